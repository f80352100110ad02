import JSONReading

/// Says where a JSON value departs from a schema.
///
/// Of JSON Schema (2020-12) it knows what our own schemas use; any other keyword is a fault of the schema.
struct JSONSchemaCheck {
  private let root: JSONNode
  private(set) var faults: [String] = []

  init(_ value: JSONNode, against schema: JSONNode) {
    root = schema
    check(value, schema, "$")
  }

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
    "additionalProperties", "items", "anyOf", "enum",
  ]

  private mutating func check(_ value: JSONNode, _ schema: JSONNode, _ path: String) {
    for member in schema.object ?? [] where !Self.known.contains(member.name) {
      faults.append("\(path): unknown keyword \(member.name)")
    }
    if let reference = schema["$ref"]?.string {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let target = root["$defs"]?[name] else {
        faults.append("\(path): no definition \(name)")
        return
      }
      check(value, target, path)
    }
    if let choices = schema["anyOf"]?.array, !choices.contains(where: { fits(value, $0, path) }) {
      faults.append("\(path): none of the choices fits")
    }
    if let words = schema["enum"]?.array, !words.contains(where: { $0.value == value.value }) {
      faults.append("\(path): not one of the words")
    }
    if let type = schema["type"]?.string, !Self.isOf(type, value) {
      faults.append("\(path): not of type \(type)")
    }
    for (index, element) in (value.array ?? []).enumerated() {
      if let items = schema["items"] { check(element, items, "\(path)[\(index)]") }
    }
    if value.object != nil, schema["properties"] != nil { checkMembers(value, schema, path) }
  }

  private mutating func checkMembers(_ value: JSONNode, _ schema: JSONNode, _ path: String) {
    var seen: Set<String> = []
    for member in value.object ?? [] {
      if !seen.insert(member.name).inserted { faults.append("\(path): \(member.name) twice") }
      if let known = schema["properties"]?[member.name] {
        check(member.node, known, "\(path).\(member.name)")
      } else if schema["additionalProperties"]?.bool == false {
        faults.append("\(path): \(member.name) is not described")
      }
    }
    for name in (schema["required"]?.array ?? []).compactMap(\.string) where !seen.contains(name) {
      faults.append("\(path): \(name) is missing")
    }
  }

  private func fits(_ value: JSONNode, _ schema: JSONNode, _ path: String) -> Bool {
    var trial = self
    trial.faults = []
    trial.check(value, schema, path)
    return trial.faults.isEmpty
  }

  private static func isOf(_ type: String, _ node: JSONNode) -> Bool {
    switch (type, node.value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .bool), ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
