public import GeoCore
public import VectorTiles

/// GeoJSON cut into vector tiles, by the algorithm of geojson-vt: projected once, cut to a tile and its buffer, and
/// simplified by the zoom of the tile.
public struct GeoJSONTiles: FeatureTileSource {
  /// The zooms that tiles are cut for.
  public let zooms: ClosedRange<Int>

  private let options: GeoJSONOptions
  private let features: [ProjectedFeature]
  private let clusters: Clusters?

  /// Projects the features and weighs their vertices.
  public init(_ features: [GeoJSONFeature], _ options: GeoJSONOptions = GeoJSONOptions()) {
    self.options = options
    zooms = 0...min(max(0, options.maxZoom), TileID.maximumZoom)
    let finest = Self.tolerance(options, zoom: zooms.upperBound)
    let projected = features.enumerated().flatMap { index, feature in
      Self.projected(feature, index, options, tolerance: finest * finest)
    }
    if let clustering = options.clustering {
      clusters = Clusters(projected.filter { $0.kind == .point }, clustering)
      self.features = []
    } else {
      clusters = nil
      self.features = Self.wrapped(projected, options)
    }
  }

  /// The layer of a tile, 8192 units across.
  public func layer(of tile: TileID) -> DecodedLayer? {
    var builder = LayerBuilder(name: "", extent: GeoJSONOptions.extent)
    if let clusters {
      clusters.append(tile, to: &builder)
    } else {
      let cutter = TileCutter(tile: tile, options: options, isFinest: tile.z == zooms.upperBound)
      for feature in features { cutter.append(feature, to: &builder) }
    }
    return builder.isEmpty ? nil : DecodedLayer(builder)
  }

  /// How far lines may be off at a zoom, in the Mercator square.
  static func tolerance(_ options: GeoJSONOptions, zoom: Int) -> Double {
    options.tolerance / (Camera.worldSizeAtZoomZero * Double(1 << zoom))
  }

  private static func projected(
    _ feature: GeoJSONFeature, _ index: Int, _ options: GeoJSONOptions, tolerance: Double
  ) -> [ProjectedFeature] {
    var id = feature.id
    if let name = options.promotedID {
      id = feature.properties.last { $0.name == name }?.value
    } else if options.generatesIDs {
      id = .number(Double(index))
    }
    func made(_ parts: [ProjectedPart]) -> ProjectedFeature {
      ProjectedFeature(feature.kind, parts, feature.properties, id: id)
    }
    switch feature.geometry {
    case .points(let points): return [made([ProjectedPart(points: points)])]
    case .lines(let lines):
      let parts = lines.map { ProjectedPart(.line, $0, tolerance: tolerance) }
      return options.hasLineMetrics ? parts.map { made([$0]) } : [made(parts)]
    case .polygons(let polygons):
      return [
        made(
          polygons.flatMap { rings in
            rings.enumerated().map {
              ProjectedPart($0 == 0 ? .outer : .inner, $1, tolerance: tolerance)
            }
          })
      ]
    }
  }

  /// What lies on the world and beside it, brought together on it: the parts beyond the 180th meridian come in on the
  /// other side, and what lies near it is there on both sides.
  private static func wrapped(
    _ features: [ProjectedFeature], _ options: GeoJSONOptions
  ) -> [ProjectedFeature] {
    let buffer = options.buffer / Camera.worldSizeAtZoomZero
    func cut(_ low: Double, _ high: Double, _ shift: Double) -> [ProjectedFeature] {
      let band = Band(axis: .x, low: low, high: high)
      return features.flatMap { band.clip($0, splitsLines: options.hasLineMetrics) }
        .map { shift == 0 ? $0 : $0.shifted(by: shift) }
    }
    let left = cut(-1 - buffer, buffer, 1)
    let right = cut(1 - buffer, 2 + buffer, -1)
    if left.isEmpty, right.isEmpty { return features }
    return left + cut(-buffer, 1 + buffer, 0) + right
  }
}
