public import GeoCore
public import Places

/// What panels publish about themselves for others to read.
public struct PanelFacts: Hashable, Sendable {
  /// The maps of the picture, in the order of the tree.
  public var maps: [MapFacts]
  /// How many pages the longest of the paged containers has, or nothing where there is none.
  public var pageCount: Int?

  /// Publishes maps; none by default.
  public init(maps: [MapFacts] = []) {
    self.maps = maps
  }

  /// These and then those.
  public func merged(with other: PanelFacts) -> PanelFacts {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Takes in what others publish, after these.
  public mutating func merge(_ other: PanelFacts) {
    maps += other.maps
    pageCount = [pageCount, other.pageCount].compactMap { $0 }.max()
  }

  /// What the map at `path` published, or nothing.
  public func map(at path: PanelPath) -> MapFacts? {
    maps.first { $0.path == path }
  }

  /// Whether any map shows a place, or nothing where there is no map.
  public func shows(_ place: Place) -> Bool? {
    maps.isEmpty ? nil : maps.contains { $0.shownPlaces.contains(place.index) }
  }
}

/// What a map says of itself.
public struct MapFacts: Hashable, Sendable {
  /// Where the map stands in the tree.
  public var path: PanelPath
  /// The camera over the map's frame, resolved.
  public var viewport: Viewport
  /// The `Place.index` of every place whose pin lies in the frame.
  public var shownPlaces: Set<Int>
  /// Whose data the map is made of, an entry for each, in plain text; empty where that is not to be said.
  public var credits: [String] = []
  /// What the map's style says of itself, in its order: only what is in the frame; empty unless it was asked for.
  public var legend: [LegendEntry] = []

  /// Describes a map; credits and legend may be set after.
  public init(path: PanelPath, viewport: Viewport, shownPlaces: Set<Int>) {
    self.path = path
    self.viewport = viewport
    self.shownPlaces = shownPlaces
  }
}
