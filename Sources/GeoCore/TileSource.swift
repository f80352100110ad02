/// An archive or folder of tiles.
///
/// One value serves any number of pictures and threads at once.
public protocol TileSource: Sendable {
  /// What the archive says of itself.
  var info: TileSourceInfo { get }
  /// The bytes of a tile, decompressed, or nothing where the archive has no such tile.
  ///
  /// - Throws: `TileError` where the archive cannot be read or the tile cannot be decompressed.
  func tile(_ id: TileID) throws(TileError) -> [UInt8]?
}

/// What tiles hold.
public enum TileFormat: String, Hashable, Sendable {
  /// Mapbox Vector Tiles.
  case mvt
  /// PNG pictures.
  case png
  /// JPEG pictures.
  case jpeg
  /// WebP pictures.
  case webp
  /// Anything else, or unknown.
  case other
}

/// What an archive says of itself, checked and with defaults filled in.
public struct TileSourceInfo: Hashable, Sendable {
  /// The file or folder it was opened from.
  public var path: String
  /// The archive's own name, empty where it has none.
  public var name: String = ""
  /// What its tiles hold.
  public var format: TileFormat = .other
  /// The zooms it has tiles for.
  public var zooms: ClosedRange<Int> = 0...TileID.maximumZoom
  /// Its extent in degrees (west, south, east, north), or nothing where it states none.
  public var bounds: GeoBounds?
  /// The middle it proposes for a first look.
  public var center: Coordinate?
  /// The zoom it proposes for a first look.
  public var centerZoom: Double?
  /// Whose data it is, as HTML or text; empty where it does not say.
  public var attribution: String = ""
  /// The names of its vector layers, in the archive's order; empty where unknown.
  public var vectorLayers: [String] = []
  /// What is odd about the archive but does not keep it from being read.
  public var diagnostics: [Diagnostic] = []

  /// Makes the description of an archive that states nothing.
  public init(path: String) {
    self.path = path
  }
}

/// A box in degrees; `west` greater than `east` crosses the 180th meridian.
public struct GeoBounds: Hashable, Sendable {
  /// Degrees of the edges.
  public var west, south, east, north: Double

  /// Makes a box in the order of GeoJSON: west, south, east, north.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// Whether a place lies inside or on an edge, on whichever copy of the world its longitude names it.
  public func contains(_ coordinate: Coordinate) -> Bool {
    guard coordinate.latitude >= south, coordinate.latitude <= north else { return false }
    let span = east >= west ? east - west : east - west + 360
    let offset = (coordinate.longitude - west).truncatingRemainder(dividingBy: 360)
    return span >= 360 || (offset < 0 ? offset + 360 : offset) <= span
  }
}

/// Why a tile or its archive could not be read.
public enum TileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The tile's bytes could not be fetched from the archive.
  case unreadable(path: String, tile: TileID, reason: String)
  /// The tile's compression is broken or unknown.
  case badCompression(path: String, tile: TileID, reason: String)
  /// The decompressed tile would be larger than `limit` bytes.
  case tooLarge(path: String, tile: TileID, limit: Int)

  /// What is wrong with which tile of which archive.
  public var description: String {
    switch self {
    case .unreadable(let path, let tile, let reason):
      "tile \(tile) of \(path) cannot be read: \(reason)"
    case .badCompression(let path, let tile, let reason):
      "tile \(tile) of \(path) cannot be decompressed: \(reason)"
    case .tooLarge(let path, let tile, let limit):
      "tile \(tile) of \(path) is larger than \(limit) bytes"
    }
  }
}
