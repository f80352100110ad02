public import GeoCore

/// Several sources of one schema as one, such as a city above the world.
public struct StackedTileSource: TileSource {
  /// A tile that stands for the one that was asked for.
  public struct Found: Sendable {
    /// The tile that was found: the one asked for, or an ancestor to be drawn larger.
    public let tile: TileID
    /// Its bytes, decompressed.
    public let bytes: [UInt8]
    /// The place of its source in `sources`.
    public let source: Int
  }

  /// The sources, the preferred one first.
  public let sources: [any TileSource]
  /// What they say of themselves together.
  public let info: TileSourceInfo

  /// Stacks sources, the preferred one first.
  public init(_ sources: [any TileSource]) {
    self.sources = sources
    info = TileSourceInfo(path: "")
  }

  /// The bytes of the very tile from the first source that has it.
  ///
  /// - Throws: `TileError`.
  public func tile(_ id: TileID) throws(TileError) -> [UInt8]? { nil }

  /// The best tile there is for the place of `id`: the tile itself, or the nearest ancestor that a source
  /// with shallower zooms has.
  ///
  /// - Throws: `TileError`.
  public func best(_ id: TileID) throws(TileError) -> Found? { nil }
}
