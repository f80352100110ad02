import JSONReading

/// A tree of panels as JSON.
///
/// Each panel is an object with a `type`; `layout.schema.json` names all keys. Keys that nothing is known by are
/// errors, except `$comment` anywhere and `$schema` at the root.
public struct LayoutFile: Hashable, Sendable {
  /// The panel that fills the picture.
  public var root: PanelDescription

  /// How deep panels may nest in a file: nobody writes more by hand, and each level takes a part of the stack.
  public static let maximumDepth = 200
  /// The most panels of a file: a picture with more has less than a few pixels for each.
  public static let maximumPanels = 10_000

  /// A file with a root.
  public init(_ root: PanelDescription) {
    self.root = root
  }

  /// Reads a file.
  ///
  /// - Throws: `LayoutFileError` with the first thing that is wrong.
  public init(json bytes: [UInt8]) throws(LayoutFileError) {
    let node: JSONNode
    do throws(JSONError) { node = try JSONReader.read(bytes) } catch { throw .notJSON(error) }
    var reader = PanelReader()
    root = try reader.panel(node, at: LayoutPosition(line: node.line), depth: 1)
  }

  /// The file that says the same, with what differs from the defaults.
  public var json: String { JSONWriter.text(root.json) + "\n" }

  /// The names of all types of panel.
  public static var typeNames: [String] { PanelType.all.map(\.name) }
}

/// Reads panels and counts them.
private struct PanelReader {
  private var count = 0

  mutating func panel(
    _ node: JSONNode, at position: LayoutPosition, depth: Int
  ) throws(LayoutFileError) -> PanelDescription {
    guard node.object != nil else { throw position.bad(node, "an object with a type") }
    count += 1
    guard depth <= LayoutFile.maximumDepth else {
      throw .tooDeep(position, limit: LayoutFile.maximumDepth)
    }
    guard count <= LayoutFile.maximumPanels else {
      throw .tooMany(position, limit: LayoutFile.maximumPanels)
    }
    var keys = try LayoutKeys(node, at: position)
    if depth == 1 { _ = keys.take("$schema") }
    let type = try type(&keys)
    var panel = PanelDescription(try type.read(&keys))
    try panel.slot.take(&keys)
    try panel.box.take(&keys)
    if type.isContainer, let children = keys.take("children") {
      panel.children = try self.children(
        children, at: position.key("children", children), depth: depth + 1)
    }
    try keys.finish()
    try checkChoice(panel, node, position)
    return panel
  }

  private func checkChoice(
    _ panel: PanelDescription, _ node: JSONNode, _ position: LayoutPosition
  ) throws(LayoutFileError) {
    guard let selected = node["selected"], let choice = panel.choice,
      choice.position(among: panel.children) == nil
    else { return }
    let names = panel.children.compactMap(\.slot.name)
    throw position.key("selected", selected).bad(
      selected,
      "a position below \(panel.children.count)"
        + (names.isEmpty ? "" : " or one of \(names.joined(separator: ", "))"))
  }

  private func type(_ keys: inout LayoutKeys) throws(LayoutFileError) -> PanelType {
    guard let node = keys.take("type") else { throw .missingKey("type", keys.position) }
    let position = keys.position.key("type", node)
    guard let name = node.string else { throw position.bad(node, "the name of a type") }
    guard let type = PanelType.all.first(where: { $0.name == name }) else {
      throw .unknownType(
        name, position, nearest: NearestName.of(name, among: PanelType.all.map(\.name)))
    }
    return type
  }

  private mutating func children(
    _ node: JSONNode, at position: LayoutPosition, depth: Int
  ) throws(LayoutFileError) -> [PanelDescription] {
    guard let elements = node.array else { throw position.bad(node, "a list of panels") }
    var children: [PanelDescription] = []
    for (index, element) in elements.enumerated() {
      children.append(try panel(element, at: position.index(index, element), depth: depth))
    }
    return children
  }
}

extension PanelDescription {
  /// Which child is shown, where only one is.
  public var choice: ChildChoice? {
    switch kind {
    case .segmented(let options): options.selected
    case .tabs(let options): options.selected
    default: nil
    }
  }

  /// The name of the type in layout files.
  public var typeName: String { type?.0.name ?? "" }

  private var type: (PanelType, [(String, JSONValue)])? {
    for type in PanelType.all {
      if let members = type.write(kind) { return (type, members) }
    }
    return nil
  }

  var json: JSONValue {
    guard let (type, own) = type else { return .null }
    var members = [("type", JSONValue.string(type.name))]
    members += slot.members + own + box.members
    if type.isContainer { members.append(("children", .list(children.map(\.json)))) }
    return .members(members)
  }
}
