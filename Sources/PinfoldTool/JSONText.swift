import GeoCore

/// Values as JSON (RFC 8259), indented by two spaces.
enum JSONText {
  static func write(_ value: PropertyValue) -> String {
    var text = ""
    write(value, indent: 0, to: &text)
    return text
  }

  private static func write(_ value: PropertyValue, indent: Int, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += self.number(number)
    case .string(let string): text += quoted(string)
    case .array(let values):
      list(values, ("[", "]"), indent, &text) { write($0, indent: indent + 1, to: &$1) }
    case .object(let members):
      list(members, ("{", "}"), indent, &text) { member, text in
        text += quoted(member.name) + ": "
        write(member.value, indent: indent + 1, to: &text)
      }
    }
  }

  private static func list<Item>(
    _ items: [Item], _ signs: (String, String), _ indent: Int, _ text: inout String,
    _ write: (Item, inout String) -> Void
  ) {
    guard !items.isEmpty else {
      text += signs.0 + signs.1
      return
    }
    text += signs.0
    for (at, item) in items.enumerated() {
      text += (at == 0 ? "" : ",") + "\n" + String(repeating: "  ", count: indent + 1)
      write(item, &text)
    }
    text += "\n" + String(repeating: "  ", count: indent) + signs.1
  }

  private static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int64(exactly: number), abs(number) < 1e15 { return String(whole) }
    return String(number)
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
