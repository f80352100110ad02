import Drawing
import GeoCore
import Glibc
import MapStyle
import Symbols
import VectorTiles

/// Symbols along lines, laid out tile by tile as in MapLibre: where a line goes on in the next tile so does the rhythm.
///
/// Lines of one text that go on in each other inside a tile are one.
struct TileLines {
  private let walk: SymbolWalk
  private let isCentered: Bool
  // What waits for the rest of its tile.
  private var view: LayerView?
  private var waiting: [(symbol: LineSymbol, lines: [[Point]])] = []

  init(_ walk: SymbolWalk, isCentered: Bool) {
    (self.walk, self.isCentered) = (walk, isCentered)
  }

  /// Takes in the lines of a feature.
  mutating func add(
    _ symbol: LineSymbol, _ feature: Int, _ view: LayerView, _ painter: inout LayerPainter,
    _ bucket: inout SymbolBucket
  ) {
    if let last = self.view, last !== view { finish(&painter, &bucket) }
    self.view = view
    waiting.append((symbol, painter.pipe.tileLines(of: feature, view, cutTo: nil)))
  }

  /// Lays out what waits.
  mutating func finish(_ painter: inout LayerPainter, _ bucket: inout SymbolBucket) {
    guard let view else { return }
    let lines = self.lines
    let tiles = SymbolTiles(view, zoom: painter.frame.viewport.camera.zoom)
    let windows = view.windows(margin: LayerPainter.symbolReach)
    for tile in tiles.tiles(in: windows) {
      let place = TilePlace(view: view, tiles: tiles, tile: tile, windows: windows)
      var spread = TextSpread(scale: tiles.scale)
      for (symbol, line) in lines { offer(symbol, along: line, place, &spread, &bucket) }
    }
    self.view = nil
    waiting = []
  }

  // Of features of several lines the first alone goes on in others; where it does, MapLibre leaves out the rest.
  private var lines: [(LineSymbol, [Point])] {
    guard !isCentered else {
      return waiting.flatMap { item in item.lines.map { (item.symbol, $0) } }
    }
    var firsts = waiting.map { item in
      let name = item.symbol.text?.plain ?? ""
      return (key: name.isEmpty ? nil : name, line: item.lines.first ?? [])
    }
    return LineMerging.merge(&firsts).flatMap { index in
      let item = waiting[index]
      return [(item.symbol, firsts[index].line)] + item.lines.dropFirst().map { (item.symbol, $0) }
    }
  }

  private struct TilePlace {
    let view: LayerView
    let tiles: SymbolTiles
    let tile: SymbolTiles.Tile
    let windows: [Rect]

    func holds(_ anchor: Point) -> Bool {
      tile.bounds.holdsAnchor(anchor) && windows.contains { $0.holdsAnchor(anchor) }
    }
  }

  private func offer(
    _ symbol: LineSymbol, along line: [Point], _ place: TilePlace, _ spread: inout TextSpread,
    _ bucket: inout SymbolBucket
  ) {
    let (tiles, bounds) = (place.tiles, place.tile.bounds)
    var cut: [[Point]] = []
    var clipper = LineClipper()
    if !isCentered {
      clipper.clip(line, to: bounds) { cut.append($0) }
    } else if tiles.count > 1 {
      clipper.clip(line, to: bounds.inset(by: Insets(-tiles.buffer))) { cut.append($0) }
    } else {
      cut = [line]
    }
    for piece in cut.map({ $0.map(tiles.rounded) }) where piece.count > 1 {
      let points = piece.map { $0 * tiles.scale }
      let isContinued = piece.first.map(bounds.hasOnEdge) ?? false
      let anchors = symbol.anchors(
        tiles, along: points, isCentered: isCentered, isContinued: isContinued)
      let ends = spread.free(anchors, symbol, isCentered: isCentered)
      let seen = piece.map { place.view.transform($0) }
      for anchor in ends {
        // Anchors are whole tile units.
        let unit = tiles.rounded(anchor.point * (1 / tiles.scale))
        guard place.holds(unit) else { continue }
        let spot = LineSpot(
          point: place.view.transform(unit), line: seen,
          distance: anchor.distance / tiles.scale * place.view.unit, angle: anchor.angle)
        append(symbol, spot, place, &bucket)
      }
    }
  }

  private func append(
    _ symbol: LineSymbol, _ spot: LineSpot, _ place: TilePlace, _ bucket: inout SymbolBucket
  ) {
    let texts = symbol.texts(at: spot, walk.textMove)
    // A text that the line has no place for is one that found no room.
    if symbol.text != nil, texts.isEmpty,
      symbol.icon == nil || !bucket.rules.iconStandsAlone
    {
      return
    }
    var own = BucketSymbol(text: symbol.text, anchor: spot.point, tile: place.tile.place)
    own.icon = symbol.laidIcon(at: spot, walk.move, place.view.transform)
    own.hasChoice = symbol.hasChoice
    bucket.append(own, texts, sortKey: symbol.sortKey)
  }
}

/// Keeps anchors of one text apart within a tile, as MapLibre does: by half the spacing.
private struct TextSpread {
  /// Points per tile unit.
  let scale: Double
  private var known: [String: [Point]] = [:]

  init(scale: Double) {
    self.scale = scale
  }

  mutating func free(
    _ anchors: [LineAnchor], _ symbol: LineSymbol, isCentered: Bool
  ) -> [LineAnchor] {
    guard let text = symbol.text?.plain, !isCentered else { return anchors }
    return anchors.filter { anchor in
      let others = known[text, default: []]
      guard others.allSatisfy({ ($0 - anchor.point).length >= symbol.spacing / 2 }) else {
        return false
      }
      known[text, default: []].append(anchor.point)
      return true
    }
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
