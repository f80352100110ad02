import Drawing
import VectorTiles

/// The glyphs of a pack that were asked for, those not asked for lately forgotten.
struct PackShelf {
  private let place: GlyphPackPlace
  private var ranges = GenerationCache<Key, PackRange>(limit: Self.maximumBytes)

  private struct Key: Hashable {
    let fontStack: String
    let range: UInt32
  }

  /// The most bytes of glyphs that are held: twice what one font has for all that is written in Chinese.
  static let maximumBytes = 64 << 20
  /// About what a range, and a glyph of it, take besides the field.
  private static let overhead = 200

  init(_ place: GlyphPackPlace) {
    self.place = place
  }

  /// An empty shelf for the same packs.
  init(_ other: PackShelf) {
    self.init(other.place)
  }

  /// How many bytes of glyphs are held.
  var bytes: Int { ranges.cost }

  /// The glyph of a character in the first font that has it, and what is wrong with the files that were looked into.
  ///
  /// - Parameter stacks: a pack of all fonts together, as servers make, and one of each.
  mutating func glyph(_ scalar: UInt32, _ stacks: [String]) -> (glyph: PackGlyph?, fault: String?) {
    // Packs end with the basic plane: what lies beyond has no range.
    guard scalar <= 0xFFFF else { return (nil, nil) }
    var fault: String?
    for stack in stacks {
      let range = range(Key(fontStack: stack, range: scalar / 256))
      if let found = range.glyphs[scalar] { return (found, fault) }
      fault = fault ?? range.fault
    }
    return (nil, fault)
  }

  /// Whether any of the packs is there: all have letters among the first 256 characters.
  mutating func holds(anyOf stacks: [String]) -> Bool {
    stacks.contains { !range(Key(fontStack: $0, range: 0)).glyphs.isEmpty }
  }

  private mutating func range(_ key: Key) -> PackRange {
    if let known = ranges.find(key) { return known }
    let range = place.range(key.fontStack, key.range)
    let bytes = range.glyphs.values.reduce(Self.overhead) { $0 + $1.bytes + Self.overhead }
    ranges.insert(range, for: key, cost: bytes)
    return range
  }
}

/// The glyphs of 256 characters in a row, as far as they are there.
struct PackRange {
  var glyphs: [UInt32: PackGlyph] = [:]
  /// Why there are none, where the file is there.
  var fault: String?
}

extension GlyphPackPlace {
  /// The range of a font stack that begins at 256 times `number`; empty where it is not there.
  func range(_ fontStack: String, _ number: UInt32) -> PackRange {
    let name = "\(number * 256)-\(number * 256 + 255)"
    var range = PackRange()
    do throws(GlyphPackError) {
      guard let file = try bytes(fontStack, name) else { return range }
      do throws(WireFault) {
        range.glyphs = try GlyphRange.read(file, font: fontStack)
      } catch {
        throw .broken(
          file: "\(fontStack)/\(name).pbf",
          reason: "it is no range of glyphs: the fault is at byte \(error.offset)")
      }
    } catch {
      range.fault = error.description
    }
    return range
  }
}
