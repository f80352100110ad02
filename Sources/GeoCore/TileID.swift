/// The address of a tile: zoom, column from the west, row from the north (XYZ order).
public struct TileID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Zoom, 0…`maximumZoom`; there are 2^z columns and rows.
  public let z: Int
  /// Column, 0 at the 180th meridian, counted eastwards.
  public let x: Int
  /// Row, 0 in the north.
  public let y: Int

  /// The deepest zoom that is accepted anywhere: PMTiles v3 and the MapLibre style specification end earlier,
  /// and 2^30 columns still fit every integer used.
  public static let maximumZoom = 30

  /// Makes an address, or nothing where it lies outside the pyramid.
  public init?(z: Int, x: Int, y: Int) {
    guard (0...Self.maximumZoom).contains(z), (0..<(1 << z)).contains(x), (0..<(1 << z)).contains(y)
    else { return nil }
    self.init(uncheckedZ: z, x: x, y: y)
  }

  init(uncheckedZ z: Int, x: Int, y: Int) {
    self.z = z
    self.x = x
    self.y = y
  }

  /// The ancestor at `zoom`, which is not deeper than this tile; itself at its own zoom.
  public func ancestor(at zoom: Int) -> TileID {
    let shift = max(0, z - max(0, zoom))
    return TileID(uncheckedZ: z - shift, x: x >> shift, y: y >> shift)
  }

  /// The four tiles one zoom deeper, row by row; none at `maximumZoom`.
  public var children: [TileID] {
    guard z < Self.maximumZoom else { return [] }
    return [(0, 0), (1, 0), (0, 1), (1, 1)].map {
      TileID(uncheckedZ: z + 1, x: 2 * x + $0.0, y: 2 * y + $0.1)
    }
  }

  /// The part of the Mercator square it covers.
  public var bounds: MercatorRect {
    let side = 1 / Double(1 << z)
    return MercatorRect(
      minX: Double(x) * side, minY: Double(y) * side, maxX: Double(x + 1) * side,
      maxY: Double(y + 1) * side)
  }

  /// `z/x/y`.
  public var description: String { "\(z)/\(x)/\(y)" }

  /// Orders by zoom, then row, then column.
  public static func < (a: TileID, b: TileID) -> Bool { (a.z, a.y, a.x) < (b.z, b.y, b.x) }
}
