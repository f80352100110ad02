import GeoCore
import JSONReading

/// Takes the features of a GeoJSON text in its order.
struct GeoJSONWalk {
  /// How many features are looked at before the order of their coordinates is settled.
  private static let waitingCount = 500

  let collector: PlaceCollector
  let memory = FieldMemory()
  private var meanings: [String: [FieldMeaning]] = [:]
  private var names: [String] = []
  private var waiting: [(feature: JSONNode, what: String)] = []
  private var isSettled = false
  private var isSwapped = false
  private var system = CoordinateSystem.degrees
  private var saidSystem = false
  private var hasAssumedOrder = false
  /// Whether a list of places was taken before the document is complete.
  var hasRecords = false

  init(_ collector: PlaceCollector) {
    self.collector = collector
  }

  /// A text of which the features, if it has any, were given already.
  mutating func document(_ root: JSONNode, hasFeatures: Bool) throws(PlacesError) {
    let type = root["type"]?.string
    if hasFeatures, type == nil || type == "FeatureCollection" {
      if type == nil {
        collector.note("the collection does not say that it is a FeatureCollection")
      }
      return title(root)
    }
    if hasRecords { return title(root) }
    switch type {
    case nil:
      if let kind = JSONKind.name(of: root) {
        throw .otherKind(path: collector.path, kind: kind)
      }
      if try record(asPlace: root, PlacePosition(line: root.line)) { return }
      guard try search(root, depth: 0) else {
        throw failure(root, "it has no member “type”, and no list of objects with coordinates")
      }
    case "FeatureCollection": throw failure(root, "the collection has no array “features”")
    case "Topology":
      collector.report.format = "TopoJSON"
      try topology(root)
    case "Feature": try feature(root, "")
    case let type? where GeoJSONGeometry.types.contains(type):
      collector.report.rowCount += 1
      try add(root, PlaceDraft(longitude: 0, latitude: 0), PlacePosition(line: root.line))
    case let type?: throw failure(root, "its type is “\(type.shortened)”")
    }
  }

  /// A text of a sequence or an item of a list: anything that has a place in it.
  mutating func record(_ node: JSONNode, _ what: String) throws(PlacesError) {
    let position = PlacePosition(line: node.line, what: what)
    if let features = node["features"]?.array {
      title(node)
      for (index, each) in features.enumerated() { try feature(each, "feature \(index + 1)") }
      return
    }
    if node["type"]?.string == "Feature" { return try feature(node, what) }
    // Features may still wait, and the order of the file is kept.
    try flush()
    if let type = node["type"]?.string, GeoJSONGeometry.types.contains(type) {
      collector.report.rowCount += 1
      return try add(node, PlaceDraft(longitude: 0, latitude: 0), position)
    }
    if try record(asPlace: node, position) { return }
    collector.report.rowCount += 1
    collector.skip(
      .badGeometry("neither a feature nor an object with a latitude and a longitude"), at: position)
  }

  /// §3.2; where the first of them tell that latitudes come first, all are read so.
  mutating func feature(_ node: JSONNode, _ what: String) throws(PlacesError) {
    guard !isSettled else { return try take(node, what) }
    waiting.append((node, what))
    if waiting.count >= Self.waitingCount { try flush() }
  }

  /// Takes the features that wait.
  mutating func flush() throws(PlacesError) {
    if !isSettled { settle() }
    let features = waiting
    waiting = []
    for (feature, what) in features { try take(feature, what) }
    collector.report.columns = reportedProperties
  }

  private mutating func settle() {
    isSettled = true
    guard system == .degrees else { return }
    var (beyond, count) = (0, 0)
    for (feature, _) in waiting {
      guard let geometry = feature["geometry"], let parts = try? GeoJSONGeometry.parts(geometry)
      else { continue }
      let points =
        parts.points + parts.lines.compactMap(\.first) + parts.areas.compactMap { $0.first?.first }
      for point in points {
        guard abs(point.longitude) <= 90, abs(point.latitude) <= 180 else { return }
        count += 1
        if abs(point.latitude) > 90 { beyond += 1 }
      }
    }
    guard count > 0, beyond * 5 >= count else { return }
    isSwapped = true
    collector.note(
      "latitude and longitude are swapped: GeoJSON has the longitude first, but the second numbers go beyond 90 and the first do not; they are read the other way round"
    )
  }

  private mutating func take(_ node: JSONNode, _ what: String) throws(PlacesError) {
    collector.report.rowCount += 1
    let position = PlacePosition(line: node.line, what: what)
    guard node["type"]?.string == "Feature" else {
      collector.report.rowCount -= 1
      // Other systems write features without a type.
      if node["type"] == nil, try record(asPlace: node, position) { return }
      collector.report.rowCount += 1
      return collector.skip(.badGeometry("it is not of type Feature"), at: position)
    }
    guard let geometry = node["geometry"], geometry.value != .null else {
      return collector.skip(.noGeometry, at: position)
    }
    try add(geometry, draft(node), position)
  }

  /// What a feature, or a geometry of a topology, says of itself.
  mutating func draft(_ node: JSONNode) -> PlaceDraft {
    var draft = PlaceDraft(longitude: 0, latitude: 0)
    for member in node["properties"]?.object ?? [] { read(member, into: &draft) }
    // "If a Feature has a commonly used identifier, that identifier SHOULD be included as a member".
    if let id = node["id"].flatMap({ Self.text($0.value) }) { draft.roles.id = id }
    return draft
  }

  private mutating func add(
    _ geometry: JSONNode, _ draft: PlaceDraft, _ position: PlacePosition
  ) throws(PlacesError) {
    let parts: GeometryParts
    do { parts = try GeoJSONGeometry.parts(geometry) } catch {
      return collector.skip(error, at: position)
    }
    guard system == .degrees else { return try addConverted(parts, draft, position) }
    try add(isSwapped ? parts.swapped : parts, draft, position)
  }

  // GeoJSON 2008 §3; RFC 7946 §4 has degrees only.
  mutating func take(system node: JSONNode) {
    guard let name = node["properties"]?["name"]?.string ?? node["properties"]?["code"]?.string
    else { return }
    system = CoordinateSystem(name: name)
    if isSettled, system != .degrees {
      collector.note("its coordinates are those of \(name), which is said only behind them")
    }
  }

  private mutating func addConverted(
    _ parts: GeometryParts, _ draft: PlaceDraft, _ position: PlacePosition
  ) throws(PlacesError) {
    if case .other(let name) = system {
      return collector.skip(
        .badGeometry("its coordinates are those of \(name), not degrees"), at: position)
    }
    if !saidSystem {
      saidSystem = true
      collector.note("coordinates are metres of Web Mercator (EPSG:3857), turned into degrees")
    }
    try add(parts.mapped { system.degrees($0.longitude, $0.latitude) ?? $0 }, draft, position)
  }

  /// Hands parts to the collector, with the style that the properties ask for.
  func add(
    _ parts: GeometryParts, _ draft: PlaceDraft, _ position: PlacePosition
  ) throws(PlacesError) {
    let hasShape = !parts.lines.isEmpty || !parts.areas.isEmpty
    let style =
      hasShape ? ShapeStyle(simplestyle: draft.members, collector, position) : ShapeStyle()
    try collector.add(parts, draft, style, at: position)
  }

  private func failure(_ node: JSONNode, _ reason: String) -> PlacesError {
    .notGeoJSON(path: collector.path, line: node.line, reason: reason)
  }

  private func title(_ root: JSONNode) {
    collector.attribution = root["attribution"]?.string?.trimmed.nonEmpty
    collector.title =
      root["name"]?.string?.trimmed.nonEmpty ?? root["title"]?.string?.trimmed.nonEmpty
      ?? root["metadata"]?["title"]?.string?.trimmed.nonEmpty
  }

  // MARK: - Properties

  private mutating func read(_ member: JSONMember, into draft: inout PlaceDraft) {
    let value = PropertyValue(member.node.value)
    draft.members.append(PropertyMember(name: member.name, value: value))
    if Self.nested.contains(member.name.lowercased()) {
      for inner in member.node.object ?? [] { offer(inner, into: &draft) }
    }
    let meanings = meanings(of: member.name)
    guard !meanings.isEmpty, let text = Self.text(member.node.value) else { return }
    for meaning in meanings { draft.roles.offer(text, as: meaning) }
  }

  /// Members whose own members say what a place is: of Overpass, Esri and Google.
  private static let nested: Set<String> = [
    "tags", "attributes", "properties", "location", "place",
  ]

  private func offer(_ member: JSONMember, into draft: inout PlaceDraft) {
    guard let text = Self.text(member.node.value) else { return }
    for meaning in memory.meanings(of: member.name) where meaning.role != .id {
      // After whatever stands further out.
      draft.roles.offer(text, as: FieldMeaning(role: meaning.role, rank: meaning.rank + 100_000))
    }
  }

  private mutating func meanings(of name: String) -> [FieldMeaning] {
    if let known = meanings[name] { return known }
    // Names that are keys of data fill no memory: beyond a thousand they are not remembered.
    var found = memory.meanings(of: name)
    if name == collector.options.nameColumn { found.append(FieldMeaning(role: .name, rank: -1)) }
    guard names.count < 1000 else { return found }
    names.append(name)
    meanings[name] = found
    return found
  }

  private var reportedProperties: [PlaceReport.Column] {
    let roles: [PlaceRole] = [.name, .detail, .color, .label, .id]
    return names.map { name in
      let meanings = meanings[name] ?? []
      let role = roles.first { role in meanings.contains { $0.role == role } }
      return PlaceReport.Column(name: name, role: role.map { "\($0)" })
    }
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text.nonEmpty
    case .number(let number): number.plainText
    default: nil
    }
  }

  /// An object that says where it is; says whether it is one.
  private mutating func record(
    asPlace node: JSONNode, _ position: PlacePosition, name: String? = nil
  ) throws(PlacesError) -> Bool {
    guard let found = RecordPosition(node, memory) else { return false }
    collector.report.rowCount += 1
    var draft = PlaceDraft(longitude: 0, latitude: 0)
    for member in node.object ?? [] where !Self.isKindOfElement(member) {
      read(member, into: &draft)
    }
    if let name { draft.roles.offer(name, as: FieldMeaning(role: .name, rank: 1_000_000)) }
    switch found.place {
    case .geometry(let geometry): try add(geometry, draft, position)
    case .coordinate(let coordinate):
      draft.longitude = coordinate.longitude
      draft.latitude = coordinate.latitude
      if found.isOrderAssumed, !hasAssumedOrder {
        hasAssumedOrder = true
        collector.note("lists of two numbers are taken to be latitude, longitude")
      }
      try collector.add(draft, at: position)
    }
    return true
  }

  // Overpass tells nodes from ways, which says nothing of the place.
  private static func isKindOfElement(_ member: JSONMember) -> Bool {
    guard member.name == "type", let kind = member.node.string else { return false }
    return ["node", "way", "relation"].contains(kind)
  }

  /// How deep lists of places may lie in what programs put around them.
  private static let maximumDepth = 4

  /// Looks for places in the members of an object; says whether there are any.
  private mutating func search(_ node: JSONNode, depth: Int) throws(PlacesError) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    var isFound = false
    for member in node.object ?? [] {
      if let items = member.node.array {
        guard items.prefix(20).contains(where: { RecordPosition.isPlace($0, memory) }) else {
          continue
        }
        for (index, item) in items.enumerated() {
          try record(item, "\(member.name) \(index + 1)")
        }
      } else if member.node["features"]?.array != nil {
        if let system = member.node["crs"] { take(system: system) }
        try record(member.node, member.name)
      } else if RecordPosition.isPlace(member.node, memory) {
        let position = PlacePosition(line: member.node.line, what: member.name)
        guard try record(asPlace: member.node, position, name: member.name) else { continue }
      } else if try !search(member.node, depth: depth + 1) {
        continue
      }
      isFound = true
    }
    return isFound
  }
}

extension PropertyValue {
  /// The value of a JSON text without its lines.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let nodes): self = .array(nodes.map { PropertyValue($0.value) })
    case .object(let members):
      self = .object(
        members.map { PropertyMember(name: $0.name, value: PropertyValue($0.node.value)) })
    }
  }
}

extension Double {
  /// The number as a person writes it: integers without a fraction.
  var plainText: String {
    if let whole = Int64(exactly: self), abs(self) < 1e15 { return String(whole) }
    return description
  }
}
