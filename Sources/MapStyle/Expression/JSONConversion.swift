package import GeoCore
package import JSONReading

extension JSONNode {
  /// What JavaScript's `typeof` says of the value.
  var javaScriptType: String {
    switch value {
    case .null, .array, .object: "object"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    }
  }
}

extension StyleValue {
  /// Reads JSON; of members of one name the last counts, in the place of the first, as in JavaScript.
  package init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .array(items.map { StyleValue($0) })
    case .object(let members):
      self = .object(members.map { StyleMember(name: $0.name, value: StyleValue($0.node)) })
    }
  }

  /// Reads a feature's property.
  init(_ value: PropertyValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .array(items.map { StyleValue($0) })
    case .object(let members): self = .object(members.map { StyleMember($0) })
    }
  }

  /// The value under `name` where this is an object that has one.
  func member(_ name: String) -> StyleValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }
}

extension StyleMember {
  init(_ member: PropertyMember) {
    self.init(name: member.name, value: StyleValue(member.value))
  }
}

extension PropertyValue {
  /// Reads JSON.
  package init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .array(items.map { PropertyValue($0) })
    case .object(let members):
      self = .object(
        members.map { PropertyMember(name: $0.name, value: PropertyValue($0.node)) })
    }
  }
}

extension JSONNode {
  /// Writes a value back as JSON.
  init(property value: PropertyValue, line: Int) {
    switch value {
    case .null: self.init(.null, line: line)
    case .bool(let flag): self.init(.bool(flag), line: line)
    case .number(let number): self.init(.number(number), line: line)
    case .string(let text): self.init(.string(text), line: line)
    case .array(let items):
      self.init(.array(items.map { JSONNode(property: $0, line: line) }), line: line)
    case .object(let members):
      self.init(
        .object(
          members.map { JSONMember(name: $0.name, node: JSONNode(property: $0.value, line: line)) }),
        line: line)
    }
  }
}
