import Colorimetry
import Drawing
import GeoCore
import Imaging
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
    guard symbols.symbolSortKey.isDefined else {
      draw(icons: ordered, of: bucket)
      let groups = drawsByTiles ? byTiles(ordered, of: bucket) : [ordered]
      for group in groups { draw(texts: group, of: bucket, keepsOrder: true) }
      return
    }
    for symbol in ordered { draw(icons: [symbol], of: bucket) }
    for symbol in ordered { draw(texts: [symbol], of: bucket) }
  }

  private func inOrderOfDrawing(
    _ placed: [PlacedSymbol], _ bucket: SymbolBucket, _ symbols: SymbolLayer
  ) -> [PlacedSymbol] {
    let order = symbols.symbolZOrder.value(context)
    if order == .viewportY || order == .auto && !symbols.symbolSortKey.isDefined {
      return placed.sorted { a, b in
        let (first, second) = (bucket.symbols[a.candidate].tile, bucket.symbols[b.candidate].tile)
        if drawsByTiles, first != second { return first.isDrawn(before: second) }
        return bucket.isAbove(a.candidate, b.candidate)
      }
    }
    return placed.sorted { a, b in
      let first = bucket.candidates[a.candidate].priority.sortKey
      let second = bucket.candidates[b.candidate].priority.sortKey
      return first == second ? bucket.isBefore(a.candidate, b.candidate) : first < second
    }
  }

  private func byTiles(
    _ ordered: [PlacedSymbol], of bucket: SymbolBucket
  ) -> [[PlacedSymbol]] {
    var groups: [[PlacedSymbol]] = []
    var last: SymbolTilePlace?
    for symbol in ordered {
      let tile = bucket.symbols[symbol.candidate].tile
      if tile == last { groups[groups.count - 1].append(symbol) } else { groups.append([symbol]) }
      last = tile
    }
    return groups
  }

  // All halos come first, so that none lies on a neighbour's letters; pictures in texts lie where the letters do.
  private mutating func draw(
    texts symbols: [PlacedSymbol], of bucket: SymbolBucket, keepsOrder: Bool = false
  ) {
    var groups = GlyphGroups(keepsOrder: keepsOrder)
    for symbol in symbols {
      guard let index = symbol.text, let text = bucket.symbols[symbol.candidate].text else {
        continue
      }
      groups.add(bucket.candidates[symbol.candidate].texts[index], text)
    }
    let ranges = groups.inOrder.map { paint, glyphs in (paint, list.add(glyphs)) }
    for (paint, range) in ranges where paint.haloColor.alpha > 0 {
      list.append(
        .glyphs(range, .halo(paint.haloColor, width: paint.haloWidth, blur: paint.haloBlur)))
    }
    for (paint, range) in ranges where paint.color.alpha > 0 {
      list.append(.glyphs(range, .fill(paint.color)))
    }
    let isScaled = bucket.scalesTexts
    for (image, text) in groups.images { draw(image, of: text, isScaled: isScaled) }
  }

  /// - Parameter isScaled: whether pictures are of other sizes than their own.
  private mutating func draw(_ placed: PlacedImage, of text: SymbolText, isScaled: Bool) {
    guard let name = text.images[placed.span], let image = resources.images[name],
      let index = self.image(named: name)
    else { return }
    let paint = text.paint(of: placed.span)
    let (width, height) = (Double(image.bitmap.width), Double(image.bitmap.height))
    // MapLibre takes the nearest pixels even where the device has others.
    let isResampled =
      isScaled || placed.angle != 0 || !drawsByTiles && image.pixelRatio != frame.scale
    // Atlases keep a clear pixel around pictures, so that their edges fade.
    let (x, y) = (placed.size.width / width, placed.size.height / height)
    let stamp = ImageStamp(
      source: Rect(x: -1, y: -1, width: width + 2, height: height + 2),
      target: Rect(
        x: -x, y: -placed.size.height - y, width: placed.size.width + 2 * x,
        height: placed.size.height + 2 * y),
      transform: AffineTransform.rotation(radians: placed.angle).then(.translation(placed.origin)),
      ink: image.isSDF
        ? .field(paint.color, FieldBand(scale: placed.size.width / image.size.width))
        : .colors(opacity: paint.opacity, isResampled ? .linear : .nearest))
    list.append(.stamp(index: index, stamp))
  }
}

/// The glyphs of texts by their paints, in the order in which these are met.
private struct GlyphGroups {
  private(set) var inOrder: [(TextPaint, [PlacedGlyph])] = []
  private(set) var images: [(PlacedImage, SymbolText)] = []
  // Where each paint stands; only the last one where the order of texts is kept.
  private var indices: [TextPaint: Int] = [:]
  private let keepsOrder: Bool

  /// - Parameter keepsOrder: whether texts may lie on each other, so that only those of one paint in a row are one.
  init(keepsOrder: Bool) {
    self.keepsOrder = keepsOrder
  }

  mutating func add(_ part: SymbolPart, _ text: SymbolText) {
    if part.spans.isEmpty {
      add(part.glyphs[...], text.paint(of: 0))
    } else {
      for (index, span) in part.spans.enumerated() {
        add(part.glyphs[index...index], text.paint(of: span))
      }
    }
    for image in part.images { images.append((image, text)) }
  }

  private mutating func add(_ glyphs: ArraySlice<PlacedGlyph>, _ paint: TextPaint) {
    if let index = indices[paint] {
      inOrder[index].1 += glyphs
      return
    }
    if keepsOrder { indices = [:] }
    indices[paint] = inOrder.count
    inOrder.append((paint, Array(glyphs)))
  }
}
