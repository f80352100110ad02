import GeoCore
import VectorTiles

/// Points gathered into clusters zoom by zoom from the deepest up, by the algorithm of supercluster: each point that is
/// not yet taken takes all points near it.
struct Clusters: Sendable {
  /// A point, or the weighted middle of several.
  struct Node: Sendable {
    var x: Double
    var y: Double
    var count = 1
    /// The place of a single point among the features.
    var feature = -1
    /// The identifier of a cluster.
    var id = 0
    /// What the points have come to.
    var sum: [PropertyMember] = []
    /// Whether it was taken by another at the zoom in work.
    var isTaken = false
  }

  private let features: [ProjectedFeature]
  private let options: ClusterOptions
  /// The nodes of each zoom; one more than the deepest with clusters, which has the points themselves.
  private let levels: [PointGrid]

  init(_ features: [ProjectedFeature], _ options: ClusterOptions) {
    self.features = features
    self.options = options
    let nodes = features.enumerated().flatMap { index, feature in
      feature.parts.flatMap(\.points).prefix(1).map { p in
        // Places are kept in single precision, as the reference does.
        Node(x: Double(Float(p.x)), y: Double(Float(p.y)), feature: index)
      }
    }
    let deepest = min(max(0, options.maxZoom), TileID.maximumZoom - 1)
    var level = PointGrid(nodes, radius: Self.radius(options, deepest))
    var levels = [level]
    for zoom in (0...deepest).reversed() {
      var pass = ClusterPass(level, options, features, zoom: zoom, count: nodes.count)
      let next = pass.run()
      level = PointGrid(next, radius: Self.radius(options, max(0, zoom - 1)))
      levels.append(level)
    }
    self.levels = levels.reversed()
  }

  /// How near points become one at a zoom, in the Mercator square.
  static func radius(_ options: ClusterOptions, _ zoom: Int) -> Double {
    options.radius / (Camera.worldSizeAtZoomZero * Double(1 << zoom))
  }

  /// Appends the points and clusters of a tile, and those of its neighbours that are a radius near.
  func append(_ tile: TileID, to builder: inout LayerBuilder) {
    let level = levels[min(tile.z, levels.count - 1)]
    let scale = Double(1 << tile.z)
    let margin = options.radius / Camera.worldSizeAtZoomZero
    let (low, high) = (-margin, 1 + margin)
    for node in level.nodes {
      let y = node.y * scale - Double(tile.y)
      guard y >= low, y <= high else { continue }
      // What lies on the other side of the 180th meridian is near too.
      for world in [0.0, 1, -1] {
        let x = (node.x + world) * scale - Double(tile.x)
        if x >= low, x <= high { append(node, x, y, to: &builder) }
      }
    }
  }

  private func append(_ node: Node, _ x: Double, _ y: Double, to builder: inout LayerBuilder) {
    let point = TilePoint(x: TileCutter.unit(x), y: TileCutter.unit(y))
    let part: LayerBuilder.Part = (.points, [point])
    if node.count > 1 {
      builder.append(.point, id: .number(Double(node.id)), properties(node), [part])
    } else if features.indices.contains(node.feature) {
      let feature = features[node.feature]
      builder.append(.point, id: feature.id, feature.properties, [part])
    }
  }

  // The names of the style specification's chapter on clusters.
  private func properties(_ node: Node) -> [PropertyMember] {
    let short = Self.abbreviated(node.count)
    return node.sum + [
      PropertyMember(name: "cluster", value: .bool(true)),
      PropertyMember(name: "cluster_id", value: .number(Double(node.id))),
      PropertyMember(name: "point_count", value: .number(Double(node.count))),
      PropertyMember(name: "point_count_abbreviated", value: short),
    ]
  }

  /// Thousands with one digit behind the point, tens of thousands without one.
  static func abbreviated(_ count: Int) -> PropertyValue {
    switch count {
    case 10_000...: return .string("\((count + 500) / 1000)k")
    case 1000...:
      let tenths = (count + 50) / 100
      return .string(tenths % 10 == 0 ? "\(tenths / 10)k" : "\(tenths / 10).\(tenths % 10)k")
    default: return .number(Double(count))
    }
  }
}
