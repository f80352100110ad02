import Drawing
import GeoCore

/// A character of a text, or a picture that stands in it.
struct PackCharacter {
  var scalar: UInt32
  /// The span it is of.
  var span: Int
  /// Where its cluster begins in the joined text, in UTF-8 bytes.
  var byte: Int
}

/// A text as characters in the order in which they are written.
struct PackText {
  let spans: [TextSpan]
  /// Points per em of the whole.
  let size: Double
  private(set) var characters: [PackCharacter] = []
  /// Whether there are more than are set.
  let isCut: Bool
  /// What stands between characters, in pixels of fields; letters that join bear nothing between them.
  let spacing: Double

  /// Labels have some dozens of characters; the search for line breaks takes the square of their number.
  static let maximumCount = 4096

  init(_ spans: [TextSpan], size: Double?) {
    self.spans = spans
    self.size = size ?? spans.lazy.map(\.style.size).max() ?? 0
    let all = spans.reduce(0) { $0 + $1.text.unicodeScalars.count }
    isCut = all > Self.maximumCount
    var byte = 0
    for (index, span) in spans.enumerated() {
      for scalar in span.text.unicodeScalars.prefix(Self.maximumCount - characters.count) {
        characters.append(PackCharacter(scalar: scalar.value, span: index, byte: byte))
        byte += UTF8.width(scalar)
      }
    }
    let wanted = spans.first?.style.letterSpacing ?? 0
    let isFree = wanted.isFinite && characters.allSatisfy { !isCursive($0.scalar) }
    spacing = isFree ? wanted / self.size * PackMetrics.em : 0
  }

  /// The picture that stands in place of a character, in pixels of fields.
  func image(_ character: PackCharacter) -> (width: Double, height: Double)? {
    spans[character.span].image.map {
      ($0.width / size * PackMetrics.em, $0.height / size * PackMetrics.em)
    }
  }

  /// How much larger than the whole a character is; pictures count as the whole.
  func scale(_ character: PackCharacter) -> Double {
    let span = spans[character.span]
    return span.image == nil ? span.style.size / size : 1
  }

  /// Lets characters stand as columns have them: punctuation between upright letters takes its vertical form.
  ///
  /// - Parameter has: whether there is a glyph of a character of a span.
  mutating func verticalize(_ has: (UInt32, Int) -> Bool) {
    let scalars = characters.map(\.scalar)
    for i in characters.indices {
      guard let form = VerticalForms.form(of: scalars[i]), has(form, characters[i].span) else {
        continue
      }
      let neighbours = [i > 0 ? scalars[i - 1] : nil, i + 1 < scalars.count ? scalars[i + 1] : nil]
      let isUpright = neighbours.compactMap { $0 }.allSatisfy {
        !VerticalForms.isRotated($0) || VerticalForms.form(of: $0) != nil
      }
      if isUpright { characters[i].scalar = form }
    }
  }

  /// Replaces the characters, each of which stays where it was.
  mutating func replace(_ changed: [PackCharacter]) {
    characters = changed
  }
}

/// Whether a character is of a script whose letters join (Arabic, Syriac, Mongolian and their kin).
func isCursive(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x600...0x604, 0x606...0x60B, 0x60D...0x61A, 0x61C...0x61E, 0x620...0x63F, 0x641...0x64A,
    0x656...0x66F, 0x671...0x6DC, 0x6DE...0x6FF, 0x700...0x77F, 0x860...0x8E1, 0x8E3...0x8FF,
    0x1800...0x18AA, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1_0F70...0x1_0F89, 0x1_BC00...0x1_BC9F,
    0x1_EE00...0x1_EEFF:
    true
  default: false
  }
}

/// Whether JavaScript's `\s` matches a character, by which MapLibre tells white space.
func isSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x9...0xD, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
    0xFEFF:
    true
  default: false
  }
}
