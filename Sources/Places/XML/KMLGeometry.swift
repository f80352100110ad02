import GeoCore
import XMLReading

/// Geometries of KML (OGC KML 2.3 §10).
enum KMLGeometry {
  private static let types: Set<String> = [
    "Point", "LineString", "LinearRing", "Polygon", "MultiGeometry", "Track", "MultiTrack", "Model",
  ]

  /// What the geometries of a placemark consist of; empty where none has coordinates.
  static func parts(_ placemark: XMLNode) throws(SkipReason) -> GeometryParts {
    var parts = GeometryParts()
    for child in placemark.children where types.contains(child.name) {
      try add(child, to: &parts)
    }
    return parts
  }

  private static func add(_ node: XMLNode, to parts: inout GeometryParts) throws(SkipReason) {
    switch node.name {
    case "Point": parts.points += try coordinates(node).prefix(1)
    case "LineString", "LinearRing": add(line: try coordinates(node), to: &parts)
    case "Track": add(line: try track(node), to: &parts)
    case "Polygon":
      var rings: [[Coordinate]] = []
      for boundary in node.children
      where boundary.name == "outerBoundaryIs" || boundary.name == "innerBoundaryIs" {
        for ring in boundary.children where ring.name == "LinearRing" {
          let points = GeometryParts.closed(try coordinates(ring))
          if !points.isEmpty { rings.append(points) }
        }
      }
      if !rings.isEmpty { parts.areas.append(rings) }
    case "Model":
      guard let x = number(node.child("Location")?.child("longitude")),
        let y = number(node.child("Location")?.child("latitude"))
      else { return }
      parts.points.append(Coordinate(longitude: x, latitude: y))
    default:
      for child in node.children where types.contains(child.name) { try add(child, to: &parts) }
    }
  }

  // A track of one moment is where something stood.
  private static func add(line: [Coordinate], to parts: inout GeometryParts) {
    if line.count == 1 { parts.points += line } else if line.count > 1 { parts.lines.append(line) }
  }

  private static func number(_ node: XMLNode?) -> Double? {
    node?.words.flatMap(Double.init)
  }

  /// `lon,lat[,alt]` parted by white space; spaces after commas, which many write, part nothing.
  private static func coordinates(_ node: XMLNode) throws(SkipReason) -> [Coordinate] {
    guard let text = node.child("coordinates")?.words else { return [] }
    var points: [Coordinate] = []
    var numbers: [Double] = []
    var isAfterComma = false
    var start: Int?
    let bytes = Array(text.utf8)
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    func end(_ at: Int) throws(SkipReason) {
      guard let from = start else { return }
      start = nil
      let word = String(decoding: bytes[from..<at], as: UTF8.self)
      guard let number = Double(word), number.isFinite else {
        throw .badGeometry("“\(word.shortened)” is no number of degrees")
      }
      // A new tuple begins where no comma stood before.
      if !isAfterComma, !numbers.isEmpty { try flush() }
      numbers.append(number)
      isAfterComma = false
    }
    func flush() throws(SkipReason) {
      guard numbers.count >= 2 else {
        throw .badGeometry("a position is not longitude,latitude")
      }
      points.append(Coordinate(longitude: numbers[0], latitude: numbers[1]))
      numbers = []
    }
    for (at, byte) in bytes.enumerated() {
      if isSpace(byte) {
        try end(at)
      } else if byte == UInt8(ascii: ",") {
        try end(at)
        isAfterComma = true
      } else if start == nil {
        start = at
      }
    }
    try end(bytes.count)
    if !numbers.isEmpty { try flush() }
    return points
  }

  // `gx:coord` has spaces between its numbers.
  private static func track(_ node: XMLNode) throws(SkipReason) -> [Coordinate] {
    var points: [Coordinate] = []
    for child in node.children where child.name == "coord" {
      let numbers = child.text.split { $0.isWhitespace }.compactMap { Double($0) }
      // An empty one says that nothing was known at that moment.
      guard !numbers.isEmpty else { continue }
      guard numbers.count >= 2 else { throw .badGeometry("a moment of a track has no position") }
      points.append(Coordinate(longitude: numbers[0], latitude: numbers[1]))
    }
    return points
  }
}
