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
    let windows = view.windows(margin: Self.symbolReach)
    let tiles = SymbolTiles(view, zoom: frame.viewport.camera.zoom)
    let rules = anchors(for: icon, walk, tiles)
    for tile in tiles.tiles(in: windows) {
      let lines = pipe.tileLines(of: feature, view, cutTo: isCentered ? nil : tile.bounds)
      for line in lines.map({ $0.map(tiles.rounded) }) {
        for anchor in rules.find(on: line, of: tile.bounds, tiles.scale, isCentered) {
          // Anchors are whole tile units.
          let unit = tiles.rounded(anchor.point * (1 / tiles.scale))
          guard tile.bounds.holdsAnchor(unit), windows.contains(where: { $0.holdsAnchor(unit) })
          else { continue }
          let place = AnchorOnLine(
            point: view.transform(unit), angle: anchor.angle, tile: tile.place)
          append(icon, at: place, view, walk, &bucket)
        }
      }
    }
  }

  private struct AnchorOnLine {
    let point: Point
    let angle: Double
    let tile: SymbolTilePlace
  }

  private func append(
    _ icon: SymbolIcon, at anchor: AnchorOnLine, _ view: LayerView, _ walk: SymbolWalk,
    _ bucket: inout SymbolBucket
  ) {
    var symbol = BucketSymbol(anchor: anchor.point, tile: anchor.tile)
    let place = LaidIcon.Place(shape: icon.shape(about: nil), point: walk.move(anchor.point))
    symbol.icon = LaidIcon(
      icon: icon, places: [place],
      angle: icon.rotation + icon.turn(alongLine: anchor.angle, view.transform))
    bucket.append(symbol, sortKey: walk.sortKey(walk.features.context))
  }

  private func anchors(
    for icon: SymbolIcon, _ walk: SymbolWalk, _ tiles: SymbolTiles
  ) -> LineAnchors {
    // Distances are for the text's size at zoom 18 even where there is no text; 24 is the size icons have their own
    // extent at.
    var far = context
    far.zoom = 18
    let textSize = walk.symbols.textSize.value(far)
    var anchors = LineAnchors(labelLength: icon.shape.box.width * textSize / 24)
    anchors.spacing = max(1, walk.symbols.symbolSpacing.value(context))
    anchors.glyphSize = textSize
    anchors.maxAngle = .infinity
    anchors.overscaling = tiles.overscaling
    return anchors
  }
}

extension LineAnchors {
  /// The anchors on a line in tile units, in the points it is measured in.
  ///
  /// - Parameter scale: points per tile unit.
  fileprivate func find(
    on line: [Point], of tile: Rect, _ scale: Double, _ isCentered: Bool
  ) -> [LineAnchor] {
    let points = line.map { $0 * scale }
    if isCentered { return center(of: points).map { [$0] } ?? [] }
    var own = self
    own.isContinued = line.first.map(tile.hasOnEdge) ?? false
    return own.along(points)
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

  fileprivate func hasOnEdge(_ p: Point) -> Bool {
    p.x == minX || p.x == maxX || p.y == minY || p.y == maxY
  }
}
