import GeoCore
import Glibc
import Symbols

/// Moves pins that would hide each other apart, each with a line to its place.
///
/// Pins that hide nothing keep their places, first pins first. Those of one place fan out around it together; each
/// of the others takes the nearest free spot away from its neighbours.
struct PinSpreading {
  private let pins: [CrowdedPin]
  private let frame: Rect
  private(set) var stands: PinStands
  /// How many pins found no room and hide others, or are hidden.
  private(set) var hiddenCount = 0
  private var heads: CollisionIndex
  private var hearts: CollisionIndex
  private var legs: [Leg] = []
  private var grid: PointGrid

  private struct Leg {
    let from: Point
    let to: Point
  }

  /// How near places are that count as one, in radii of a head.
  private static let sameplace = 0.6

  /// Spreads the pins in `order`, those that may not be hidden first.
  init(_ pins: [CrowdedPin], in frame: Rect, order: [Int]) {
    self.pins = pins
    self.frame = frame
    stands = PinStands(count: pins.count)
    heads = CollisionIndex(bounds: frame)
    hearts = CollisionIndex(bounds: frame)
    grid = PointGrid(reach: (order.first.map { pins[$0].radius } ?? 12) * 4)
    for pin in order { grid.insert(pins[pin].tip, as: pin) }
    spread(order)
  }

  /// Pins that keep their places whatever they hide; others may then be fanned out or gathered.
  init(_ pins: [CrowdedPin], in frame: Rect, fixed: [Int]) {
    self.init(pins, in: frame, order: [])
    for pin in fixed { fix(pin) }
  }

  /// Makes a badge, which others may not hide.
  mutating func gather(_ cluster: PinStands.Cluster) {
    stands.gather(cluster.members, at: cluster.center)
  }

  private mutating func spread(_ order: [Int]) {
    let groups = groups(order)
    // Where lines will end must be seen, too.
    for group in groups where group.count > 1 { for pin in group { reservePlace(of: pin) } }
    var crowded: [Int] = []
    for group in groups where group.count == 1 {
      if standsFree(group[0]) { fix(group[0]) } else { crowded.append(group[0]) }
    }
    for group in groups where group.count > 1 {
      guard group.count <= PinFan.maximumCount else {
        stands.gather(group, at: pins[group[0]].tip)
        continue
      }
      let hub = pins[group[0]].tip
      guard !fan(group, around: hub) else { continue }
      if group.count > 3 { stands.gather(group, at: hub) } else { for pin in group { lift(pin) } }
    }
    for pin in crowded { lift(pin) }
  }

  /// Pins of the same place, in order of their firsts.
  private func groups(_ order: [Int]) -> [[Int]] {
    var taken = Set<Int>()
    var ranks = [Int: Int]()
    for (rank, pin) in order.enumerated() { ranks[pin] = rank }
    var groups: [[Int]] = []
    for pin in order where !taken.contains(pin) {
      let near = grid.near(pins[pin].tip, within: pins[pin].radius * Self.sameplace)
      let group = near.filter { !taken.contains($0) }
        .sorted { ranks[$0, default: 0] < ranks[$1, default: 0] }
      taken.formUnion(group)
      groups.append(group)
    }
    return groups
  }

  // MARK: Standing at the place

  private func standsFree(_ pin: Int) -> Bool {
    hearts.isFree(pins[pin].head) && heads.isFree(pins[pin].heart)
  }

  private mutating func fix(_ pin: Int) {
    heads.insert(pins[pin].head)
    hearts.insert(pins[pin].heart)
  }

  private mutating func reservePlace(of pin: Int) {
    let dot = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0).inset(by: Insets(-LeaderLine.dot))
    hearts.insert(dot.offset(by: pins[pin].tip))
  }

  // MARK: Standing beside it

  /// Fans pins out around a point, all or none; where there is no room for a narrow one
  /// other sides and wider ones are tried.
  mutating func fan(_ group: [Int], around hub: Point) -> Bool {
    let radius = group.map { max(pins[$0].radius, pins[$0].liftedHead.width / 2) }.max() ?? 0
    for stretch in [1, 1.4, 2] {
      for sector in PinFan.Sector.all {
        let spots = PinFan.offsets(
          count: group.count, radius: radius, in: sector, stretch: stretch
        ).map { hub + $0 }
        guard zip(group, spots).allSatisfy({ isFree($0, at: $1) }) else { continue }
        for (pin, spot) in zip(group, uncrossed(spots, of: group)) { put(pin, at: spot) }
        return true
      }
    }
    return false
  }

  /// The same spots, changed among pins until no two lines cross: each change makes the lines shorter together.
  private func uncrossed(_ spots: [Point], of group: [Int]) -> [Point] {
    var spots = spots
    var isCrossed = true
    // No more rounds than bubble sort takes.
    for _ in group where isCrossed {
      isCrossed = false
      for i in group.indices {
        for j in (i + 1)..<group.count {
          let (a, b) = (pins[group[i]].tip, pins[group[j]].tip)
          guard Self.cross(Leg(from: a, to: spots[i]), Leg(from: b, to: spots[j])) else { continue }
          spots.swapAt(i, j)
          isCrossed = true
        }
      }
    }
    return spots
  }

  private mutating func lift(_ pin: Int) {
    let tip = pins[pin].tip
    let angle = directionAwayFromNeighbours(pin)
    let radius = max(pins[pin].radius, pins[pin].liftedHead.width / 2 * 0.8)
    for offset in PinFan.search(radius: radius, towards: angle) {
      let spot = tip + offset
      guard isFree(pin, at: spot) else { continue }
      return put(pin, at: spot)
    }
    hiddenCount += 1
    fix(pin)
  }

  private func directionAwayFromNeighbours(_ pin: Int) -> Double {
    let tip = pins[pin].tip
    let near = grid.near(tip, within: pins[pin].radius * 6).filter { $0 != pin }
    let middle = near.reduce(Point.zero) { $0 + pins[$1].tip - tip }
    // Upwards where neighbours are all around: a map is read from its places upwards.
    return middle.length < 1e-6 ? -.pi / 2 : atan2(-middle.y, -middle.x)
  }

  private func isFree(_ pin: Int, at spot: Point) -> Bool {
    let head = pins[pin].liftedHead.offset(by: spot).inset(by: Insets(-1.5))
    guard frame.contains(head), heads.isFree(head), hearts.isFree(head) else { return false }
    let leg = Leg(from: pins[pin].tip, to: spot)
    return legs.allSatisfy { !Self.cross($0, leg) }
  }

  private mutating func put(_ pin: Int, at spot: Point) {
    stands.stands[pin] = .lifted(spot)
    heads.insert(pins[pin].liftedHead.offset(by: spot))
    hearts.insert(pins[pin].liftedHeart.offset(by: spot))
    reservePlace(of: pin)
    legs.append(Leg(from: pins[pin].tip, to: spot))
  }

  // Legs of one place meet there, which is no crossing.
  private static func cross(_ a: Leg, _ b: Leg) -> Bool {
    guard (a.from - b.from).length > 0.5 else { return false }
    func side(_ p: Point, _ leg: Leg) -> Double {
      let (d, q) = (leg.to - leg.from, p - leg.from)
      return d.x * q.y - d.y * q.x
    }
    return side(a.from, b) * side(a.to, b) < 0 && side(b.from, a) * side(b.to, a) < 0
  }
}
