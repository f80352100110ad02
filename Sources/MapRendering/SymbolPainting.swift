import Colorimetry
import Drawing
import GeoCore
import MapStyle
import Symbols

extension LayerPainter {
  /// Paints the symbols of a layer that found room.
  ///
  /// What has the lower sort key is drawn first, so that a higher one lies on top where symbols may overlap;
  /// without keys it is the order from top to bottom of the picture, or that of the source, as the layer asks.
  mutating func draw(_ bucket: SymbolBucket, _ placed: [PlacedSymbol], of symbols: SymbolLayer) {
    var ordered = placed
    let isKeyed = symbols.symbolSortKey.isDefined
    if bucket.allowsOverlap, !isKeyed, symbols.symbolZOrder.value(context) != .source {
      func y(_ symbol: PlacedSymbol) -> Double { bucket.symbols[symbol.candidate].anchor.y }
      ordered.sort { (y($0), $0.candidate) < (y($1), $1.candidate) }
    }
    if bucket.allowsOverlap {
      for symbol in ordered { draw([symbol], of: bucket) }
    } else {
      draw(ordered, of: bucket)
    }
  }

  // All halos come first, so that none lies on a neighbour's letters.
  private mutating func draw(_ symbols: [PlacedSymbol], of bucket: SymbolBucket) {
    var order: [TextPaint] = []
    var groups: [TextPaint: [PlacedGlyph]] = [:]
    for symbol in symbols {
      guard let text = symbol.text else { continue }
      let paint = bucket.symbols[symbol.candidate].text.paint
      if groups[paint] == nil { order.append(paint) }
      groups[paint, default: []] += bucket.candidates[symbol.candidate].texts[text].glyphs
    }
    let ranges = order.map { paint in (paint, list.add(groups[paint] ?? [])) }
    for (paint, range) in ranges where paint.haloColor.alpha > 0 {
      list.append(
        .glyphs(range, .halo(paint.haloColor, width: paint.haloWidth, blur: paint.haloBlur)))
    }
    for (paint, range) in ranges where paint.color.alpha > 0 {
      list.append(.glyphs(range, .fill(paint.color)))
    }
  }
}
