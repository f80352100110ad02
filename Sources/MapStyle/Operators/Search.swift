/// `in` and `index-of`: whether and where something stands in a text or list.
final class SearchNode: ExpressionNode, @unchecked Sendable {
  private let needle, haystack: ExpressionNode
  private let start: ExpressionNode?
  private let isTest: Bool

  private init(_ inputs: [ExpressionNode], isTest: Bool, key: String) {
    needle = inputs[0]
    haystack = inputs[1]
    start = inputs.count > 2 ? inputs[2] : nil
    self.isTest = isTest
    super.init(isTest ? .boolean : .number, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    let isTest = call.name == "in"
    guard call.count == 2 || (call.count == 3 && !isTest) else {
      let wanted = isTest ? "2" : "2 or 3"
      return context.error("Expected \(wanted) arguments, but found \(call.count) instead.")
    }
    let needle = context.parse(call.items[1], 1, .value)
    let haystack = context.parse(call.items[2], 2, .value)
    guard let needle, let haystack else { return nil }
    switch needle.type {
    case .boolean, .string, .number, .null, .value: break
    default:
      return context.error(
        "Expected first argument to be of type boolean, string, number or null, but found "
          + "\(needle.type) instead")
    }
    var inputs = [needle, haystack]
    if call.count == 3 {
      guard let start = context.parse(call.items[3], 3, .number) else { return nil }
      inputs.append(start)
    }
    return SearchNode(inputs, isTest: isTest, key: context.key)
  }

  override var children: [ExpressionNode] { [needle, haystack] + (start.map { [$0] } ?? []) }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let found = try position(c)
    return isTest ? .bool(found >= 0) : .number(Double(found))
  }

  private func position(_ c: EvaluationContext) throws(EvaluationError) -> Int {
    let needle = try needle.value(c)
    let haystack = try haystack.value(c)
    if isTest, haystack.isFalsy { return -1 }
    switch needle {
    case .bool, .string, .number, .null: break
    default:
      throw failure(
        "Expected first argument to be of type boolean, string, number or null, but found "
          + "\(needle.type) instead.")
    }
    let start = Self.index(try start?.number(c) ?? 0)
    switch haystack {
    case .string(let text):
      return Self.position(of: needle == .null ? "null" : needle.text, in: text, from: start)
    case .array(let items):
      let from = start < 0 ? max(0, items.count + start) : min(start, items.count)
      return items[from...].firstIndex { $0.isIdentical(to: needle) } ?? -1
    default:
      throw failure(
        "Expected second argument to be of type array or string, but found \(haystack.type) "
          + "instead.")
    }
  }

  /// Where `needle` begins, counted in code points, though the search starts at a unit of UTF-16.
  private static func position(of needle: String, in text: String, from start: Int) -> Int {
    let units = text.utf16
    let from = units.index(units.startIndex, offsetBy: min(max(start, 0), units.count))
    let scalars = text.unicodeScalars
    // Half of a pair is no place where a text could begin.
    let first = from.samePosition(in: scalars) ?? scalars.index(after: from)
    let before = scalars.distance(from: scalars.startIndex, to: first)
    let found = ScalarText.find(
      Array(needle.unicodeScalars), in: Array(scalars[first...]), from: 0)
    return found.map { before + $0 } ?? -1
  }

  /// A number as an index: cut to a whole one, and to what can be counted.
  static func index(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number, -1e9), 1e9))
  }
}

extension StyleValue {
  /// Whether JavaScript takes it for false.
  var isFalsy: Bool {
    switch self {
    case .null, .bool(false): true
    case .number(let number): number == 0 || number.isNaN
    case .string(let text): text.isEmpty
    default: false
    }
  }
}
