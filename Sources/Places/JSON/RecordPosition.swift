import GeoCore
import JSONReading

/// Where an object of a JSON text that is no GeoJSON says that it is.
struct RecordPosition {
  enum Place {
    case coordinate(Coordinate)
    case geometry(JSONNode)
  }

  let place: Place
  /// Whether two numbers of a list were taken for latitude and longitude since nothing tells their order.
  let isOrderAssumed: Bool

  /// How deep the coordinates may lie: `geometry.location.lat`.
  private static let maximumDepth = 3

  /// Looks at a latitude and a longitude among the members first, then at members that hold both.
  init?(_ node: JSONNode, _ memory: FieldMemory) {
    self.init(node, memory, depth: 0)
  }

  /// Whether an object is a feature or says where it is.
  static func isPlace(_ node: JSONNode, _ memory: FieldMemory) -> Bool {
    guard node.object != nil else { return false }
    return node["type"]?.string == "Feature" || RecordPosition(node, memory) != nil
  }

  private init?(_ node: JSONNode, _ memory: FieldMemory, depth: Int) {
    guard let members = node.object, depth < Self.maximumDepth else { return nil }
    if let coordinate = Self.coordinate(members, memory) {
      self.init(place: .coordinate(coordinate))
      return
    }
    for member in members where memory.isPair(member.name) {
      if let found = RecordPosition(both: member, memory, depth: depth) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(both member: JSONMember, _ memory: FieldMemory, depth: Int) {
    switch member.node.value {
    case .object:
      if let type = member.node["type"]?.string, GeoJSONGeometry.types.contains(type) {
        self.init(place: .geometry(member.node))
        return
      }
      self.init(member.node, memory, depth: depth + 1)
    case .array(let numbers):
      guard numbers.count == 2 || numbers.count == 3, let a = numbers[0].number,
        let b = numbers[1].number
      else { return nil }
      self.init(a, b, member.name)
    case .string(let text):
      guard let pair = CoordinatePair(text.trimmed) else { return nil }
      let isReversed = pair.isLongitudeFirst ?? FieldNames.isLongitudeFirst(member.name) ?? false
      let (north, east) = isReversed ? (pair.second, pair.first) : (pair.first, pair.second)
      guard let y = north.degrees(.degrees, .latitude), let x = east.degrees(.degrees, .longitude)
      else { return nil }
      self.init(place: .coordinate(Coordinate(longitude: x, latitude: y)))
    default: return nil
    }
  }

  private init(_ a: Double, _ b: Double, _ name: String) {
    // RFC 7946 and MongoDB's indexes have the longitude first.
    let said = ["coordinates", "loc"].contains(name) ? true : FieldNames.isLongitudeFirst(name)
    let isReversed = said ?? (abs(a) > 90 && abs(b) <= 90)
    self.init(
      place: .coordinate(
        Coordinate(longitude: isReversed ? a : b, latitude: isReversed ? b : a)),
      isOrderAssumed: said == nil && !isReversed)
  }

  private init(place: Place, isOrderAssumed: Bool = false) {
    self.place = place
    self.isOrderAssumed = isOrderAssumed
  }

  private static func coordinate(
    _ members: [JSONMember], _ memory: FieldMemory
  ) -> Coordinate? {
    var (latitude, longitude): ((value: Double, rank: Int)?, (value: Double, rank: Int)?)
    for member in members {
      guard let degrees = degrees(member) else { continue }
      for meaning in memory.meanings(of: member.name) {
        if meaning.role == .latitude, meaning.rank < latitude?.rank ?? .max,
          let value = degrees.degrees(notation(member.name), .latitude)
        {
          latitude = (value, meaning.rank)
        }
        if meaning.role == .longitude, meaning.rank < longitude?.rank ?? .max,
          let value = degrees.degrees(notation(member.name), .longitude)
        {
          longitude = (value, meaning.rank)
        }
      }
    }
    guard let latitude, let longitude else { return nil }
    return Coordinate(longitude: longitude.value, latitude: latitude.value)
  }

  private static func notation(_ name: String) -> CoordinateNotation {
    NotationHint([name]).power.map { .scaled($0) } ?? .degrees
  }

  private static func degrees(_ member: JSONMember) -> DegreesText? {
    switch member.node.value {
    case .number(let number): DegreesText(number.plainText)
    case .string(let text): DegreesText(text.trimmed)
    default: nil
    }
  }
}
