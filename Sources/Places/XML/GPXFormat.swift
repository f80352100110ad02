import Colorimetry
import GeoCore
import XMLReading

/// GPX 1.0 and 1.1: waypoints are places, routes and tracks are lines.
enum GPXFormat: PlaceFormat {
  static let name = "GPX"
  static let lookedFor = "waypoints, routes or tracks"

  static func recognizes(_ start: FileStart) -> Bool {
    start.firstByte == UInt8(ascii: "<") && XMLStart.root(start.bytes) == "gpx"
  }

  static func read(_ source: ByteSource, into collector: PlaceCollector) throws(PlacesError) {
    try GPXVisitor(collector).read(source)
  }
}

private final class GPXVisitor: PlaceVisitor {
  /// A route or a track that is open.
  private struct Course {
    var node: XMLNode
    var lines: [[Coordinate]] = [[]]
    var stops: [(draft: PlaceDraft, position: PlacePosition)] = []
    var pointCount = 0
    var isBroken = false

    mutating func add(_ point: Coordinate) {
      guard pointCount < GeometryParts.maximumPoints else { return isBroken = true }
      pointCount += 1
      lines[lines.count - 1].append(point)
    }
  }

  private var course: Course?
  private var waypointCount = 0
  private var hasStops = false

  override func open(_ element: XMLNode) -> XMLInterest {
    switch element.name {
    case "gpx": return .enter
    case "rte", "trk":
      course = Course(node: element)
      return .enter
    case "trkseg":
      course?.lines.append([])
      return .enter
    case "wpt", "rtept", "trkpt", "metadata": return .collect
    // GPX 1.0 has these at the root.
    case "name", "desc", "author": return .collect
    default: return course == nil ? .skip : .collect
    }
  }

  override func take(_ node: XMLNode) {
    switch node.name {
    case "wpt":
      waypointCount += 1
      collector.report.rowCount += 1
      let position = PlacePosition(line: node.line, what: "waypoint \(waypointCount)")
      guard let coordinate = coordinate(node) else {
        return collector.skip(.noCoordinates, at: position)
      }
      var draft = draft(node)
      draft.longitude = coordinate.longitude
      draft.latitude = coordinate.latitude
      attempt { () throws(PlacesError) in try collector.add(draft, at: position) }
    case "rtept", "trkpt": point(node)
    case "metadata":
      collector.title = node.child("name")?.words
      collector.attribution = node.child("copyright")?.attribute("author")?.trimmed.nonEmpty
    case _ where course != nil: course?.node.children.append(node)
    case "name": collector.title = node.words
    default: break
    }
  }

  private func coordinate(_ node: XMLNode) -> Coordinate? {
    guard let x = node.attribute("lon").flatMap({ DegreesText($0.trimmed) })?.number,
      let y = node.attribute("lat").flatMap({ DegreesText($0.trimmed) })?.number
    else { return nil }
    return Coordinate(longitude: x, latitude: y)
  }

  private func point(_ node: XMLNode) {
    guard let coordinate = coordinate(node) else {
      course?.isBroken = true
      return
    }
    course?.add(coordinate)
    if node.name == "rtept", waypointCount == 0, node.child("name")?.words != nil {
      var draft = draft(node)
      draft.longitude = coordinate.longitude
      draft.latitude = coordinate.latitude
      course?.stops.append((draft, PlacePosition(line: node.line, what: "route point")))
    }
  }

  override func close(_ name: String) {
    guard name == "rte" || name == "trk", let course else { return }
    self.course = nil
    collector.report.rowCount += 1
    let what = name == "rte" ? "route" : "track"
    let position = PlacePosition(line: course.node.line, what: what)
    let draft = draft(course.node)
    let lines = course.lines.filter { $0.count > 1 }
    guard !lines.isEmpty else {
      return collector.skip(
        .badGeometry(
          course.pointCount == 0 ? "a \(what) without points" : "a \(what) of a single point"),
        at: position)
    }
    if course.isBroken {
      collector.remark("points of a \(what) have no coordinates, or are too many", at: position)
    }
    var style = ShapeStyle()
    style.stroke = draft.roles.color.flatMap { Color(css: $0) ?? Color(css: "#" + $0) }
    attempt { () throws(PlacesError) in
      try collector.add(GeometryParts(lines: lines), draft, style, at: position)
      for stop in course.stops {
        var place = stop.draft
        place.group = draft.roles.name
        try collector.add(place, at: stop.position)
      }
    }
    if !course.stops.isEmpty, !hasStops {
      hasStops = true
      collector.note("there are no waypoints; the named points of routes are taken for places")
    }
  }

  private func draft(_ node: XMLNode) -> PlaceDraft {
    var draft = PlaceDraft(longitude: 0, latitude: 0)
    for child in node.children { read(child, into: &draft, isNested: false) }
    return draft
  }

  private func read(_ node: XMLNode, into draft: inout PlaceDraft, isNested: Bool) {
    if node.name == "link" {
      guard let address = node.attribute("href")?.nonEmpty else { return }
      draft.members.append(PropertyMember(name: "link", value: .string(address)))
      return
    }
    if !node.children.isEmpty {
      for child in node.children { read(child, into: &draft, isNested: true) }
      return
    }
    guard let words = node.words else { return }
    draft.members.append(PropertyMember(name: node.name, value: .string(words)))
    switch node.name {
    case "name" where !isNested: draft.roles.offer(words, as: FieldMeaning(role: .name, rank: -1))
    case "desc": offer(words, rank: -3, to: &draft)
    case "cmt": offer(words, rank: -2, to: &draft)
    case "color" where words.utf8.count == 9 && words.hasPrefix("#"):
      // OsmAnd writes the opacity first, CSS last.
      let digits = words.dropFirst()
      draft.roles.offer(
        "#\(digits.dropFirst(2))\(digits.prefix(2))", as: FieldMeaning(role: .color, rank: -1))
    case "DisplayColor", "color", "Color":
      draft.roles.offer(words, as: FieldMeaning(role: .color, rank: -1))
    case "type" where !isNested: offer(words, rank: 50, to: &draft)
    default: break
    }
  }

  // Devices write the name into comment and description when they have nothing else to say.
  private func offer(_ words: String, rank: Int, to draft: inout PlaceDraft) {
    guard HTMLText.plain(words) != draft.roles.name else { return }
    draft.roles.offer(words, as: FieldMeaning(role: .detail, rank: rank))
  }
}
