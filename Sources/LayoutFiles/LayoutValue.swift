import JSONReading

/// Something that a key of a layout file can hold: how it is read, written and described.
protocol LayoutValue: Hashable, Sendable {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> Self
  var json: JSONValue { get }
  /// What JSON Schema (2020-12) says of it.
  static var schema: JSONValue { get }
}

extension Bool: LayoutValue {
  static func read(_ node: JSONNode, at position: LayoutPosition) throws(LayoutFileError) -> Bool {
    guard let flag = node.bool else { throw position.bad(node, "true or false") }
    return flag
  }
  var json: JSONValue { .bool(self) }
  static var schema: JSONValue { .members([("type", .string("boolean"))]) }
}

extension String: LayoutValue {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> String {
    guard let text = node.string else { throw position.bad(node, "a text") }
    return text
  }
  var json: JSONValue { .string(self) }
  static var schema: JSONValue { .members([("type", .string("string"))]) }
}

extension Double: LayoutValue {
  /// Numbers that mean lengths or angles; a picture has at most 100,000 points on a side.
  static let usual = -1e6...1e6

  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> Double {
    guard let number = node.number, usual.contains(number) else {
      throw position.bad(node, "a number")
    }
    return number
  }
  var json: JSONValue { .number(self) }
  static var schema: JSONValue { .members([("type", .string("number"))]) }
}

extension Int: LayoutValue {
  static func read(_ node: JSONNode, at position: LayoutPosition) throws(LayoutFileError) -> Int {
    guard let number = node.number, Double.usual.contains(number), let whole = Int(exactly: number)
    else { throw position.bad(node, "a whole number") }
    return whole
  }
  var json: JSONValue { .number(Double(self)) }
  static var schema: JSONValue { .members([("type", .string("integer"))]) }
}

extension Optional: LayoutValue where Wrapped: LayoutValue {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> Wrapped? {
    if case .null = node.value { return nil }
    return try Wrapped.read(node, at: position)
  }
  var json: JSONValue { self?.json ?? .null }
  static var schema: JSONValue {
    .members([("anyOf", .list([Wrapped.schema, .members([("type", .string("null"))])]))])
  }
}

extension Array: LayoutValue where Element: LayoutValue {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> [Element] {
    guard let elements = node.array else { throw position.bad(node, "a list") }
    var values: [Element] = []
    for (index, element) in elements.enumerated() {
      values.append(try Element.read(element, at: position.index(index, element)))
    }
    return values
  }
  var json: JSONValue { .list(map(\.json)) }
  static var schema: JSONValue {
    .members([("type", .string("array")), ("items", Element.schema)])
  }
}

/// One of a set of words.
protocol LayoutWord: LayoutValue, RawRepresentable, CaseIterable where RawValue == String {}

extension LayoutWord {
  static func read(_ node: JSONNode, at position: LayoutPosition) throws(LayoutFileError) -> Self {
    guard let text = node.string, let value = Self(rawValue: text) else {
      throw position.bad(node, "one of \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return value
  }
  var json: JSONValue { .string(rawValue) }
  static var schema: JSONValue {
    .members([("enum", .list(allCases.map { .string($0.rawValue) }))])
  }
}
