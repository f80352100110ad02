import JSONReading

extension LayoutFile {
  /// The JSON Schema (2020-12) of layout files.
  public static var schema: String { JSONWriter.text(document) + "\n" }

  private static var document: JSONValue {
    let names = PanelType.all.map(\.name)
    let panels = PanelType.all.map { ($0.name, panel($0)) }
    let any = JSONValue.members([
      ("type", .string("object")),
      ("properties", .members([("type", .members([("enum", .list(names.map { .string($0) }))]))])),
      ("required", .list([.string("type")])),
      ("oneOf", .list(names.map { reference("panel-\($0)") })),
    ])
    return .members([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Pinfold layout")),
      ("description", .string("A tree of panels: each is an object with a type.")),
      ("$ref", .string("#/$defs/panel")),
      (
        "$defs", .members([("panel", any)] + panels.map { ("panel-\($0.0)", $0.1) } + common)
      ),
    ])
  }

  /// What every panel can have.
  private static var common: [(String, JSONValue)] { PanelSlot.properties + PanelBox.properties }

  private static func reference(_ name: String) -> JSONValue {
    .members([("$ref", .string("#/$defs/\(name)"))])
  }

  private static func panel(_ type: PanelType) -> JSONValue {
    var properties = [("type", JSONValue.members([("const", .string(type.name))]))]
    properties += type.properties + common.map { ($0.0, reference($0.0)) }
    if type.isContainer {
      let children = JSONValue.members([
        ("type", .string("array")), ("items", reference("panel")),
      ])
      properties.append(("children", children.described("The panels in it, in order.")))
    }
    // Editors write the first at the root.
    properties.append(("$schema", String.schema))
    properties.append(("$comment", .members([])))
    return .members([
      ("description", .string(type.help)), ("type", .string("object")),
      ("properties", .members(properties)),
      ("required", .list((["type"] + type.required).map { .string($0) })),
      ("additionalProperties", .bool(false)),
    ])
  }
}
