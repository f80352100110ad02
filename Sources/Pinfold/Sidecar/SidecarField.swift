import JSONReading

/// What a sidecar can hold: it knows how it is written and how its schema describes it.
protocol SidecarValue: SendableMetatype {
  var json: JSONValue { get }
  static var schema: JSONValue { get }
}

/// An object of sidecars, all of whose members are always there.
protocol SidecarObject: SidecarValue {
  /// What its schema is called among the definitions.
  static var definitionName: String { get }
  static var help: String { get }
  static var fields: [SidecarField<Self>] { get }
}

/// A member of an object: one table tells how it is written and described.
struct SidecarField<Owner>: Sendable {
  let name: String
  /// Made when it is asked for: most objects are only written.
  let schema: @Sendable () -> JSONValue
  let json: @Sendable (Owner) -> JSONValue

  init<Value: SidecarValue>(
    _ name: String, _ path: any KeyPath<Owner, Value> & Sendable, _ help: String
  ) {
    self.name = name
    schema = { Value.schema.described(help) }
    json = { $0[keyPath: path].json }
  }

  private init(
    _ name: String, _ schema: @escaping @Sendable () -> JSONValue,
    _ json: @escaping @Sendable (Owner) -> JSONValue
  ) {
    (self.name, self.schema, self.json) = (name, schema, json)
  }

  /// The same member of an object that holds the owner, or null where it holds none.
  func lifted<Whole>(_ path: any KeyPath<Whole, Owner?> & Sendable) -> SidecarField<Whole> {
    let null = JSONValue.members([("type", .string("null"))])
    return SidecarField<Whole>(name, { [schema] in schema().or(null) }) { [json] in
      $0[keyPath: path].map(json) ?? .null
    }
  }
}

extension SidecarObject {
  var json: JSONValue { .members(Self.fields.map { ($0.name, $0.json(self)) }) }

  static var schema: JSONValue { .members([("$ref", .string("#/$defs/\(definitionName)"))]) }

  /// The schema itself, which others refer to.
  static var definition: (String, JSONValue) { (definitionName, .members(described)) }

  static var described: [(String, JSONValue)] {
    let fields = fields
    return [
      ("description", .string(help)), ("type", .string("object")),
      ("properties", .members(fields.map { ($0.name, $0.schema()) })),
      ("required", .list(fields.map { .string($0.name) })),
      ("additionalProperties", .bool(false)),
    ]
  }
}

extension JSONValue {
  /// A schema with a word about it.
  fileprivate func described(_ help: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object([JSONMember(name: "description", node: JSONNode(.string(help)))] + members)
  }

  /// A schema for what this or another one describes; the words about it stay outside, and what is a choice already
  /// gets no second one.
  fileprivate func or(_ other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, !members.contains(where: { $0.name == "anyOf" })
    else { return self }
    let words = members.filter { $0.name == "description" }
    let rest = members.filter { $0.name != "description" }
    let choice = JSONValue.list([.object(rest), other])
    return .object(words + [JSONMember(name: "anyOf", node: JSONNode(choice))])
  }
}

// MARK: - Plain values

extension String: SidecarValue {
  var json: JSONValue { .string(self) }
  static var schema: JSONValue { .members([("type", .string("string"))]) }
}

extension Bool: SidecarValue {
  var json: JSONValue { .bool(self) }
  static var schema: JSONValue { .members([("type", .string("boolean"))]) }
}

extension Int: SidecarValue {
  var json: JSONValue { .number(Double(self)) }
  static var schema: JSONValue { .members([("type", .string("integer"))]) }
}

extension Double: SidecarValue {
  var json: JSONValue { .number(self) }
  static var schema: JSONValue { .members([("type", .string("number"))]) }
}

extension Optional: SidecarValue where Wrapped: SidecarValue {
  var json: JSONValue { self?.json ?? .null }
  static var schema: JSONValue {
    .members([("anyOf", .list([Wrapped.schema, .members([("type", .string("null"))])]))])
  }
}

extension Array: SidecarValue where Element: SidecarValue {
  var json: JSONValue { .list(map(\.json)) }
  static var schema: JSONValue {
    .members([("type", .string("array")), ("items", Element.schema)])
  }
}

/// One of a set of words.
protocol SidecarWord: SidecarValue, RawRepresentable, CaseIterable where RawValue == String {}

extension SidecarWord {
  var json: JSONValue { .string(rawValue) }
  static var schema: JSONValue {
    .members([("enum", .list(allCases.map { .string($0.rawValue) }))])
  }
}
