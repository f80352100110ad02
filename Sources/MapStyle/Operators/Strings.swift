/// `concat`: the text of all arguments, one after another.
final class ConcatNode: StringNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]

  init(_ inputs: [ExpressionNode], key: String) {
    self.inputs = inputs
    super.init(key: key)
  }

  override var children: [ExpressionNode] { inputs }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    var text = ""
    for input in inputs {
      text += try input.value(c).text
      guard text.utf8.count <= ExpressionLimits.maximumTextLength else {
        throw failure("Text longer than \(ExpressionLimits.maximumTextLength) bytes.")
      }
    }
    return text
  }
}

/// `upcase` and `downcase`: every letter changed by Unicode's default mapping.
final class CaseChangeNode: StringNode, @unchecked Sendable {
  private let input: ExpressionNode
  private let isUp: Bool

  init(_ input: ExpressionNode, isUp: Bool, key: String) {
    self.input = input
    self.isUp = isUp
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [input] }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    let text = try input.string(c)
    return isUp ? text.uppercased() : Self.lowercased(text)
  }

  /// Small letters; a sigma at the end of a word has a form of its own (Unicode §3.13, Final_Sigma), which the
  /// mapping letter by letter does not know.
  private static func lowercased(_ text: String) -> String {
    let lower = text.lowercased()
    guard text.unicodeScalars.contains("\u{3A3}") else { return lower }
    var letters = Array(lower.unicodeScalars)
    let wasCapital = Array(text.unicodeScalars)
    guard letters.count == wasCapital.count else { return lower }
    for index in letters.indices where wasCapital[index] == "\u{3A3}" {
      let isAfterLetter = letters[..<index].last { !$0.properties.isCaseIgnorable }?.properties
        .isCased
      let isBeforeLetter = letters[(index + 1)...].first { !$0.properties.isCaseIgnorable }?
        .properties.isCased
      if isAfterLetter ?? false, !(isBeforeLetter ?? false) { letters[index] = "\u{3C2}" }
    }
    return ScalarText.string(letters)
  }
}

/// `typeof`: the name of the argument's type.
final class TypeofNode: StringNode, @unchecked Sendable {
  private let input: ExpressionNode

  init(_ input: ExpressionNode, key: String) {
    self.input = input
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [input] }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    try input.value(c).type.description
  }
}

/// `join`: the strings of a list with a separator between them.
final class JoinNode: StringNode, @unchecked Sendable {
  private let list, separator: ExpressionNode

  init(_ inputs: [ExpressionNode], key: String) {
    list = inputs[0]
    separator = inputs[1]
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [list, separator] }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    guard case .array(let items) = try list.value(c) else { return "" }
    return items.map(\.text).joined(separator: try separator.string(c))
  }
}

/// `split`: the parts of a text between separators; single characters where the separator is empty.
final class SplitNode: ExpressionNode, @unchecked Sendable {
  private let text, separator: ExpressionNode

  init(_ inputs: [ExpressionNode], key: String) {
    text = inputs[0]
    separator = inputs[1]
    super.init(.array(.string, nil), key: key)
  }

  override var children: [ExpressionNode] { [text, separator] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let text = Array(try text.string(c).unicodeScalars)
    let separator = Array(try separator.string(c).unicodeScalars)
    if separator.isEmpty { return .array(text.map { .string(String($0)) }) }
    var parts: [StyleValue] = []
    var start = 0
    while let found = ScalarText.find(separator, in: text, from: start) {
      parts.append(.string(ScalarText.string(text[start..<found])))
      start = found + separator.count
    }
    parts.append(.string(ScalarText.string(text[start...])))
    return .array(parts)
  }
}

/// Text as a list of code points, which is what the specification counts.
enum ScalarText {
  static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// The place from `start` on where `needle` begins, by the plain search that is fast on short needles.
  static func find(_ needle: [Unicode.Scalar], in text: [Unicode.Scalar], from start: Int) -> Int? {
    let start = max(0, start)
    guard needle.count <= text.count, start <= text.count - needle.count else { return nil }
    for at in start...(text.count - needle.count) {
      var matched = 0
      while matched < needle.count, text[at + matched] == needle[matched] { matched += 1 }
      if matched == needle.count { return at }
    }
    return nil
  }
}
