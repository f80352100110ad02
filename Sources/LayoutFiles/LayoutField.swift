import JSONReading

/// A key of an object in layout files: one table tells how it is read, written and described.
struct LayoutField<Owner: LayoutObject>: Sendable {
  typealias Reading =
    @Sendable (inout Owner, JSONNode, LayoutPosition) throws(LayoutFileError) -> Void

  let name: String
  let help: String
  var isRequired = false
  let schema: JSONValue
  let read: Reading
  /// The value, or nothing where it is the default.
  private(set) var write: @Sendable (Owner) -> JSONValue?
  private let value: @Sendable (Owner) -> JSONValue

  /// A key that sets a property.
  init<Value: LayoutValue>(
    _ name: String, _ property: any WritableKeyPath<Owner, Value> & Sendable, _ help: String
  ) {
    self.name = name
    self.help = help
    schema = Value.schema
    read = { owner, node, position throws(LayoutFileError) in
      owner[keyPath: property] = try Value.read(node, at: position)
    }
    value = { $0[keyPath: property].json }
    write = { owner in
      let value = owner[keyPath: property]
      return value == Owner()[keyPath: property] ? nil : value.json
    }
  }

  /// A key that sets a number within bounds.
  init(
    _ name: String, _ property: any WritableKeyPath<Owner, Double> & Sendable,
    in range: ClosedRange<Double>, _ help: String
  ) {
    self.name = name
    self.help = help
    schema = .members([
      ("type", .string("number")), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ])
    read = { owner, node, position throws(LayoutFileError) in
      guard let number = node.number, range.contains(number) else {
        throw position.bad(node, "a number from \(Self.words(range))")
      }
      owner[keyPath: property] = number
    }
    value = { .number($0[keyPath: property]) }
    write = { owner in
      let value = owner[keyPath: property]
      return value == Owner()[keyPath: property] ? nil : .number(value)
    }
  }

  /// A key that has to be there.
  func required() -> LayoutField {
    var field = self
    field.isRequired = true
    field.write = { [value] in value($0) }
    return field
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    "\(JSONWriter.number(range.lowerBound)) to \(JSONWriter.number(range.upperBound))"
  }
}

/// An object of layout files: a value all of whose keys have defaults or are required.
protocol LayoutObject: LayoutValue {
  init()
  static var fields: [LayoutField<Self>] { get }
}

extension LayoutObject {
  static func read(_ node: JSONNode, at position: LayoutPosition) throws(LayoutFileError) -> Self {
    guard node.object != nil else { throw position.bad(node, "an object") }
    var keys = try LayoutKeys(node, at: position)
    var value = Self()
    try value.take(&keys)
    try keys.finish()
    return value
  }

  /// Takes the keys it knows.
  mutating func take(_ keys: inout LayoutKeys) throws(LayoutFileError) {
    for field in Self.fields {
      guard let node = keys.take(field.name) else {
        guard !field.isRequired else { throw .missingKey(field.name, keys.position) }
        continue
      }
      try field.read(&self, node, keys.position.key(field.name, node))
    }
  }

  /// What differs from the defaults, in the order of the table.
  var members: [(String, JSONValue)] {
    Self.fields.compactMap { field in field.write(self).map { (field.name, $0) } }
  }

  var json: JSONValue { .members(members) }

  static var properties: [(String, JSONValue)] {
    fields.map { ($0.name, $0.schema.described($0.help)) }
  }

  static var schema: JSONValue {
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    return .members(
      [("type", .string("object")), ("properties", .members(properties))]
        + (required.isEmpty ? [] : [("required", .list(required))])
        + [("additionalProperties", .bool(false))])
  }
}

extension JSONValue {
  /// A schema with a word about it.
  func described(_ help: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object([JSONMember(name: "description", node: JSONNode(.string(help)))] + members)
  }
}

/// The keys of an object that are still to be understood.
struct LayoutKeys {
  let position: LayoutPosition
  private var left: [JSONMember]
  private var known: [String] = []

  init(_ node: JSONNode, at position: LayoutPosition) throws(LayoutFileError) {
    self.position = position
    left = node.object ?? []
    var seen: Set<String> = []
    for member in left where !seen.insert(member.name).inserted {
      throw .repeatedKey(member.name, position.key(member.name, member.node))
    }
    left.removeAll { $0.name == "$comment" }
  }

  mutating func take(_ name: String) -> JSONNode? {
    known.append(name)
    guard let index = left.firstIndex(where: { $0.name == name }) else { return nil }
    return left.remove(at: index).node
  }

  /// - Throws: `LayoutFileError.unknownKey` where a key is left that nobody took.
  func finish() throws(LayoutFileError) {
    guard let member = left.first else { return }
    throw .unknownKey(
      member.name, position.key(member.name, member.node),
      nearest: NearestName.of(member.name, among: known))
  }
}
