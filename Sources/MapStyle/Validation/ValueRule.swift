import Colorimetry
import JSONReading

/// What may stand somewhere in a style, expressions aside.
indirect enum ValueRule: Sendable {
  typealias Check = @Sendable (inout StyleValidation, JSONNode, String) -> Void

  case any, string, boolean, color
  case number(ClosedRange<Double>?)
  case word([String])
  /// A number of these.
  case version([Double])
  case array(ValueRule, count: Int?)
  case object(ObjectRule)
  /// A property, which may hold expressions and functions of stops.
  case property(PropertySpec)
  /// What has a check of its own.
  case checked(Check)

  /// Any number.
  static let number = ValueRule.number(nil)
}

/// What members an object has.
struct ObjectRule: Sendable {
  struct Member: Sendable {
    let name: String
    let rule: ValueRule
    var isRequired = false

    init(_ name: String, _ rule: ValueRule, required: Bool = false) {
      self.name = name
      self.rule = rule
      isRequired = required
    }
  }

  let members: [Member]
  /// What members of other names may be; nothing where there may be none.
  var others: ValueRule?

  init(_ members: [Member], others: ValueRule? = nil) {
    self.members = members
    self.others = others
  }

  /// The rule for a member; what stands behind a dot in its name does not count.
  func rule(_ name: String) -> ValueRule? {
    let known = name.prefix { $0 != "." }
    return members.first { $0.name == known }?.rule ?? others
  }
}

extension StyleValidation {
  /// Checks a value against a rule, and notes what is wrong.
  mutating func check(_ node: JSONNode, _ rule: ValueRule, at path: String) {
    switch rule {
    case .any: break
    case .string: if node.string == nil { mismatch("string", node, path) }
    case .boolean: if node.bool == nil { mismatch("boolean", node, path) }
    case .color: checkColor(node, at: path)
    case .number(let range): checkNumber(node, range, at: path)
    case .word(let words): checkWord(node, words, at: path)
    case .version(let versions):
      if !versions.contains(where: { $0 == node.number }) {
        unexpected(node, versions.map(JavaScriptNumber.text), path)
      }
    case .array(let item, let count): checkArray(node, item, count, at: path)
    case .object(let rule): checkObject(node, rule, at: path)
    case .property(let spec): check(node, spec, at: path)
    case .checked(let check): check(&self, node, path)
    }
  }

  mutating func mismatch(_ expected: String, _ node: JSONNode, _ path: String) {
    note("\(expected) expected, \(node.shownType) found", node, at: path)
  }

  private mutating func unexpected(_ node: JSONNode, _ words: [String], _ path: String) {
    let list = words.joined(separator: ", ")
    note("expected one of [\(list)], \(StyleValue(node).json) found", node, at: path)
  }

  mutating func checkWord(_ node: JSONNode, _ words: [String], at path: String) {
    if !(node.string.map(words.contains) ?? false) { unexpected(node, words, path) }
  }

  mutating func checkNumber(_ node: JSONNode, _ range: ClosedRange<Double>?, at path: String) {
    guard let number = node.number else { return mismatch("number", node, path) }
    guard let range else { return }
    let shown = JavaScriptNumber.text(number)
    if number < range.lowerBound {
      let bound = JavaScriptNumber.text(range.lowerBound)
      note("\(shown) is less than the minimum value \(bound)", node, at: path)
    }
    if number > range.upperBound {
      let bound = JavaScriptNumber.text(range.upperBound)
      note("\(shown) is greater than the maximum value \(bound)", node, at: path)
    }
  }

  mutating func checkColor(_ node: JSONNode, at path: String) {
    guard let text = node.string else { return mismatch("color", node, path) }
    if Color(css: text) == nil { note("color expected, \"\(text)\" found", node, at: path) }
  }

  mutating func checkArray(_ node: JSONNode, _ item: ValueRule, _ count: Int?, at path: String) {
    guard let items = node.array else { return mismatch("array", node, path) }
    if let count, items.count != count {
      note("array length \(count) expected, length \(items.count) found", node, at: path)
      return
    }
    for (index, element) in items.enumerated() { check(element, item, at: "\(path)[\(index)]") }
  }

  mutating func checkObject(_ node: JSONNode, _ rule: ObjectRule, at path: String) {
    guard node.object != nil else { return mismatch("object", node, path) }
    for member in node.walkedMembers {
      if let inner = rule.rule(member.name) {
        check(member.node, inner, at: path.isEmpty ? member.name : "\(path).\(member.name)")
      } else {
        note("unknown property \"\(member.name)\"", member.node, at: path)
      }
    }
    for member in rule.members where member.isRequired && node[member.name] == nil {
      note("missing required property \"\(member.name)\"", node, at: path)
    }
  }
}
