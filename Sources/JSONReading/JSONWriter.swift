/// Writes JSON (RFC 8259) as a person would lay it out: on one line where it is short, else a member a line.
public enum JSONWriter {
  private static let width = 100

  /// A value as a text without a line end at its end; numbers that JSON cannot hold are null.
  public static func text(_ value: JSONValue) -> String { text(value, indent: 0) }

  private static func text(_ value: JSONValue, indent: Int) -> String {
    if !value.isNested {
      let flat = flat(value)
      if indent + flat.unicodeScalars.count <= width { return flat }
    }
    let pad = String(repeating: " ", count: indent)
    switch value {
    case .array(let elements) where !elements.isEmpty:
      let rows = elements.map { "\(pad)  \(text($0.value, indent: indent + 2))" }
      return "[\n" + rows.joined(separator: ",\n") + "\n\(pad)]"
    case .object(let members) where !members.isEmpty:
      let rows = members.map { member in
        "\(pad)  \(quoted(member.name)): \(text(member.node.value, indent: indent + 2))"
      }
      return "{\n" + rows.joined(separator: ",\n") + "\n\(pad)}"
    default: return flat(value)
    }
  }

  private static func flat(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): self.number(number)
    case .string(let text): quoted(text)
    case .array(let elements): "[\(elements.map { flat($0.value) }.joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(quoted($0.name)): \(flat($0.node.value))" }.joined(separator: ", "))}"
    }
  }

  /// The shortest digits that are read as the same number.
  public static func number(_ number: Double) -> String {
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
    return number.isFinite ? "\(number)" : "null"
  }

  /// A text in quotation marks, its signs escaped.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue {
  /// Whether it holds a list of objects or an object of objects: shown one below the other even where they are short.
  fileprivate var isNested: Bool {
    switch self {
    case .array(let elements): elements.contains { $0.value.isObject }
    case .object(let members):
      members.contains { $0.node.value.isNested || $0.node.value.isObject }
    default: false
    }
  }

  fileprivate var isObject: Bool { if case .object = self { true } else { false } }

  /// An array.
  public static func list(_ values: [JSONValue]) -> JSONValue {
    .array(values.map { JSONNode($0) })
  }

  /// An object with members in this order.
  public static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONMember(name: $0.0, node: JSONNode($0.1)) })
  }

  /// An array of numbers.
  public static func numbers(_ numbers: Double...) -> JSONValue {
    .list(numbers.map { .number($0) })
  }
}
