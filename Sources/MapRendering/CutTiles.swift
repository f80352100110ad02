import GeoCore
import Synchronization
public import VectorTiles

/// Tiles that are cut from features, kept for the next picture.
public final class CutTiles: Sendable {
  /// Where the features come from, for messages.
  public let name: String
  /// What cuts them.
  public let source: any FeatureTileSource
  private let known = Mutex<[TileID: CachedTile?]>([:])

  /// A few screens; cutting again is cheap.
  private static let limit = 256

  /// Keeps the tiles of a source.
  public init(_ source: any FeatureTileSource, name: String) {
    self.source = source
    self.name = name
  }

  /// The features of a tile; nothing where it has none.
  func tile(_ id: TileID) -> CachedTile? {
    if let tile = known.withLock({ $0[id] }) { return tile }
    let tile = source.layer(of: id).map { CachedTile($0) }
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[id] = .some(tile)
    }
    return tile
  }
}
