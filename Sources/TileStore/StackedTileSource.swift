public import GeoCore

/// Several sources of one schema as one, such as a city above the world.
public struct StackedTileSource: TileSource {
  /// A tile of one source that can stand for a place, if the source has it.
  public struct Candidate: Hashable, Sendable {
    /// The place of its source in `sources`.
    public let source: Int
    /// The tile asked for, or an ancestor to be drawn larger.
    public let tile: TileID
    /// Whether it is as detailed as its source gets for the place; others stand in for one that is missing.
    public let isOwn: Bool
    /// Whether its source states that it covers the place, at least in part, and so has the tile.
    public let isStated: Bool
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

  /// The tiles that can stand for the place of `id`, the best first.
  ///
  /// They are ordered by the share of the place's detail they can give: the part of it that lies in their source's
  /// bounds, a quarter for each zoom they are drawn larger; the preferred source first where shares are equal. So a
  /// city is shown by its own tiles, the world around it by the world's, and a tile of the whole country by the
  /// world's too, even where the city's archive has one with nothing but the city. Where the city lacks a tile, one
  /// of its own above comes before those of the world that are drawn larger still.
  ///
  /// - Parameter climb: how many zooms above `id` a tile may stand in for one that its source lacks; default none.
  public func candidates(for id: TileID, climb: Int = 0) -> [Candidate] {
    var candidates: [(candidate: Candidate, share: Double)] = []
    for (index, info) in sources.map(\.info).enumerated() where info.zooms.lowerBound <= id.z {
      let own = min(id.z, info.zooms.upperBound)
      let stated = info.bounds.map { $0.share(of: id) } ?? 1
      let highest = climb == 0 ? own : min(own, max(info.zooms.lowerBound, id.z - climb))
      for zoom in stride(from: own, through: highest, by: -1) {
        let tile = id.ancestor(at: zoom)
        let candidate = Candidate(
          source: index, tile: tile, isOwn: zoom == own, isStated: stated > Self.sliver)
        let share = Self.share(stated, of: candidate, in: info.bounds)
        candidates.append((candidate, share / Double(1 << (2 * (id.z - zoom)))))
      }
    }
    return candidates.sorted {
      ($1.share, $0.candidate.source, $1.candidate.tile.z) < (
        $0.share, $1.candidate.source, $0.candidate.tile.z
      )
    }.map(\.candidate)
  }

  /// Bounds are rounded: one that reaches into a tile no further than this does not cover it.
  private static let sliver = 0.002

  /// The part of a place that a candidate can be trusted to fill.
  private static func share(
    _ stated: Double, of candidate: Candidate, in bounds: GeoBounds?
  ) -> Double {
    guard stated <= 0 else { return stated }
    // A tile outside the bounds that an archive states proves the bounds wrong, not the tile. One that reaches from
    // them to the place proves nothing: it holds the city and is blank around it.
    let reachesIn = bounds.map { $0.share(of: candidate.tile) > 0 } ?? false
    return candidate.isOwn || !reachesIn ? 1 : 0
  }

  /// Whether a source has tiles from a zoom below the place's on, no deeper than `levels` below, and covers it.
  public func beginsBelow(_ id: TileID, levels: Int) -> Bool {
    sources.map(\.info).contains { info in
      info.zooms.lowerBound > id.z && info.zooms.lowerBound <= id.z + levels
        && info.covers(id, beyond: Self.sliver)
    }
  }

  /// Whether a source that covers the place has tiles that are more detailed than it.
  public func goesBelow(_ id: TileID) -> Bool {
    sources.map(\.info).contains {
      $0.zooms.upperBound > id.z && $0.covers(id, beyond: Self.sliver)
    }
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

extension TileSourceInfo {
  /// Whether more than a part of a tile is inside the bounds; also where none are stated.
  fileprivate func covers(_ tile: TileID, beyond part: Double) -> Bool {
    bounds.map { $0.share(of: tile) > part } ?? true
  }
}
