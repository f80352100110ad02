/// A text without case, accents and widths, that remembers where each scalar came from.
///
/// Not the Unicode Collation Algorithm: letters lose marks that Unicode's own names call `WITH …` in the Latin and
/// Greek scripts, and what search in other scripts usually overlooks is listed in `ScalarFolding`. Composed and
/// decomposed forms of these scripts, of kana and of Hangul fold to the same scalars.
struct FoldedText {
  /// The folded scalars.
  private(set) var scalars: [UInt32] = []
  /// For each scalar the UTF-8 bytes of the source that became it, marks that were dropped included.
  private(set) var sources: [Range<Int>] = []

  private let hasSources: Bool

  /// Folds a text; where it came from is forgotten where `hasSources` is false.
  init(_ text: String, hasSources: Bool = true) {
    self.hasSources = hasSources
    var at = 0
    scalars.reserveCapacity(text.utf8.count)
    if hasSources { sources.reserveCapacity(text.utf8.count) }
    for scalar in text.unicodeScalars {
      let end = at + UTF8.width(scalar)
      append(scalar, from: at..<end)
      at = end
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, from source: Range<Int>) {
    if scalar.isASCII {
      switch scalar.value {
      case 0x41...0x5A: return push(scalar.value | 0x20, source)
      case 0x09...0x0D: return push(0x20, source)
      default: return push(scalar.value, source)
      }
    }
    if let last = scalars.last, let joined = ScalarFolding.composed(last, scalar.value) {
      scalars[scalars.count - 1] = joined
      return extend(to: source.upperBound)
    }
    if ScalarFolding.isDropped(scalar) { return extend(to: source.upperBound) }
    let (first, second) = ScalarFolding.fold(scalar)
    push(first, source)
    if second != 0 { push(second, source) }
  }

  private mutating func push(_ scalar: UInt32, _ source: Range<Int>) {
    scalars.append(scalar)
    if hasSources { sources.append(source) }
  }

  // A letter that became two ends where both do.
  private mutating func extend(to end: Int) {
    guard let last = sources.last else { return }
    sources[sources.count - 1] = last.lowerBound..<end
  }

  /// Where `word` stands, from `start` on: the index of its first scalar, or nothing.
  func firstIndex(of word: [UInt32], from start: Int = 0) -> Int? {
    guard let head = word.first, scalars.count >= word.count else { return nil }
    var at = start
    while at <= scalars.count - word.count {
      if scalars[at] == head, scalars[at..<at + word.count].elementsEqual(word) { return at }
      at += 1
    }
    return nil
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
