import GeoCore
import VectorTiles

/// Cuts features to one tile and its buffer.
struct TileCutter {
  private let tile: TileID
  private let columns: Band
  private let rows: Band
  private let splitsLines: Bool
  /// How far lines may be off, in the Mercator square; 0 where nothing is left out.
  private let tolerance: Double

  init(tile: TileID, options: GeoJSONOptions, isFinest: Bool) {
    self.tile = tile
    let side = tile.bounds.width
    let buffer = options.buffer / Camera.worldSizeAtZoomZero * side
    columns = Band(axis: .x, low: tile.bounds.minX - buffer, high: tile.bounds.maxX + buffer)
    rows = Band(axis: .y, low: tile.bounds.minY - buffer, high: tile.bounds.maxY + buffer)
    splitsLines = options.hasLineMetrics
    tolerance = isFinest ? 0 : GeoJSONTiles.tolerance(options, zoom: tile.z)
  }

  /// Appends what of a feature lies in the tile.
  func append(_ feature: ProjectedFeature, to builder: inout LayerBuilder) {
    for strip in columns.clip(feature, splitsLines: splitsLines) {
      for piece in rows.clip(strip, splitsLines: splitsLines) { appendCut(piece, to: &builder) }
    }
  }

  private func appendCut(_ feature: ProjectedFeature, to builder: inout LayerBuilder) {
    let parts = feature.parts.compactMap(part)
    guard !parts.isEmpty else { return }
    var properties = feature.properties
    if splitsLines, feature.kind == .line, let line = feature.parts.first, line.size > 0 {
      properties.append(
        PropertyMember(name: LineMetrics.start, value: .number(line.start / line.size)))
      properties.append(
        PropertyMember(name: LineMetrics.end, value: .number(line.end / line.size)))
    }
    builder.append(feature.kind, id: feature.id, properties, parts)
  }

  private func part(_ part: ProjectedPart) -> LayerBuilder.Part? {
    switch part.role {
    case .points: return (.points, part.points.map(point))
    case .line:
      guard tolerance == 0 || part.size >= tolerance else { return nil }
      return (.line, simplified(part))
    case .outer, .inner:
      guard tolerance == 0 || part.size >= tolerance * tolerance else { return nil }
      let ring = turned(simplified(part), isClockwise: part.role == .outer)
      return (part.role == .outer ? .exterior : .interior, ring)
    }
  }

  private func simplified(_ part: ProjectedPart) -> [TilePoint] {
    var points: [TilePoint] = []
    points.reserveCapacity(part.points.count)
    for p in part.points where tolerance == 0 || p.weight > tolerance * tolerance {
      points.append(point(p))
    }
    return points
  }

  // Clause 4.3.3.3 of the vector tile specification: outer rings turn to the right as y points down, holes to the left;
  // and a ring does not repeat its first point. A ring that is turned round begins where it did.
  private func turned(_ ring: [TilePoint], isClockwise: Bool) -> [TilePoint] {
    var ring = ring
    if ring.count > 1, ring.first == ring.last { ring.removeLast() }
    var area = 0.0
    for (index, a) in ring.enumerated() {
      let b = ring[(index + 1) % ring.count]
      area += Double(a.x) * Double(b.y) - Double(b.x) * Double(a.y)
    }
    guard let first = ring.first, (area > 0) != isClockwise else { return ring }
    // It begins where it began: its first corner is also its last.
    return [first] + ring.dropFirst().reversed()
  }

  private func point(_ p: ProjectedPoint) -> TilePoint {
    let scale = Double(1 << tile.z)
    return TilePoint(
      x: Self.unit(p.x * scale - Double(tile.x)), y: Self.unit(p.y * scale - Double(tile.y)))
  }

  /// The nearest unit, halves upwards.
  static func unit(_ share: Double) -> Int32 {
    Int32(clamping: Int((share * Double(GeoJSONOptions.extent) + 0.5).rounded(.down)))
  }
}
