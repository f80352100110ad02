import GeoCore
import XMLReading

/// KML of any version and namespace (OGC KML 2.3).
enum KMLFormat: PlaceFormat {
  static let name = "KML"
  static let lookedFor = "placemarks with coordinates"

  static func recognizes(_ start: FileStart) -> Bool {
    guard start.firstByte == UInt8(ascii: "<"), let root = XMLStart.root(start.bytes) else {
      return false
    }
    return ["kml", "Document", "Folder", "Placemark"].contains(root)
  }

  static func read(_ source: ByteSource, into collector: PlaceCollector) throws(PlacesError) {
    try KMLVisitor(collector).read(source)
  }
}

private final class KMLVisitor: PlaceVisitor {
  private struct Container {
    var isDocument: Bool
    var name: String?
  }

  private var containers: [Container] = []
  private var styles = KMLStyles()
  /// Placemarks after one whose style has not been seen yet.
  private var waiting: [(node: XMLNode, group: String?)] = []
  private var count = 0
  /// KML 2.0 let a schema give placemarks names of their own.
  private var placemarkNames: Set<String> = []

  override func open(_ element: XMLNode) -> XMLInterest {
    switch element.name {
    case "kml", "NetworkLinkControl", "Update", "Create", "Change": return .enter
    case "Document", "Folder":
      containers.append(Container(isDocument: element.name == "Document"))
      return .enter
    case "Placemark", "Style", "StyleMap", "CascadingStyle", "name", "NetworkLink", "GroundOverlay",
      "ScreenOverlay", "PhotoOverlay", "Tour", "Schema":
      return .collect
    default: return placemarkNames.contains(element.name) ? .collect : .skip
    }
  }

  override func close(_ name: String) {
    if name == "Document" || name == "Folder" { _ = containers.popLast() }
  }

  override func take(_ node: XMLNode) {
    switch placemarkNames.contains(node.name) ? "Placemark" : node.name {
    case "Placemark":
      let url = node.child("styleUrl")?.words
      let isUnknown = node.child("Style") == nil && url.map { styles.style($0) == nil } ?? false
      if isUnknown || !waiting.isEmpty {
        waiting.append((node, group))
      } else {
        place(node, group)
      }
    case "Style", "StyleMap", "CascadingStyle": styles.add(node)
    case "Schema":
      if node.attribute("parent") == "Placemark", let name = node.attribute("name") {
        placemarkNames.insert(name)
      }
    case "name":
      guard !containers.isEmpty else { return }
      containers[containers.count - 1].name = node.words
      if containers.count == 1 { collector.title = node.words }
    default:
      collector.report.rowCount += 1
      collector.skip(
        .badGeometry("a \(node.name), which is not drawn"), at: PlacePosition(line: node.line))
    }
  }

  override func finish() {
    for (node, group) in waiting { place(node, group) }
    waiting = []
  }

  /// The folders in which a placemark stands; documents are files rather than groups.
  private var group: String? {
    containers.compactMap { $0.isDocument ? nil : $0.name }.joined(separator: " / ").nonEmpty
  }

  private func place(_ node: XMLNode, _ group: String?) {
    count += 1
    collector.report.rowCount += 1
    let position = PlacePosition(line: node.line, what: "placemark \(count)")
    let parts: GeometryParts
    do { parts = try KMLGeometry.parts(node) } catch {
      return collector.skip(error, at: position)
    }
    guard !parts.isEmpty else {
      if let address = node.child("address")?.words {
        return collector.skip(.onlyAddress(address), at: position)
      }
      return collector.skip(.noCoordinates, at: position)
    }
    var draft = draft(node)
    draft.group = group
    let style = style(node)
    if let color = style?.pin, draft.roles.color == nil { draft.color = color }
    attempt { () throws(PlacesError) in
      try collector.add(parts, draft, style?.shape ?? ShapeStyle(), at: position)
    }
  }

  private func style(_ node: XMLNode) -> KMLStyle? {
    if let own = node.child("Style") { return KMLStyle(own) }
    if let map = node.child("StyleMap"), let (url, style) = KMLStyles.normal(map) {
      return style ?? url.flatMap { styles.style($0) }
    }
    return node.child("styleUrl")?.words.flatMap { styles.style($0) }
  }

  private func draft(_ node: XMLNode) -> PlaceDraft {
    var draft = PlaceDraft(longitude: 0, latitude: 0)
    draft.roles.id = node.attribute("id")
    for child in node.children {
      switch child.name {
      case "name": offer(child, .name, -4, to: &draft)
      case "address": offer(child, .detail, -4, to: &draft)
      case "Snippet", "snippet": offer(child, .detail, -3, to: &draft)
      case "description": offer(child, .detail, -2, to: &draft)
      case "phoneNumber": offer(child, .detail, 500, to: &draft)
      case "ExtendedData", "Metadata": extended(child, into: &draft)
      default: break
      }
    }
    return draft
  }

  private func offer(_ node: XMLNode, _ role: PlaceRole, _ rank: Int, to draft: inout PlaceDraft) {
    guard let words = node.words else { return }
    draft.members.append(PropertyMember(name: node.name, value: .string(words)))
    draft.roles.offer(words, as: FieldMeaning(role: role, rank: rank))
  }

  // §9.2: `Data` with a value, `SchemaData` with `SimpleData`, or elements of another namespace.
  private func extended(_ node: XMLNode, into draft: inout PlaceDraft) {
    for child in node.children {
      switch child.name {
      case "SchemaData": extended(child, into: &draft)
      case "Data":
        add(child.attribute("name") ?? "", child.child("value")?.words, to: &draft)
      case "SimpleData": add(child.attribute("name") ?? "", child.words, to: &draft)
      default: add(child.name, child.words, to: &draft)
      }
    }
  }

  private func add(_ name: String, _ value: String?, to draft: inout PlaceDraft) {
    guard !name.isEmpty else { return }
    draft.members.append(PropertyMember(name: name, value: value.map { .string($0) } ?? .null))
    guard let value else { return }
    for meaning in FieldMeaning.meanings(of: name) where meaning.role != .id {
      draft.roles.offer(value, as: meaning)
    }
    if name == collector.options.nameColumn {
      draft.roles.offer(value, as: FieldMeaning(role: .name, rank: -9))
    }
  }
}
