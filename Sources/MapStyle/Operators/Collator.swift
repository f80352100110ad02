import JSONReading

/// `collator`: how strings are compared.
final class CollatorNode: ExpressionNode, @unchecked Sendable {
  private let caseSensitive, diacriticSensitive: ExpressionNode?
  private let locale: ExpressionNode?

  private init(_ options: [ExpressionNode?], key: String) {
    caseSensitive = options[0]
    diacriticSensitive = options[1]
    locale = options[2]
    super.init(.collator, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1 else { return context.error("Expected one argument.") }
    let node = call.items[1]
    guard node.object != nil else {
      return context.error("Collator options argument must be an object.")
    }
    var options: [ExpressionNode?] = []
    for (name, type) in names {
      let stated = node[name].flatMap { type == .string && StyleValue($0).isFalsy ? nil : $0 }
      let option = stated.map { context.parse($0, 1, type) }
      if let option, option == nil { return nil }
      options.append(option ?? nil)
    }
    return CollatorNode(options, key: context.key)
  }

  private static let names: [(String, ValueType)] = [
    ("case-sensitive", .boolean), ("diacritic-sensitive", .boolean), ("locale", .string),
  ]

  override var isFoldable: Bool { false }
  override var children: [ExpressionNode] {
    [caseSensitive, diacriticSensitive, locale].compactMap { $0 }
  }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var collator = StyleCollator()
    collator.isCaseSensitive = try caseSensitive?.bool(c) ?? false
    collator.isDiacriticSensitive = try diacriticSensitive?.bool(c) ?? false
    collator.locale = try locale?.string(c)
    return .collator(collator)
  }
}

/// `resolved-locale`: the language a collator follows; whatever is asked for, there is the data of one only.
final class ResolvedLocaleNode: StringNode, @unchecked Sendable {
  private let collator: ExpressionNode

  init(_ collator: ExpressionNode, key: String) {
    self.collator = collator
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [collator] }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    _ = try collator.value(c)
    return "en"
  }
}

extension StyleCollator {
  /// Less than, equal to or greater than 0 as `a` stands before, at or behind `b`.
  ///
  /// Letters first, then accents, then case with small letters first: the levels of the Unicode Collation
  /// Algorithm (UTS #10 §1.1), over code points instead of its table.
  func compare(_ a: String, _ b: String) -> Int {
    let left = Levels(a)
    let right = Levels(b)
    let letters = JavaScriptString.order(left.letters, right.letters)
    if letters != 0 { return letters }
    if isDiacriticSensitive {
      let marks = JavaScriptString.order(left.marks, right.marks)
      if marks != 0 { return marks }
    }
    guard isCaseSensitive else { return 0 }
    for (x, y) in zip(left.isUpper, right.isUpper) where x != y { return x ? 1 : -1 }
    return 0
  }

  private struct Levels {
    var letters = ""
    var marks = ""
    var isUpper: [Bool] = []

    init(_ text: String) {
      for scalar in text.unicodeScalars {
        if scalar.properties.canonicalCombiningClass != .notReordered {
          marks.unicodeScalars.append(scalar)
          continue
        }
        let (letter, mark) = Self.parts(scalar)
        letters += letter
        marks += mark + " "
        isUpper.append(scalar.properties.isUppercase)
      }
    }

    /// A letter without its accent, and the accent, by the letter's name in Unicode: there it stands as
    /// `LATIN SMALL LETTER A WITH DIAERESIS`.
    private static func parts(_ scalar: Unicode.Scalar) -> (letter: String, mark: String) {
      let plain = (scalar.properties.lowercaseMapping, "")
      guard !scalar.isASCII else { return plain }
      let words = (scalar.properties.name ?? "").split(separator: " ")
      guard words.count > 5, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
        words[4] == "WITH"
      else { return plain }
      return (words[3].lowercased(), words[5...].joined(separator: " "))
    }
  }
}
