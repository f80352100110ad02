public import GeoCore

/// The archives behind a source of a style, all on the same schema.
///
/// Where the first has no tile the next is asked, so that a world lies under a city; an archive that ends at a
/// lesser zoom gives the tile above.
public struct MapSource: Sendable {
  /// The archives, the one on top first.
  public let archives: [any TileSource]

  /// Stacks archives.
  public init(_ archives: [any TileSource]) {
    self.archives = archives
  }

  /// The zooms for which any archive has tiles.
  var zooms: ClosedRange<Int> {
    let low = archives.map(\.info.zooms.lowerBound).min() ?? 0
    let high = archives.map(\.info.zooms.upperBound).max() ?? 0
    return low...max(low, high)
  }

  /// What is looked for in order to draw the place of `tile`: in each archive the tile itself, or its ancestor
  /// at the archive's last zoom.
  func candidates(for tile: TileID) -> [(archive: Int, tile: TileID)] {
    archives.enumerated().compactMap { index, archive in
      let zooms = archive.info.zooms
      guard tile.z >= zooms.lowerBound else { return nil }
      return (index, tile.ancestor(at: zooms.upperBound))
    }
  }
}
