public import JSONReading

/// Why a layout file cannot be used.
public enum LayoutFileError: Error, Hashable, Sendable {
  /// It is not JSON at all.
  case notJSON(JSONError)
  /// A key that nothing is known by; `nearest` is one that differs by a letter or two.
  case unknownKey(String, LayoutPosition, nearest: String?)
  /// A key that stands twice in one object.
  case repeatedKey(String, LayoutPosition)
  /// A key that has to be there and is not.
  case missingKey(String, LayoutPosition)
  /// A type of panel that is not known.
  case unknownType(String, LayoutPosition, nearest: String?)
  /// A value of the wrong form, or out of its range.
  case badValue(LayoutPosition, found: String, expected: String)
  /// Panels nested deeper than `limit`.
  case tooDeep(LayoutPosition, limit: Int)
  /// More than `limit` panels.
  case tooMany(LayoutPosition, limit: Int)
}

/// Where in a layout file something stands.
public struct LayoutPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The keys and indices that lead there from the root, such as `children[1].border.width`; empty for the root.
  public var path: String

  /// Names a place.
  public init(line: Int, path: String = "") {
    self.line = line
    self.path = path
  }

  /// The line and the path.
  public var description: String { path.isEmpty ? "line \(line)" : "line \(line), \(path)" }

  func key(_ name: String, _ node: JSONNode) -> LayoutPosition {
    LayoutPosition(line: node.line, path: path.isEmpty ? name : "\(path).\(name)")
  }

  func index(_ index: Int, _ node: JSONNode) -> LayoutPosition {
    LayoutPosition(line: node.line, path: "\(path)[\(index)]")
  }

  func bad(_ node: JSONNode, _ expected: String) -> LayoutFileError {
    .badValue(self, found: node.value.words, expected: expected)
  }
}

extension JSONValue {
  /// The value as an error shows it.
  var words: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): JSONWriter.number(number)
    case .string(let text): "'\(text.prefix(60))'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
