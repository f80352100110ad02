import Colorimetry
import Drawing
import GeoCore
import Symbols

extension LayerPainter {
  /// Paints the symbols of a layer that found room: all halos first, so that none lies on a neighbour's letters.
  mutating func draw(_ bucket: SymbolBucket, _ placed: [PlacedSymbol]) {
    var order: [TextPaint] = []
    var groups: [TextPaint: [PlacedGlyph]] = [:]
    for symbol in placed.reversed() {
      guard let text = symbol.text else { continue }
      let paint = bucket.paints[symbol.candidate]
      if groups[paint] == nil { order.append(paint) }
      groups[paint, default: []] += bucket.candidates[symbol.candidate].texts[text].glyphs
    }
    var ranges: [(TextPaint, Range<Int>)] = []
    for paint in order { ranges.append((paint, list.add(groups[paint] ?? []))) }
    for (paint, range) in ranges where paint.haloColor.alpha > 0 {
      list.append(
        .glyphs(range, .halo(paint.haloColor, width: paint.haloWidth, blur: paint.haloBlur)))
    }
    for (paint, range) in ranges where paint.color.alpha > 0 {
      list.append(.glyphs(range, .fill(paint.color)))
    }
  }
}
