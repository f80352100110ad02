import Drawing
import GeoCore
import MapStyle
import Symbols

/// The drawing of one picture: tiles, then symbols from the top layer down into one index, then all layers from
/// the bottom up.
struct MapPass {
  private let renderer: MapRenderer
  private let request: MapRequest
  private var painter: LayerPainter
  private var collections: [String: TileCollection] = [:]
  private var picture: MapPicture

  init(renderer: MapRenderer, request: MapRequest) {
    self.renderer = renderer
    self.request = request
    let frame = PictureFrame(viewport: request.viewport, scale: max(request.scale, 0.01))
    painter = LayerPainter(frame: frame)
    picture = MapPicture(list: painter.list)
  }

  mutating func run() -> MapPicture {
    let context = EvaluationContext(zoom: request.viewport.camera.zoom)
    let layers = renderer.style.layers.filter { $0.isVisible(context) }
    gatherTiles(for: layers)
    let placed = placeSymbols(layers)
    for (index, layer) in layers.enumerated() { draw(layer, placed[index]) }
    picture.list = painter.list
    picture.diagnostics = renderer.style.diagnostics + picture.diagnostics + painter.diagnostics
    return picture
  }

  private mutating func gatherTiles(for layers: [StyleLayer]) {
    for name in layers.map(\.source) where collections[name] == nil {
      guard let source = renderer.sources[name] else { continue }
      let tiles = TileCollection(
        of: source, in: request.viewport, cache: renderer.cache, climbs: request.climbs)
      collections[name] = tiles
      picture.diagnostics += tiles.diagnostics
      picture.missingTiles += tiles.missing
    }
  }

  private typealias Placed = (bucket: SymbolBucket, symbols: [PlacedSymbol])

  private mutating func placeSymbols(_ layers: [StyleLayer]) -> [Int: Placed] {
    var placement = Symbols.SymbolPlacement(frame: painter.frame.rect)
    placement.reserve(request.reserved)
    var placed: [Int: Placed] = [:]
    for (index, layer) in layers.enumerated().reversed() {
      guard case .symbol(let symbols) = layer.kind else { continue }
      let tiles = collections[layer.source]?.tiles ?? []
      let bucket = painter.bucket(
        symbols, of: layer, rank: layers.count - 1 - index, from: tiles, renderer.shaping)
      noteMissingGlyphs(bucket)
      placed[index] = (bucket, placement.place(bucket.candidates).placed)
    }
    return placed
  }

  private mutating func noteMissingGlyphs(_ bucket: SymbolBucket) {
    for (scalar, label) in bucket.missing where !picture.missingGlyphs.contains(scalar) {
      picture.missingGlyphs.append(scalar)
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      painter.note(.missingGlyph, "no font has a glyph for U+\(padded) in '\(label)'")
    }
  }

  private mutating func draw(_ layer: StyleLayer, _ placed: Placed?) {
    let tiles = collections[layer.source]?.tiles ?? []
    switch layer.kind {
    case .background(let background): painter.draw(background, of: layer)
    case .fill(let fill): painter.draw(fill, of: layer, from: tiles)
    case .line(let line): painter.draw(line, of: layer, from: tiles)
    case .circle(let circle): painter.draw(circle, of: layer, from: tiles)
    case .symbol: if let placed { painter.draw(placed.bucket, placed.symbols) }
    case .raster, .hillshade, .heatmap, .fillExtrusion, .colorRelief, .other:
      painter.note(.style, "layer '\(layer.id)': layers of its type are not drawn")
    }
  }
}
