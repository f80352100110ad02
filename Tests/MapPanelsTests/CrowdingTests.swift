import GeoCore
import Glibc
import Testing

@testable import MapPanels

@Suite("Pins that crowd")
struct CrowdingTests {
  private let frame = Rect(Size(width: 400, height: 300))

  /// Pins with round heads of radius 12 around 20 points above their places.
  private func pin(_ x: Double, _ y: Double, isSelected: Bool = false) -> CrowdedPin {
    let head = Rect(x: -12, y: -12, width: 24, height: 24)
    let heart = Rect(x: -6, y: -5, width: 12, height: 10)
    let up = Point(x: x, y: y - 20)
    return CrowdedPin(
      tip: Point(x: x, y: y), head: head.offset(by: up), heart: heart.offset(by: up),
      liftedHead: head, liftedHeart: heart, isSelected: isSelected)
  }

  private func spread(_ pins: [CrowdedPin], order: [Int]? = nil) -> PinStands {
    PinSpreading(pins, in: frame, order: order ?? Array(pins.indices)).stands
  }

  /// Where the heads are, gathered ones left out.
  private func heads(_ pins: [CrowdedPin], _ stands: PinStands) -> [Rect] {
    zip(pins, stands.stands).compactMap { pin, stand in
      switch stand {
      case .atPlace: pin.head
      case .lifted(let spot): pin.liftedHead.offset(by: spot)
      case .gathered: nil
      }
    }
  }

  @Test("Pins that hide nothing keep their places")
  func apart() {
    let stands = spread([pin(100, 100), pin(140, 100), pin(100, 140)])
    #expect(stands.stands == [.atPlace, .atPlace, .atPlace])
  }

  @Test("Pins of one place stand around it, none over another", arguments: 2...PinFan.maximumCount)
  func fan(_ count: Int) {
    let pins = Array(repeating: pin(200, 150), count: count)
    let stands = spread(pins)
    let heads = heads(pins, stands)
    #expect(heads.count == count || stands.clusters.count == 1)
    for (i, a) in heads.enumerated() {
      #expect(frame.contains(a))
      for b in heads[(i + 1)...] {
        // Round heads touch where their middles are two radii apart.
        #expect((a.center - b.center).length >= 24 - 1e-9, "of \(count)")
      }
    }
  }

  @Test("Two of a place stand left and right above it, the first on the left")
  func pair() throws {
    let stands = spread([pin(200, 150), pin(200, 150)])
    guard case .lifted(let a) = stands.stands[0], case .lifted(let b) = stands.stands[1] else {
      Issue.record("not lifted: \(stands.stands)")
      return
    }
    #expect(a.x < 200 && b.x > 200 && a.y < 150 && b.y < 150)
    #expect(abs(a.x + b.x - 400) < 1e-9)
  }

  @Test("More than legs can be followed become a badge at their place")
  func heap() {
    let pins = Array(repeating: pin(200, 150), count: PinFan.maximumCount + 1)
    let stands = spread(pins)
    #expect(stands.clusters.map(\.members) == [Array(pins.indices)])
    #expect(stands.clusters.map(\.center) == [Point(x: 200, y: 150)])
  }

  @Test("In a corner, where no fan fits whole, nothing leaves the frame")
  func corner() {
    let pins = (0..<6).map { _ in pin(4, 296) }
    let stands = spread(pins)
    for head in heads(pins, stands) where head != pins[0].head {
      #expect(frame.contains(head))
    }
  }

  @Test("The second of two that hide each other gives way, in the order that is given")
  func order() {
    let pins = [pin(200, 150), pin(209, 150)]
    #expect(spread(pins, order: [0, 1]).stands[0] == .atPlace)
    #expect(spread(pins, order: [0, 1]).stands[1] != .atPlace)
    #expect(spread(pins, order: [1, 0]).stands[1] == .atPlace)
  }

  @Test("Lines to places do not cross")
  func legs() {
    var seed: UInt64 = 7
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(1 << 31)
    }
    let pins = (0..<60).map { _ in pin(120 + 160 * random(), 100 + 120 * random()) }
    let stands = spread(pins)
    var legs: [(Point, Point)] = []
    for (pin, stand) in zip(pins, stands.stands) {
      if case .lifted(let spot) = stand { legs.append((pin.tip, spot)) }
    }
    #expect(legs.count > 5)
    for (i, a) in legs.enumerated() {
      for b in legs[(i + 1)...] where (a.0 - b.0).length > 0.5 { #expect(!cross(a, b)) }
    }
  }

  private func cross(_ a: (Point, Point), _ b: (Point, Point)) -> Bool {
    // Both on the lines' parameters, by Cramer's rule.
    let (d, e, f) = (a.1 - a.0, b.1 - b.0, b.0 - a.0)
    let determinant = d.x * e.y - d.y * e.x
    guard abs(determinant) > 1e-12 else { return false }
    let t = (f.x * e.y - f.y * e.x) / determinant
    let u = (f.x * d.y - f.y * d.x) / determinant
    return (1e-6..<1 - 1e-6).contains(t) && (1e-6..<1 - 1e-6).contains(u)
  }

  @Test("Where a tenth finds no room, all that are near each other are gathered")
  func tight() {
    // 400 pins of 24 points' width in a square of 100: hardly any can be lifted out of it.
    let pins = (0..<400).map { pin(150 + Double($0 % 20) * 5, 100 + Double($0 / 20) * 5) }
    let crowd = PinCrowd(
      pins: pins, frame: frame, order: Array(pins.indices), options: PinOptions())
    let tight = crowd.stands(.automatic) { _ in 14 }
    #expect(tight.clusters.reduce(0) { $0 + $1.members.count } > 350)
    let loose = PinCrowd(
      pins: Array(pins.prefix(2)), frame: frame, order: [0, 1], options: PinOptions())
    #expect(loose.stands(.automatic) { _ in 14 }.clusters.isEmpty)
  }

  // MARK: Badges

  private func clusters(_ pins: [CrowdedPin], radius: Double = 40) -> [PinStands.Cluster] {
    PinClusters(pins, order: Array(pins.indices), radius: radius) { _ in 14 }.clusters
  }

  @Test("Pins within reach of the first become one badge in their middle")
  func badge() {
    let found = clusters([pin(100, 100), pin(130, 100), pin(300, 100), pin(100, 130)])
    #expect(found.map(\.members) == [[0, 1, 3]])
    #expect(found.map(\.center) == [Point(x: 110, y: 110)])
  }

  @Test("Badges that would touch are one")
  func joined() {
    // Middles of the pairs at 110 and 135: 25 apart, less than two radii of 14.
    let pins = [pin(100, 100), pin(120, 100), pin(125, 100), pin(145, 100)]
    #expect(clusters(pins, radius: 21).map(\.members) == [[0, 1, 2, 3]])
  }

  @Test("Nobody is lost or counted twice among ten thousand, many at one place")
  func conservation() {
    let pins = (0..<10_000).map { index in
      let row = index % 7 < 5 ? 0 : index % 30
      return pin(Double(index % 40) * 10, Double(row) * 10)
    }
    let found = clusters(pins)
    let members = found.flatMap(\.members)
    #expect(members.count == Set(members).count)
    for (i, a) in found.enumerated() {
      for b in found[(i + 1)...] { #expect((a.center - b.center).length >= 28 - 1e-9) }
    }
  }

  @Test("Opened badges let pins stand in the order in which their places lie around the middle")
  func opened() {
    var options = PinOptions()
    options.clusterRadius = 40
    let pins = [pin(200, 140), pin(212, 150), pin(200, 162), pin(188, 150)]
    let crowd = PinCrowd(pins: pins, frame: frame, order: [0, 1, 2, 3], options: options)
    let stands = crowd.stands(.spider) { _ in 14 }
    var turns: [Double] = []
    for case .lifted(let spot) in stands.stands {
      let turn = atan2(spot.x - 200, 150.5 - spot.y)
      turns.append(turn < -1e-9 ? turn + 2 * .pi : turn)
    }
    #expect(turns.count == 4)
    #expect(turns == turns.sorted())
  }

  @Test("The pin that stands out is never in a badge")
  func selected() {
    let pins = [pin(100, 100), pin(101, 100, isSelected: true), pin(102, 100)]
    let crowd = PinCrowd(pins: pins, frame: frame, order: [1, 0, 2], options: PinOptions())
    let stands = crowd.stands(.cluster) { _ in 14 }
    #expect(stands.stands[1] == .atPlace)
    #expect(stands.clusters.map(\.members) == [[0, 2]])
  }
}
