import Colorimetry
import Drawing
import GeoCore
import Symbols

extension LayerPainter {
  /// Draws the icons of symbols that found room for them, the bands around them first.
  mutating func draw(icons symbols: [PlacedSymbol], of bucket: SymbolBucket) {
    for isHalo in [true, false] {
      for symbol in symbols where symbol.hasIcon {
        guard let laid = bucket.symbols[symbol.candidate].icon, laid.icon.paint.opacity > 0 else {
          continue
        }
        let isFitted = laid.places.count > 1
        let index = isFitted ? symbol.text ?? 0 : 0
        guard laid.places.indices.contains(index) else { continue }
        draw(laid, laid.places[index], isHalo: isHalo)
      }
    }
  }

  private mutating func draw(_ laid: LaidIcon, _ place: LaidIcon.Place, isHalo: Bool) {
    let icon = laid.icon
    guard let ink = icon.ink(isHalo: isHalo), let image = image(named: icon.name) else { return }
    let transform = AffineTransform.rotation(degrees: laid.angle + place.turn).then(
      .translation(place.point))
    for piece in place.shape.pieces(size: icon.size) {
      let stamp = ImageStamp(
        source: piece.source, target: piece.target, transform: transform, ink: ink)
      list.append(.stamp(index: image, stamp))
    }
  }

  /// The index of an image of the style among the list's, where it stands once.
  mutating func image(named name: String) -> Int? {
    resources.images[name].map { index(of: $0, named: name) }
  }
}

extension SymbolIcon {
  /// What its shape, or the band around it, is drawn with; nothing where it has none.
  fileprivate func ink(isHalo: Bool) -> ImageStamp.Ink? {
    guard paint.isField else {
      return isHalo ? nil : .colors(opacity: paint.opacity, paint.isResampled ? .linear : .nearest)
    }
    guard isHalo else {
      return paint.color.alpha > 0 ? .field(paint.color, FieldBand(scale: size)) : nil
    }
    guard paint.hasHalo else { return nil }
    let halo = FieldBand.Halo(width: paint.haloWidth, blur: paint.haloBlur)
    return .field(paint.haloColor, FieldBand(scale: size, halo: halo))
  }
}
