/// An element with everything in it.
public struct XMLNode: Hashable, Sendable {
  /// Its name without its prefix, since files bind any prefix to any version of their namespace.
  public var name: String
  /// Attributes in the order of the text, their names without prefixes.
  public var attributes: [XMLAttribute]
  /// The line, from 1, on which it begins.
  public var line: Int
  /// The elements in it.
  public var children: [XMLNode] = []
  /// All text directly in it, CDATA included.
  public var text = ""

  /// Makes an element without content.
  public init(name: String, attributes: [XMLAttribute] = [], line: Int = 0) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// The first element in it called `name`, or nothing.
  public func child(_ name: String) -> XMLNode? {
    children.first { $0.name == name }
  }

  /// The value of an attribute, or nothing.
  public func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// A named value of an element.
public struct XMLAttribute: Hashable, Sendable {
  /// The name without its prefix.
  public let name: String
  /// The value, its references resolved.
  public let value: String

  /// Makes an attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
