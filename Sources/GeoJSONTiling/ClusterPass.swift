import GeoCore

/// The gathering of the nodes of one zoom into those of the zoom above.
struct ClusterPass {
  private var grid: PointGrid
  private let options: ClusterOptions
  private let features: [ProjectedFeature]
  private let zoom: Int
  /// How many points there are at all, above which the identifiers of clusters begin.
  private let count: Int

  init(
    _ grid: PointGrid, _ options: ClusterOptions, _ features: [ProjectedFeature], zoom: Int,
    count: Int
  ) {
    (self.grid, self.options, self.features) = (grid, options, features)
    (self.zoom, self.count) = (zoom, count)
  }

  /// The nodes of the zoom above, in the order of the first of each.
  mutating func run() -> [Clusters.Node] {
    var gathered: [Clusters.Node] = []
    for index in grid.nodes.indices where !grid.nodes[index].isTaken {
      grid.nodes[index].isTaken = true
      let near = grid.near(index).filter { !grid.nodes[$0].isTaken }
      let total = near.reduce(grid.nodes[index].count) { $0 + grid.nodes[$1].count }
      if total > grid.nodes[index].count, total >= options.minPoints {
        gathered.append(cluster(index, near, total))
      } else {
        gathered.append(released(index))
        // A cluster of a deeper zoom that is too small for another stays, and so does what is near it.
        guard grid.nodes[index].count > 1 else { continue }
        for other in near {
          grid.nodes[other].isTaken = true
          gathered.append(released(other))
        }
      }
    }
    return gathered
  }

  private func released(_ index: Int) -> Clusters.Node {
    var node = grid.nodes[index]
    node.isTaken = false
    return node
  }

  private mutating func cluster(_ index: Int, _ near: [Int], _ total: Int) -> Clusters.Node {
    let first = grid.nodes[index]
    var x = first.x * Double(first.count)
    var y = first.y * Double(first.count)
    var sum = contribution(first)
    for other in near {
      grid.nodes[other].isTaken = true
      let node = grid.nodes[other]
      x += node.x * Double(node.count)
      y += node.y * Double(node.count)
      if let properties = options.properties {
        sum = properties.reduced(sum, contribution(node))
      }
    }
    // The identifier tells the zoom in its lowest five bits, as supercluster's does.
    let id = (index << 5) + zoom + 1 + count
    return Clusters.Node(
      x: x / Double(total), y: y / Double(total), count: total, id: id, sum: sum)
  }

  private func contribution(_ node: Clusters.Node) -> [PropertyMember] {
    guard let properties = options.properties else { return [] }
    guard node.count == 1, features.indices.contains(node.feature) else { return node.sum }
    let feature = features[node.feature]
    return properties.mapped(feature.properties, id: feature.id)
  }
}
