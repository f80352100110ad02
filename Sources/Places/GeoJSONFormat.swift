import GeoCore
import JSONReading

/// GeoJSON (RFC 7946), with the simplestyle names for titles, colours and symbols.
enum GeoJSONFormat: PlaceFormat {
  static let name = "GeoJSON"
  static let lookedFor =
    "features of type Point or MultiPoint with longitude and latitude in degrees"

  static func recognizes(_ bytes: [UInt8]) -> Bool {
    let start = FileStart(bytes)
    return start.firstByte == UInt8(ascii: "{") || start.firstByte == UInt8(ascii: "[")
  }

  static func read(_ bytes: [UInt8], into collector: inout PlaceCollector) throws(PlacesError) {
    let root: JSONNode
    do {
      root = try JSONReader.read(bytes)
    } catch {
      throw .json(path: collector.path, error)
    }
    var walk = GeoJSONWalk(collector: collector)
    try walk.document(root)
    collector = walk.collector
  }
}

/// A walk over a GeoJSON text in its order.
private struct GeoJSONWalk {
  var collector: PlaceCollector
  private var meanings: [String: [FieldMeaning]] = [:]

  init(collector: PlaceCollector) {
    self.collector = collector
  }

  // RFC 7946 §1.4: a GeoJSON text is one geometry, feature or collection of features.
  mutating func document(_ root: JSONNode) throws(PlacesError) {
    guard let type = root["type"]?.string else {
      throw failure(root, "it has no member “type”")
    }
    switch type {
    case "FeatureCollection":
      guard let features = root["features"]?.array else {
        throw failure(root, "the collection has no array “features”")
      }
      collector.attribution = root["attribution"]?.string?.trimmed.nonEmpty
      collector.title =
        root["name"]?.string?.trimmed.nonEmpty ?? root["title"]?.string?.trimmed.nonEmpty
        ?? root["metadata"]?["title"]?.string?.trimmed.nonEmpty
      for (index, feature) in features.enumerated() {
        try self.feature(feature, "feature \(index + 1)")
      }
    case "Feature": try feature(root, "")
    case "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
      "GeometryCollection":
      try geometry(root, PlaceDraft(longitude: 0, latitude: 0), PlacePosition(line: root.line))
    default: throw failure(root, "its type is “\(type.shortened)”")
    }
  }

  private func failure(_ node: JSONNode, _ reason: String) -> PlacesError {
    .notGeoJSON(path: collector.path, line: node.line, reason: reason)
  }

  // §3.2
  private mutating func feature(_ node: JSONNode, _ what: String) throws(PlacesError) {
    let position = PlacePosition(line: node.line, what: what)
    guard node["type"]?.string == "Feature" else {
      return collector.skip(.badGeometry("it is not of type Feature"), at: position)
    }
    guard let geometry = node["geometry"], geometry.value != .null else {
      return collector.skip(.noGeometry, at: position)
    }
    var draft = PlaceDraft(longitude: 0, latitude: 0)
    for member in node["properties"]?.object ?? [] { read(member, into: &draft) }
    // "If a Feature has a commonly used identifier, that identifier SHOULD be included as a member".
    if let id = node["id"].flatMap({ Self.text($0.value) }) { draft.roles.id = id }
    try self.geometry(geometry, draft, position)
  }

  private mutating func read(_ member: JSONMember, into draft: inout PlaceDraft) {
    let value = PropertyValue(member.node.value)
    draft.properties.append(PropertyMember(name: member.name, value: value))
    guard let text = Self.text(member.node.value) else { return }
    for meaning in meanings(of: member.name) { draft.roles.offer(text, as: meaning) }
  }

  private mutating func meanings(of name: String) -> [FieldMeaning] {
    if let known = meanings[name] { return known }
    let found = FieldMeaning.meanings(of: name)
    meanings[name] = found
    return found
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text.nonEmpty
    case .number(let number): number.plainText
    default: nil
    }
  }

  // §3.1
  private mutating func geometry(
    _ node: JSONNode, _ draft: PlaceDraft, _ position: PlacePosition
  ) throws(PlacesError) {
    let coordinates = node["coordinates"]?.array
    switch node["type"]?.string {
    case "Point": try point(coordinates, draft, position)
    case "MultiPoint":
      guard let coordinates, !coordinates.isEmpty else {
        return collector.skip(.badGeometry("a MultiPoint without points"), at: position)
      }
      for each in coordinates { try point(each.array, draft, position) }
    case "GeometryCollection":
      guard let parts = node["geometries"]?.array, !parts.isEmpty else {
        return collector.skip(.badGeometry("a GeometryCollection without geometries"), at: position)
      }
      for part in parts { try geometry(part, draft, position) }
    case .some(let type): collector.skip(.notAPoint(type.shortened), at: position)
    case nil: collector.skip(.badGeometry("a geometry without a type"), at: position)
    }
  }

  // §3.1.1: longitude, latitude, and an altitude that a map does not show.
  private mutating func point(
    _ numbers: [JSONNode]?, _ draft: PlaceDraft, _ position: PlacePosition
  ) throws(PlacesError) {
    guard let numbers, numbers.count >= 2, let longitude = numbers[0].number,
      let latitude = numbers[1].number, longitude.isFinite, latitude.isFinite
    else {
      return collector.skip(
        .badGeometry("a position is not [longitude, latitude]"), at: position)
    }
    var draft = draft
    draft.longitude = longitude
    draft.latitude = latitude
    try collector.add(draft, at: position)
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
