import GeoCore
import JSONReading

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
    case .number(let number): text += JSONWriter.number(number)
    case .string(let string): text += JSONWriter.quoted(string)
    case .array(let values):
      list(values, ("[", "]"), indent, &text) { write($0, indent: indent + 1, to: &$1) }
    case .object(let members):
      list(members, ("{", "}"), indent, &text) { member, text in
        text += JSONWriter.quoted(member.name) + ": "
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
}
