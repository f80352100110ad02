/// How much a text looks like one of the languages that an older encoding was made for.
struct LetterScore {
  /// How the letters beyond ASCII stand in the words of an encoding's languages.
  enum Script {
    /// Among those of ASCII.
    case latin
    /// By themselves.
    case own
  }

  let encoding: TextEncoding
  private let script: Script
  /// What each letter speaks for the encoding: 1 for a frequent one, less for the others.
  private let points: [UInt32: Double]

  /// Takes the letters of the languages, frequent ones, then usual ones, then rare ones, parted by spaces.
  init(_ label: String, _ script: Script, _ letters: String, rest: ClosedRange<UInt32>? = nil) {
    encoding = TextEncoding(label: label)
    self.script = script
    var points: [UInt32: Double] = [:]
    for value in rest.map(Array.init) ?? [] { points[value] = 0.4 }
    for (letters, each) in zip(letters.split(separator: " "), [1, 0.7, 0.4]) {
      for letter in letters.unicodeScalars { points[letter.value] = each }
    }
    self.points = points
  }

  /// At most 1: the mean of what the letters beyond ASCII speak for the encoding, less what is out of place.
  func score(_ text: String, faults: Int) -> Double {
    var (letters, sum) = (0, 0.0)
    var scalars = text.unicodeScalars.makeIterator()
    var before: Unicode.Scalar = " "
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      defer { before = scalar }
      guard !scalar.isASCII, scalar.value != 0xFFFD else { continue }
      letters += 1
      sum += points[scalar.value] ?? (scalar.properties.isAlphabetic ? 0 : -0.5)
      sum -= oddity(before, scalar, next ?? " ")
    }
    guard letters > 0 else { return -1 }
    return (sum - Double(faults) * 4) / Double(letters)
  }

  /// What speaks against a scalar where it stands.
  private func oddity(
    _ before: Unicode.Scalar, _ scalar: Unicode.Scalar, _ after: Unicode.Scalar
  ) -> Double {
    let (left, right) = (Self.isLetter(before), Self.isLetter(after))
    // "KÃ¶ln": a capital after a small letter is hardly ever right.
    var odd = scalar.properties.isUppercase && before.properties.isLowercase ? 1.0 : 0
    if !Self.isLetter(scalar), !Self.isMark(scalar) {
      // "M„nchen": nor is a sign inside a word, but for an apostrophe.
      return left && right && scalar != "\u{2019}" && scalar != "\u{B7}" ? odd + 1 : odd
    }
    switch script {
    case .latin:
      // "ÇáÇÓã": nor are words that do without the letters of ASCII.
      if left, !before.isASCII, right, !after.isASCII { odd += 0.7 }
    case .own:
      // "MБnchen": nor are words of two scripts.
      if left && before.isASCII || right && after.isASCII { odd += 1 }
    }
    return odd
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x41...0x5A).contains(scalar.value & ~0x20) : scalar.properties.isAlphabetic
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }
}
