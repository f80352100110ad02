import Drawing
import VectorTiles

/// The glyphs of a pack that were asked for of late.
///
/// Two generations: what is found in the older one moves to the younger; when the younger is full it becomes the older,
/// and what was not asked for since is read again.
struct PackShelf {
  private let place: GlyphPackPlace
  private var young: [Key: PackRange] = [:]
  private var old: [Key: PackRange] = [:]
  private var bytes = 0

  private struct Key: Hashable {
    let fontStack: String
    let range: UInt32
  }

  /// Bytes of fields in each generation; a range of letters has some 100 kB.
  static let maximumBytes = 16 << 20
  /// About what a range takes besides its fields, be it there or not.
  private static let overhead = 512

  init(_ place: GlyphPackPlace) {
    self.place = place
  }

  /// An empty shelf for the same packs.
  init(_ other: PackShelf) {
    self.init(other.place)
  }

  /// How many bytes both generations may be taken to hold.
  var size: Int {
    (young.count + old.count) * Self.overhead
      + (Array(young.values) + Array(old.values)).reduce(0) { $0 + $1.bytes }
  }

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

  private mutating func range(_ key: Key) -> PackRange {
    if let known = young[key] { return known }
    let range = old.removeValue(forKey: key) ?? place.range(key.fontStack, key.range)
    bytes += range.bytes + Self.overhead
    if bytes > Self.maximumBytes {
      old = young
      young = [:]
      bytes = range.bytes + Self.overhead
    }
    young[key] = range
    return range
  }
}

/// The glyphs of 256 characters in a row, as far as they are there.
struct PackRange {
  var glyphs: [UInt32: PackGlyph] = [:]
  /// Why there are none, where the file is there.
  var fault: String?
  /// How much its fields take.
  var bytes = 0
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
      range.bytes = range.glyphs.values.reduce(0) { $0 + ($1.outline.field?.values.count ?? 0) }
    } catch {
      range.fault = error.description
    }
    return range
  }
}
