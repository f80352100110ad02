import GeoCore
import Imaging
import VectorTiles

/// What a tile is read as.
enum TileReading: Hashable {
  case vector
  case raster
  case elevation(ElevationEncoding)
}

/// What a tile holds.
enum TileContent: Sendable {
  case features(CachedTile)
  case raster(Bitmap)
  case elevation(ElevationGrid)
  /// A tile that is there and has nothing in it.
  case empty

  /// The features of a vector tile.
  var features: CachedTile? {
    if case .features(let tile) = self { tile } else { nil }
  }

  /// Reads the bytes of a tile.
  ///
  /// - Throws: `VectorTileError` or `ImagingError`.
  init(_ bytes: [UInt8], as reading: TileReading) throws {
    if bytes.isEmpty {
      self = .empty
      return
    }
    switch reading {
    case .vector:
      self = .features(CachedTile(try VectorTile(bytes: bytes), byteCount: bytes.count))
    case .raster: self = .raster(try ImageCodec.decode(bytes))
    case .elevation(let encoding):
      self = .elevation(ElevationGrid(try ImageCodec.decode(bytes), encoding))
    }
  }

  /// About how many bytes it takes.
  var cost: Int {
    switch self {
    // Tables, features and points of a tile that is drawn whole take about three times its bytes, besides them.
    case .features(let tile): 4 * tile.byteCount + 64
    case .raster(let bitmap): bitmap.pixels.count + 64
    case .elevation(let grid): 4 * grid.metres.count + 64
    case .empty: 64
    }
  }
}
