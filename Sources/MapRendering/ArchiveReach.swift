import GeoCore

/// How far an archive's tiles can be trusted: inside the bounds it states; beyond them a city's tile is blank where
/// there is sea or land.
enum ArchiveReach {
  /// The steps of a tile's side in which most archives round: what is cut at the bounds may end this much before them.
  private static let steps = 4096.0

  /// The part of a tile inside the bounds, in the Mercator square, or nothing where it is all of it: also where no
  /// bounds are stated, and where a tile outside proves them wrong.
  ///
  /// It ends a step before the bounds, so that no gap as wide as the rounding is left.
  ///
  /// - Parameter zoom: that of the archive's tile, which may be one above `tile`; nothing for that tile itself.
  static func part(of tile: TileID, in bounds: GeoBounds?, drawnFrom zoom: Int? = nil) -> Rect? {
    guard let bounds, bounds.west <= bounds.east else { return nil }
    let northwest = MercatorPoint(Coordinate(longitude: bounds.west, latitude: bounds.north))
    let southeast = MercatorPoint(Coordinate(longitude: bounds.east, latitude: bounds.south))
    let stated = Rect(
      minX: northwest.x, minY: northwest.y, maxX: southeast.x, maxY: southeast.y)
    let whole = rect(tile.bounds)
    let above = Double(1 << max(0, tile.z - (zoom ?? tile.z)))
    let inner = whole.intersection(rounded(stated, by: whole.width * above / steps))
    let part = inner.isEmpty ? whole.intersection(stated) : inner
    return part.isEmpty || part == whole ? nil : part
  }

  // Beyond the edges of the Mercator square there is nothing that could fill a gap.
  private static func rounded(_ bounds: Rect, by step: Double) -> Rect {
    func side(_ value: Double, _ step: Double) -> Double {
      value < 1e-9 ? 0 : value > 1 - 1e-9 ? 1 : value + step
    }
    return Rect(
      minX: side(bounds.minX, step), minY: side(bounds.minY, step),
      maxX: side(bounds.maxX, -step), maxY: side(bounds.maxY, -step))
  }

  /// Whether a part of the plane, on whichever copies of the world, has something of the bounds in it; also where
  /// none are stated.
  static func touches(_ frame: MercatorRect, _ bounds: GeoBounds?) -> Bool {
    guard let bounds else { return true }
    let northwest = MercatorPoint(Coordinate(longitude: bounds.west, latitude: bounds.north))
    let southeast = MercatorPoint(Coordinate(longitude: bounds.east, latitude: bounds.south))
    guard northwest.y < frame.maxY, southeast.y > frame.minY else { return false }
    // Bounds across the 180th meridian end on the next copy.
    let width = southeast.x - northwest.x + (bounds.west > bounds.east ? 1 : 0)
    // The first copy whose eastern edge lies east of the frame's western one.
    let start = northwest.x + (frame.minX - northwest.x - width).rounded(.down) + 1
    return start < frame.maxX
  }

  /// A box of the Mercator square as a rectangle.
  static func rect(_ bounds: MercatorRect) -> Rect {
    Rect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY)
  }

  /// What is left of `whole` without `part`: at most four pieces that share no area.
  static func subtract(_ part: Rect, from whole: Rect) -> [Rect] {
    let hole = whole.intersection(part)
    guard !hole.isEmpty else { return [whole] }
    return [
      Rect(minX: whole.minX, minY: whole.minY, maxX: whole.maxX, maxY: hole.minY),
      Rect(minX: whole.minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      Rect(minX: hole.maxX, minY: hole.minY, maxX: whole.maxX, maxY: hole.maxY),
      Rect(minX: whole.minX, minY: hole.maxY, maxX: whole.maxX, maxY: whole.maxY),
    ].filter { !$0.isEmpty }
  }
}
