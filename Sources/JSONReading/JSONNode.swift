/// A value of a JSON text (RFC 8259) with the place where it stands.
public struct JSONNode: Hashable, Sendable {
  /// The value itself.
  public let value: JSONValue
  /// The line, from 1, on which the value begins.
  public let line: Int

  /// Makes a node.
  public init(_ value: JSONValue, line: Int = 0) {
    self.value = value
    self.line = line
  }
}

/// What a JSON text holds.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// Any number, as the nearest double.
  case number(Double)
  /// A string, its escapes resolved.
  case string(String)
  /// A list.
  case array([JSONNode])
  /// Members in the order of the text; a name that stands twice stands here twice.
  case object([JSONMember])
}

/// A named value of an object.
public struct JSONMember: Hashable, Sendable {
  /// The name, its escapes resolved.
  public let name: String
  /// The value.
  public let node: JSONNode

  /// Makes a member.
  public init(name: String, node: JSONNode) {
    self.name = name
    self.node = node
  }
}

extension JSONNode {
  /// The members where this is an object, otherwise nothing.
  public var object: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }
  /// The elements where this is an array, otherwise nothing.
  public var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }
  /// The text where this is a string, otherwise nothing.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }
  /// The number where this is one, otherwise nothing.
  public var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }
  /// The truth value where this is one, otherwise nothing.
  public var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// The value of the last member called `name`, as JavaScript reads it, or nothing.
  public subscript(name: String) -> JSONNode? {
    object?.last { $0.name == name }?.node
  }
}
