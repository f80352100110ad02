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
  private let tiles: MapTiles
  private var picture: MapPicture
  private var substitutions: [FontSubstitution] = []
  private var missing: Set<Unicode.Scalar> = []

  init(renderer: MapRenderer, request: MapRequest, tiles: MapTiles) {
    self.renderer = renderer
    self.request = request
    self.tiles = tiles
    painter = LayerPainter(renderer, request)
    picture = MapPicture(list: painter.list)
    picture.missingTiles = tiles.missing
  }

  mutating func run() -> MapPicture {
    let layers = renderer.style.layers.filter { $0.isVisible(painter.context) }
      .map { $0.at(zoom: painter.context.zoom) }
    let placed = placeSymbols(layers)
    for (index, layer) in layers.enumerated() { draw(layer, placed[index]) }
    picture.list = painter.list
    picture.diagnostics =
      renderer.style.diagnostics + renderer.resources.diagnostics
      + tiles.diagnostics + painter.diagnostics
    return picture
  }

  private typealias Placed = (bucket: SymbolBucket, symbols: [PlacedSymbol])

  private mutating func placeSymbols(_ layers: [StyleLayer]) -> [Int: Placed] {
    var empty = Symbols.SymbolPlacement(frame: painter.symbolFrame)
    empty.reserve(request.reserved)
    // Each source's own, or one for all.
    var placements: [String: Symbols.SymbolPlacement] = [:]
    var placed: [Int: Placed] = [:]
    for (index, layer) in layers.enumerated().reversed() {
      guard case .symbol(let symbols) = layer.kind else { continue }
      let tiles = tiles.collections[layer.source]?.tiles ?? []
      let bucket = painter.bucket(
        symbols, of: layer, rank: layers.count - 1 - index, from: tiles, renderer.shaping)
      let room = request.sourcesCollide ? "" : layer.source
      let found = placements[room, default: empty].place(bucket.candidates).placed
      for symbol in found where symbol.text != nil {
        guard let text = bucket.symbols[symbol.candidate].text else { continue }
        noteMissingGlyphs(text)
        noteSubstitutions(text, of: symbols)
      }
      placed[index] = (bucket, found)
    }
    return placed
  }

  private mutating func noteMissingGlyphs(_ text: SymbolText) {
    for fault in text.text.faults + (text.columns?.faults ?? []) { painter.note(.input, fault) }
    for scalar in text.text.missing + (text.columns?.missing ?? [])
    where missing.insert(scalar).inserted {
      picture.missingGlyphs.append(scalar)
      painter.note(.missingGlyph(scalar, in: text.plain))
    }
  }

  // Fonts that a style does not ask for itself are nothing to be told of.
  private mutating func noteSubstitutions(_ text: SymbolText, of layer: SymbolLayer) {
    let unasked = layer.textFont.isDefined ? nil : layer.textFont.fallback
    for substitution in text.text.substitutions + (text.columns?.substitutions ?? [])
    where substitution.asked != unasked && !substitutions.contains(substitution) {
      substitutions.append(substitution)
      let names = substitution.asked.map { "'\($0)'" }.joined(separator: ", ")
      painter.note(.style, "no font \(names) is there; '\(substitution.used)' stands in")
    }
  }

  private mutating func draw(_ layer: StyleLayer, _ placed: Placed?) {
    let tiles = tiles.collections[layer.source]?.tiles ?? []
    switch layer.kind {
    case .background(let background): painter.draw(background, of: layer)
    case .fill(let fill): painter.draw(fill, of: layer, from: tiles)
    case .line(let line): painter.draw(line, of: layer, from: tiles)
    case .circle(let circle): painter.draw(circle, of: layer, from: tiles)
    case .symbol(let symbols):
      if let placed { painter.draw(placed.bucket, placed.symbols, of: symbols) }
    case .raster(let raster): painter.draw(raster, of: layer, from: tiles)
    case .hillshade(let hillshade): painter.draw(hillshade, of: layer, from: tiles)
    case .colorRelief(let relief): painter.draw(relief, of: layer, from: tiles)
    case .heatmap(let heatmap): painter.draw(heatmap, of: layer, from: tiles)
    case .fillExtrusion(let blocks):
      painter.draw(blocks, of: layer, from: tiles, in: renderer.style.light)
    case .other:
      painter.note(.style, "layer '\(layer.id)': layers of its type are not drawn")
    }
  }
}
