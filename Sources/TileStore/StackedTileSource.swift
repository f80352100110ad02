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
    /// Why a source that would have been better could not be read, if one could not.
    public let passedOver: TileError?
  }

  /// A tile of one source that can stand for the one that was asked for, if the source has it.
  public struct Candidate: Hashable, Sendable {
    /// The place of its source in `sources`.
    public let source: Int
    /// The tile asked for, or an ancestor to be drawn larger.
    public let tile: TileID
  }

  /// The sources, the preferred one first.
  public let sources: [any TileSource]
  /// What they say of themselves together: the first one's path, name, format and middle; the zooms, bounds,
  /// credits and layers of all.
  public let info: TileSourceInfo

  /// Stacks sources, the preferred one first.
  public init(_ sources: [any TileSource]) {
    self.sources = sources
    info = Self.together(sources.map(\.info))
  }

  /// The bytes of the very tile from the first source that has it.
  ///
  /// - Throws: `TileError` of the first source that cannot be read.
  public func tile(_ id: TileID) throws(TileError) -> [UInt8]? {
    for source in sources {
      if let bytes = try source.tile(id) { return bytes }
    }
    return nil
  }

  /// The best tile there is for the place of `id`: the tile itself, or the ancestor at the deepest zoom of a
  /// source that ends before.
  ///
  /// Sources are asked in the order of the share of the tile's detail they can give: the part of the tile that
  /// lies in their bounds, a quarter for each zoom their tile is drawn larger; the preferred one first where
  /// shares are equal. So a city is shown by its own tiles, the world around it by the world's, and a tile of
  /// the whole country by the world's too, even where the city's archive has one with nothing but the city.
  ///
  /// - Throws: `TileError` where nothing was found and a source could not be read.
  public func best(_ id: TileID) throws(TileError) -> Found? {
    var failure: TileError?
    for candidate in candidates(for: id) {
      do throws(TileError) {
        guard let bytes = try sources[candidate.source].tile(candidate.tile) else { continue }
        return Found(
          tile: candidate.tile, bytes: bytes, source: candidate.source, passedOver: failure)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// The tiles that `best(_:)` asks for, in its order, for callers that keep tiles themselves: one ancestor
  /// stands for many tiles and need not be read for each.
  public func candidates(for id: TileID) -> [Candidate] {
    var candidates: [(candidate: Candidate, share: Double)] = []
    for (source, zooms) in sources.map(\.info.zooms).enumerated() where zooms.lowerBound <= id.z {
      let tile = id.ancestor(at: zooms.upperBound)
      let quarter = 1 / Double(1 << (2 * (id.z - tile.z)))
      // A tile outside the bounds that an archive states proves the bounds wrong, not the tile.
      let stated = sources[source].info.bounds.map { $0.share(of: id) } ?? 1
      let share = stated > 0 ? stated : 1
      candidates.append((Candidate(source: source, tile: tile), share * quarter))
    }
    return candidates.sorted {
      ($1.share, $0.candidate.source) < ($0.share, $1.candidate.source)
    }.map(\.candidate)
  }

  private static func together(_ all: [TileSourceInfo]) -> TileSourceInfo {
    guard var info = all.first else { return TileSourceInfo(path: "") }
    for next in all.dropFirst() {
      info.zooms =
        min(
          info.zooms.lowerBound, next.zooms.lowerBound)...max(
          info.zooms.upperBound, next.zooms.upperBound)
      info.bounds = info.bounds.flatMap { a in next.bounds.map { a.union($0) } }
      info.vectorLayers += next.vectorLayers.filter { !info.vectorLayers.contains($0) }
      info.diagnostics += next.diagnostics
    }
    var credits: [String] = []
    for credit in all.map(\.attribution) where !credit.isEmpty && !credits.contains(credit) {
      credits.append(credit)
    }
    info.attribution = credits.joined(separator: " | ")
    return info
  }
}
