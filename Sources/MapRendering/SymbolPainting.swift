import Colorimetry
import Drawing
import GeoCore
import MapStyle
import Symbols

extension LayerPainter {
  /// Paints the symbols of a layer that found room: all icons, then all texts.
  ///
  /// What has the lower sort key is drawn first, so that a higher one lies on top where symbols may overlap;
  /// without keys it is the order from top to bottom of the picture, or that of the source, as the layer asks.
  mutating func draw(_ bucket: SymbolBucket, _ placed: [PlacedSymbol], of symbols: SymbolLayer) {
    guard bucket.rules.allowOverlap else {
      draw(icons: placed, of: bucket)
      draw(texts: placed, of: bucket)
      return
    }
    let ordered = inOrderOfDrawing(placed, bucket, symbols)
    if symbols.symbolSortKey.isDefined {
      for symbol in ordered { draw(icons: [symbol], of: bucket) }
    } else {
      draw(icons: ordered, of: bucket)
    }
    for symbol in ordered { draw(texts: [symbol], of: bucket) }
  }

  private func inOrderOfDrawing(
    _ placed: [PlacedSymbol], _ bucket: SymbolBucket, _ symbols: SymbolLayer
  ) -> [PlacedSymbol] {
    let order = symbols.symbolZOrder.value(context)
    if order == .viewportY || order == .auto && !symbols.symbolSortKey.isDefined {
      return placed.sorted { bucket.isAbove($0.candidate, $1.candidate) }
    }
    return placed.sorted { a, b in
      let first = bucket.candidates[a.candidate].priority.sortKey
      let second = bucket.candidates[b.candidate].priority.sortKey
      return first == second ? bucket.isBefore(a.candidate, b.candidate) : first < second
    }
  }

  // All halos come first, so that none lies on a neighbour's letters.
  private mutating func draw(texts symbols: [PlacedSymbol], of bucket: SymbolBucket) {
    var order: [TextPaint] = []
    var groups: [TextPaint: [PlacedGlyph]] = [:]
    for symbol in symbols {
      guard let text = symbol.text, let paint = bucket.symbols[symbol.candidate].text?.paint else {
        continue
      }
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
