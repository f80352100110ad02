/// Points in square cells as wide as the distance that is asked for.
struct PointGrid: Sendable {
  var nodes: [Clusters.Node]
  private let radius: Double
  private let cell: Double
  private var cells: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// Cells of no width would never end.
  private static let leastCell = 1e-9

  init(_ nodes: [Clusters.Node], radius: Double) {
    self.nodes = nodes
    self.radius = radius
    cell = max(radius, Self.leastCell)
    for (index, node) in nodes.enumerated() { cells[place(node), default: []].append(index) }
  }

  private func place(_ node: Clusters.Node) -> Cell {
    Cell(x: Int((node.x / cell).rounded(.down)), y: Int((node.y / cell).rounded(.down)))
  }

  /// The points within the radius of one, itself among them, in the order of their places.
  func near(_ index: Int) -> [Int] {
    let node = nodes[index]
    let middle = place(node)
    var found: [Int] = []
    for y in middle.y - 1...middle.y + 1 {
      for x in middle.x - 1...middle.x + 1 {
        for other in cells[Cell(x: x, y: y)] ?? [] {
          let (dx, dy) = (nodes[other].x - node.x, nodes[other].y - node.y)
          if dx * dx + dy * dy <= radius * radius { found.append(other) }
        }
      }
    }
    return found.sorted()
  }
}
