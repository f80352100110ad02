import GeoCore

/// What a geometry consists of, whatever format it was written in.
struct GeometryParts {
  /// The most points of the lines and areas of one geometry: more is no drawing, and references to shared arcs
  /// can make a small file as large as anyone wants.
  static let maximumPoints = 10_000_000

  var points: [Coordinate] = []
  var lines: [[Coordinate]] = []
  var areas: [[[Coordinate]]] = []

  /// Whether there is nothing.
  var isEmpty: Bool { points.isEmpty && lines.isEmpty && areas.isEmpty }

  /// Longitude and latitude exchanged.
  var swapped: GeometryParts {
    mapped { Coordinate(longitude: $0.latitude, latitude: $0.longitude) }
  }

  /// The same with each point turned into another.
  func mapped(_ turn: (Coordinate) -> Coordinate) -> GeometryParts {
    GeometryParts(
      points: points.map(turn), lines: lines.map { $0.map(turn) },
      areas: areas.map { $0.map { $0.map(turn) } })
  }

  /// Why its lines and areas cannot be drawn, or nothing.
  var flaw: SkipReason? {
    for line in lines {
      if line.count < 2 { return .badGeometry("a line of fewer than two points") }
      if let flaw = Self.flaw(line) { return flaw }
    }
    for ring in areas.joined() {
      if ring.count < 4 { return .badGeometry("a ring of fewer than four points") }
      if let flaw = Self.flaw(ring) { return flaw }
    }
    return nil
  }

  private static func flaw(_ points: [Coordinate]) -> SkipReason? {
    for point in points {
      guard point.longitude.isFinite, point.latitude.isFinite else {
        return .badGeometry("its coordinates are no finite numbers")
      }
      if abs(point.latitude) > 90 { return .latitude(point.latitude, longitude: point.longitude) }
      if abs(point.longitude) > 540 { return .longitude(point.longitude) }
    }
    return nil
  }

  /// A ring that ends where it begins.
  static func closed(_ ring: [Coordinate]) -> [Coordinate] {
    guard let first = ring.first, ring.last != first else { return ring }
    return ring + [first]
  }
}

extension PlaceCollector {
  /// Takes everything that a geometry consists of: a place for each point, a shape for its lines, one for its areas.
  func add(
    _ parts: GeometryParts, _ draft: PlaceDraft, _ style: ShapeStyle, at position: PlacePosition
  ) throws(PlacesError) {
    var draft = draft
    draft.properties = properties(of: draft)
    for point in parts.points {
      draft.longitude = point.longitude
      draft.latitude = point.latitude
      try add(draft, at: position)
    }
    guard !parts.lines.isEmpty || !parts.areas.isEmpty else { return }
    if let flaw = parts.flaw { return skip(flaw, at: position) }
    var geometries: [PlaceShape.Geometry] = []
    if !parts.areas.isEmpty { geometries.append(.areas(parts.areas)) }
    if !parts.lines.isEmpty { geometries.append(.lines(parts.lines)) }
    for geometry in geometries {
      var shape = PlaceShape(geometry)
      shape.name = draft.roles.name ?? ""
      shape.detail = draft.roles.detail
      shape.group = draft.group
      shape.style = style
      shape.properties = properties(of: draft)
      try add(shape, at: position)
    }
  }
}
