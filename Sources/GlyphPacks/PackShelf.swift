import Drawing
import VectorTiles

/// The glyphs of a pack that were asked for, those not asked for lately forgotten.
struct PackShelf {
  private let place: GlyphPackPlace
  private var ranges = GenerationCache<Key, [UInt32: PackGlyph]>(limit: Self.maximumBytes)
  /// Files that are no ranges of glyphs, each once.
  private(set) var faults: [GlyphPackError] = []

  /// The most bytes of glyphs that are held: twice what one font has for all that is written in Chinese.
  static let maximumBytes = 64 << 20
  /// About what a range, and a glyph of it, take besides the field.
  private static let overhead = 200
  /// More faults than this are not told: styles name any number of fonts.
  private static let maximumFaults = 1000

  private struct Key: Hashable {
    let fontStack: String
    let range: UInt32
  }

  init(_ place: GlyphPackPlace) {
    self.place = place
  }

  /// The glyph of a character in the first font that has it: a pack of all of them together, as servers make, or one of
  /// each.
  mutating func glyph(_ scalar: UInt32, _ fonts: [String]) -> PackGlyph? {
    if let found = glyph(scalar, in: fonts.joined(separator: ",")) { return found }
    guard fonts.count > 1 else { return nil }
    for font in fonts {
      if let found = glyph(scalar, in: font) { return found }
    }
    return nil
  }

  private mutating func glyph(_ scalar: UInt32, in fontStack: String) -> PackGlyph? {
    // Packs end with the basic plane: what lies beyond has no range.
    guard scalar <= 0xFFFF else { return nil }
    let key = Key(fontStack: fontStack, range: scalar / 256)
    if let known = ranges.find(key) { return known[scalar] }
    let range = read(key)
    let bytes = range.values.reduce(Self.overhead) { $0 + $1.bytes + Self.overhead }
    ranges.insert(range, for: key, cost: bytes)
    return range[scalar]
  }

  /// How many bytes of glyphs are held.
  var bytes: Int { ranges.cost }

  private mutating func read(_ key: Key) -> [UInt32: PackGlyph] {
    let name = "\(key.range * 256)-\(key.range * 256 + 255)"
    guard let bytes = place.bytes(key.fontStack, name) else { return [:] }
    do throws(WireFault) {
      return try GlyphRange.read(bytes, font: key.fontStack)
    } catch {
      note(
        .broken(
          file: "\(key.fontStack)/\(name).pbf",
          reason: "it is no range of glyphs: the fault is at byte \(error.offset)"))
      return [:]
    }
  }

  // A range that was forgotten is read again.
  private mutating func note(_ fault: GlyphPackError) {
    guard faults.count < Self.maximumFaults, !faults.contains(fault) else { return }
    faults.append(fault)
  }
}
