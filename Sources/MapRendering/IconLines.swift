import Drawing
import GeoCore
import Glibc
import MapStyle
import Symbols
import VectorTiles

extension LayerPainter {
  /// Offers an icon along the lines of a feature, tile by tile as in MapLibre: where a line goes on in the next tile
  /// so does the rhythm, without the lines being joined.
  mutating func layOut(
    _ icon: SymbolIcon, along feature: Int, _ view: LayerView, _ walk: SymbolWalk,
    _ isCentered: Bool, _ bucket: inout SymbolBucket
  ) {
    let shape = icon.shape(about: nil)
    let extent = Double(view.layer.decoded.extent)
    let grid = TileGrid(view, zoom: frame.viewport.camera.zoom)
    let windows = view.windows(margin: Self.symbolReach)
    let rules = anchors(for: shape, walk, grid)
    for line in pipe.tileLines(of: feature, view, isCut: !isCentered) {
      let points = line.map { $0 * grid.scale }
      var own = rules
      own.isContinued = line.first.map { isOnEdge($0, extent) } ?? false
      let found = isCentered ? own.center(of: points).map { [$0] } ?? [] : own.along(points)
      for anchor in found {
        let place = anchor.point * (1 / grid.scale)
        // Anchors are whole tile units.
        let unit = Point(x: place.x.rounded(), y: place.y.rounded())
        guard windows.contains(where: { $0.holdsAnchor(unit) }) else { continue }
        let point = view.transform(unit)
        var symbol = BucketSymbol(anchor: point, tile: walk.drawRank(of: view))
        symbol.icon = LaidIcon(
          icon: icon, places: [LaidIcon.Place(shape: shape, point: walk.move(point))],
          angle: icon.rotation + icon.turn(alongLine: anchor.angle, view.transform))
        bucket.append(symbol, sortKey: walk.sortKey(walk.features.context))
      }
    }
  }

  private func anchors(
    for shape: IconShape, _ walk: SymbolWalk, _ grid: TileGrid
  ) -> LineAnchors {
    // Distances are for the text's size at zoom 18 even where there is no text; 24 is the size icons have their own
    // extent at.
    var far = context
    far.zoom = 18
    let textSize = walk.symbols.textSize.value(far)
    var anchors = LineAnchors(labelLength: shape.box.width * textSize / 24)
    anchors.spacing = max(1, walk.symbols.symbolSpacing.value(context))
    anchors.glyphSize = textSize
    anchors.maxAngle = .infinity
    anchors.overscaling = grid.overscaling
    return anchors
  }

  private func isOnEdge(_ p: Point, _ extent: Double) -> Bool {
    p.x == 0 || p.x == extent || p.y == 0 || p.y == extent
  }
}

/// The points across a tile at its own zoom, in which distances along lines are measured at all zooms between two
/// whole ones.
private struct TileGrid {
  /// How much larger the tile is drawn than its zoom's tiles, as a whole power of two.
  let overscaling: Double
  /// Points per tile unit.
  let scale: Double

  init(_ view: LayerView, zoom: Double) {
    let deeper = max(0, zoom.rounded(.down) - Double(view.tile.id.z))
    overscaling = exp2(min(deeper, 30))
    scale = Camera.worldSizeAtZoomZero * overscaling / Double(view.layer.decoded.extent)
  }
}

extension SymbolIcon {
  /// How far it is turned with a line, in degrees.
  ///
  /// - Parameters:
  ///   - angle: the line's direction, in radians clockwise from rightwards.
  ///   - map: from the coordinates of the line to the picture.
  func turn(alongLine angle: Double, _ map: AffineTransform = .identity) -> Double {
    guard turnsWithMap else { return 0 }
    let (x, y) = (cos(angle), sin(angle))
    let (dx, dy) = (map.a * x + map.c * y, map.b * x + map.d * y)
    let isUpsideDown = keepsUpright && dx < 0
    return atan2(dy, dx) * 180 / .pi + (isUpsideDown ? 180 : 0)
  }
}

extension Rect {
  /// Whether a point lies inside, where left and top edges belong to it and the others do not.
  fileprivate func holdsAnchor(_ p: Point) -> Bool {
    p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY
  }
}
