import GeoCore
import Glibc

/// Gathers pins that are near each other on the picture into badges.
///
/// Greedy as in supercluster, at the one zoom of the picture: the first pin takes all within reach, and so on; then
/// badges that would touch are joined.
struct PinClusters {
  private(set) var clusters: [PinStands.Cluster] = []
  private let pins: [CrowdedPin]
  private let radius: Double

  /// Clusters of two or more of the pins in `order`.
  ///
  /// - Parameter badge: The radius of a badge for a count, in points.
  init(
    _ pins: [CrowdedPin], order: [Int], radius: Double, badge: (Int) -> Double
  ) {
    self.pins = pins
    self.radius = radius.isFinite ? min(max(4, radius), 1000) : 44
    var groups = gathered(order)
    // Each round joins at least two groups, and few rounds find anything left to join.
    for _ in 0..<16 {
      let joined = Self.joined(groups, badge: badge)
      guard joined.count < groups.count else { break }
      groups = joined
    }
    clusters = groups.filter { $0.members.count > 1 }
  }

  private func gathered(_ order: [Int]) -> [PinStands.Cluster] {
    var grid = PointGrid(reach: radius)
    for pin in order { grid.insert(pins[pin].tip, as: pin) }
    var taken = Set<Int>()
    var groups: [PinStands.Cluster] = []
    for pin in order where !taken.contains(pin) {
      let members = grid.near(pins[pin].tip, within: radius)
      // Found ones leave the grid, or a thousand pins of one place would be looked at a thousand times.
      grid.remove(members)
      taken.formUnion(members)
      groups.append(.init(members: members, center: middle(members)))
    }
    return groups
  }

  private func middle(_ members: [Int]) -> Point {
    members.reduce(Point.zero) { $0 + pins[$1].tip } * (1 / Double(max(1, members.count)))
  }

  /// A single pin is joined where a badge would cover its place.
  private static func joined(
    _ groups: [PinStands.Cluster], badge: (Int) -> Double
  ) -> [PinStands.Cluster] {
    let radii = groups.map { $0.members.count > 1 ? badge($0.members.count) : 0 }
    let reach = 2 * (radii.max() ?? 0)
    var grid = PointGrid(reach: reach)
    for index in groups.indices { grid.insert(groups[index].center, as: index) }
    var taken = Set<Int>()
    var joined: [PinStands.Cluster] = []
    for index in groups.indices where !taken.contains(index) {
      taken.insert(index)
      var group = groups[index]
      for other in grid.near(group.center, within: reach) where !taken.contains(other) {
        let touches =
          (groups[other].center - groups[index].center).length < radii[index] + radii[other]
        guard touches, radii[index] > 0 || radii[other] > 0 else { continue }
        taken.insert(other)
        let (a, b) = (Double(group.members.count), Double(groups[other].members.count))
        group.center = (group.center * a + groups[other].center * b) * (1 / (a + b))
        group.members += groups[other].members
      }
      group.members.sort()
      joined.append(group)
    }
    return joined
  }
}
