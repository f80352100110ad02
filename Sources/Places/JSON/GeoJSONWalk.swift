import GeoCore
import JSONReading

/// Takes the features of a GeoJSON text in its order.
struct GeoJSONWalk {
  /// How many features are looked at before the order of their coordinates is settled.
  private static let waitingCount = 500

  let collector: PlaceCollector
  private var meanings: [String: [FieldMeaning]] = [:]
  private var names: [String] = []
  private var waiting: [(feature: JSONNode, what: String)] = []
  private var isSettled = false
  private var isSwapped = false

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
    switch type {
    case nil:
      guard try record(asPlace: root, PlacePosition(line: root.line)) else {
        throw failure(root, "it has no member “type”")
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

  private func add(
    _ geometry: JSONNode, _ draft: PlaceDraft, _ position: PlacePosition
  ) throws(PlacesError) {
    let parts: GeometryParts
    do { parts = try GeoJSONGeometry.parts(geometry) } catch {
      return collector.skip(error, at: position)
    }
    try add(isSwapped ? parts.swapped : parts, draft, position)
  }

  /// Hands parts to the collector, with the style that the properties ask for.
  func add(
    _ parts: GeometryParts, _ draft: PlaceDraft, _ position: PlacePosition
  ) throws(PlacesError) {
    let hasShape = !parts.lines.isEmpty || !parts.areas.isEmpty
    let style =
      hasShape ? ShapeStyle(simplestyle: draft.properties, collector, position) : ShapeStyle()
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
    draft.properties.append(PropertyMember(name: member.name, value: value))
    let meanings = meanings(of: member.name)
    guard !meanings.isEmpty, let text = Self.text(member.node.value) else { return }
    for meaning in meanings { draft.roles.offer(text, as: meaning) }
  }

  private mutating func meanings(of name: String) -> [FieldMeaning] {
    if let known = meanings[name] { return known }
    // Names that are keys of data fill no memory: beyond a thousand they are not remembered.
    var found = FieldMeaning.meanings(of: name)
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

  /// An object with a latitude and a longitude among its members; says whether it is one.
  private mutating func record(
    asPlace node: JSONNode, _ position: PlacePosition
  ) throws(PlacesError) -> Bool {
    guard let members = node.object else { return false }
    var draft = PlaceDraft(longitude: 0, latitude: 0)
    var (latitude, longitude): ((Double, Int)?, (Double, Int)?)
    for member in members {
      read(member, into: &draft)
      guard let text = Self.text(member.node.value), let degrees = DegreesText(text.trimmed) else {
        continue
      }
      for meaning in meanings(of: member.name) {
        if meaning.role == .latitude, meaning.rank < latitude?.1 ?? .max,
          let value = degrees.degrees(.degrees, .latitude)
        {
          latitude = (value, meaning.rank)
        }
        if meaning.role == .longitude, meaning.rank < longitude?.1 ?? .max,
          let value = degrees.degrees(.degrees, .longitude)
        {
          longitude = (value, meaning.rank)
        }
      }
    }
    guard let latitude, let longitude else { return false }
    collector.report.rowCount += 1
    draft.latitude = latitude.0
    draft.longitude = longitude.0
    try collector.add(draft, at: position)
    return true
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
