/// An order of texts for people, in the manner of the Unicode Collation Algorithm (UTS #10) with its root order.
///
/// A table of weights or a library of them changes its order from version to version, and so would pictures; this
/// order follows from Unicode's scripts and names alone. Three levels, each of which decides only where those before
/// it are equal: base letters without case, accents and widths (`FoldedText`), with spaces and signs before digits
/// before letters, numbers by their value, scripts as in the root order, Hangul and kana before Han; then accents,
/// the unmarked first; then case, small letters first. It differs from the root order in this: signs are never
/// ignored, letters such as ø and ł count as accented, and Han stand in the order of their code points.
struct Collation {
  private var weights: [UInt64] = []
  /// Where each text's weights lie.
  private var ranges: [Range<Int>] = []
  private var texts: [String] = []

  /// How many digits of a number are compared as a number: longer ones are identifiers.
  private static let maximumDigits = 15

  init(capacity: Int) {
    ranges.reserveCapacity(capacity)
    texts.reserveCapacity(capacity)
  }

  /// Adds a text; its position is the count of those before it.
  mutating func append(_ text: String) {
    let start = weights.count
    let scalars = FoldedText(text, hasSources: false).scalars
    var at = 0
    while at < scalars.count {
      if (0x30...0x39).contains(scalars[at]) {
        at = appendNumber(scalars, at)
      } else {
        weights.append(Self.weight(scalars[at]))
        at += 1
      }
    }
    ranges.append(start..<weights.count)
    texts.append(text)
  }

  // Two weights: how long the number is without leading zeros, then its value.
  private mutating func appendNumber(_ scalars: [UInt32], _ start: Int) -> Int {
    var (at, value, digits) = (start, UInt64(0), UInt64(0))
    while at < scalars.count, (0x30...0x39).contains(scalars[at]), digits < Self.maximumDigits {
      value = value * 10 + UInt64(scalars[at] - 0x30)
      if value > 0 { digits += 1 }
      at += 1
    }
    weights.append(Self.digits + digits)
    weights.append(value)
    return at
  }

  private static let digits: UInt64 = 1 << 32
  private static let letters: UInt64 = 1 << 33

  private static func weight(_ value: UInt32) -> UInt64 {
    guard let scalar = Unicode.Scalar(value) else { return UInt64(value) }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return letters + script(value) << 24 + UInt64(kana(value))
    case .decimalNumber, .letterNumber, .otherNumber: return digits + UInt64(value) << 8
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return 0x20
    default:
      // UTS #10: punctuation before symbols.
      return properties.generalCategory.isPunctuation
        ? 0x100 + UInt64(value) : 1 << 24 + UInt64(value)
    }
  }

  // The root order goes by code points but for these: Georgian before Armenian, Hangul and kana before Han.
  private static func script(_ value: UInt32) -> UInt64 {
    switch value {
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: 1
    case 0x530...0x58F: 2
    case 0x590..<0x10A0, 0x1100..<0x1C90: value < 0x1100 || value > 0x11FF ? 3 : 5
    case 0xAC00...0xD7FB, 0x3130...0x318F: 5
    case 0x3041...0x30FF, 0x31F0...0x31FF: 6
    case 0x3105...0x312F: 7
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      9
    case 0x10A0...: 4
    default: 0
    }
  }

  // Katakana stand with the hiragana of their sound.
  private static func kana(_ value: UInt32) -> UInt32 {
    (0x30A1...0x30F6).contains(value) ? value - 0x60 : value
  }

  /// Below 0 where text `a` comes first, above where `b` does, 0 where they are equal.
  func compare(_ a: Int, _ b: Int) -> Int {
    let (x, y) = (ranges[a], ranges[b])
    let shared = min(x.count, y.count)
    for step in 0..<shared {
      let (left, right) = (weights[x.lowerBound + step], weights[y.lowerBound + step])
      if left != right { return left < right ? -1 : 1 }
    }
    if x.count != y.count { return x.count < y.count ? -1 : 1 }
    // Strings are compared in canonical composition, in which a letter comes before the same one with a mark.
    let (small, other) = (texts[a].lowercased(), texts[b].lowercased())
    if small != other { return small < other ? -1 : 1 }
    if texts[a] == texts[b] { return 0 }
    // Capitals have the lower code points.
    return texts[a] > texts[b] ? -1 : 1
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isPunctuation: Bool {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
