import GeoCore
import Glibc

/// Where the heads of pins of one place stand around it.
enum PinFan {
  /// More legs than these could not be followed by eye.
  static let maximumCount = 30
  /// Between heads that stand side by side, in points.
  private static let gap = 3.0

  /// A part of the circle around a place.
  struct Sector {
    /// The direction of its middle, in radians clockwise from rightwards.
    let middle: Double
    /// Its angle in radians.
    let span: Double

    /// The whole circle, then its halves: upper, right, left, lower.
    static let all = [
      Sector(middle: .pi / 2, span: 2 * .pi), Sector(middle: -.pi / 2, span: .pi),
      Sector(middle: 0, span: .pi), Sector(middle: .pi, span: .pi),
      Sector(middle: .pi / 2, span: .pi),
    ]
  }

  /// The middles of `count` heads of a radius about the place, clockwise: two and three side by side in the middle
  /// of the sector, more in rings over all of it.
  ///
  /// - Parameter stretch: How much further away they stand than they must.
  static func offsets(
    count: Int, radius: Double, in sector: Sector, stretch: Double = 1
  ) -> [Point] {
    let pitch = 2 * radius + gap
    let isWhole = sector.span > 6
    if count <= 3 {
      // Chords of a circle of this radius are one pitch long.
      let distance = pitch * 1.15 * stretch
      let step = 2 * asin(min(1, pitch / 2 / distance))
      let middle = isWhole ? -.pi / 2 : sector.middle
      return (0..<count).map { at in
        direction(middle + (Double(at) - Double(count - 1) / 2) * step) * distance
      }
    }
    let share = sector.span / (2 * .pi)
    let first = min(Double(count), 10 * share)
    var distance = max(1.15 * pitch, pitch / (2 * sin(.pi * share / first))) * stretch
    var offsets: [Point] = []
    var ring: [Double] = []
    while offsets.count < count {
      let step = 2 * asin(min(1, pitch / 2 / distance))
      let room = max(1, Int(sector.span / step + (isWhole ? 0 : 1)))
      ring = angles(min(room, count - offsets.count), in: sector, behind: ring)
      offsets += ring.map { direction($0) * distance }
      distance += pitch
    }
    return offsets
  }

  /// The directions of a ring's heads: even ones, or those between the heads of the ring before, so that no leg is
  /// hidden.
  private static func angles(
    _ count: Int, in sector: Sector, behind ring: [Double]
  ) -> [Double] {
    let gaps = zip(ring, ring.dropFirst()).map { ($0 + $1) / 2 }
    if count <= gaps.count { return Array(gaps[((gaps.count - count) / 2)...].prefix(count)) }
    guard count > 1 else { return [sector.middle] }
    // A whole ring has as many steps as heads, a part of one has one less.
    if sector.span > 6 {
      let step = sector.span / Double(count)
      let start = ring.count > 1 ? (ring[0] + ring[1]) / 2 : -.pi / 2
      return (0..<count).map { start + step * Double($0) }
    }
    let step = sector.span / Double(count - 1)
    return (0..<count).map { sector.middle - sector.span / 2 + step * Double($0) }
  }

  /// Where a head may stand about its place, the best first: in growing circles, each beginning at a direction.
  ///
  /// - Parameter rings: How many circles there are, at most six.
  static func search(radius: Double, towards angle: Double, rings: Int = 6) -> [Point] {
    var offsets: [Point] = []
    for distance in [1.75, 2.4, 3.2, 4.2, 5.4, 6.8].prefix(rings) {
      for step in 0..<16 {
        // 0, 1, −1, 2, −2, … sixteenths of a turn.
        let turn = Double((step + 1) / 2) * (step % 2 == 0 ? -1 : 1)
        offsets.append(direction(angle + turn * .pi / 8) * (distance * radius))
      }
    }
    return offsets
  }

  /// Pins in the order in which their places lie around a hub, clockwise from the top; those at the hub first, in
  /// the order given.
  static func clockwise(_ pins: [Int], around hub: Point, _ place: (Int) -> Point) -> [Int] {
    let keyed = pins.enumerated().map { rank, pin -> (turn: Double, rank: Int, pin: Int) in
      let d = place(pin) - hub
      guard d.length > 0.5 else { return (-1, rank, pin) }
      let turn = atan2(d.x, -d.y)
      return (turn < 0 ? turn + 2 * .pi : turn, rank, pin)
    }
    return keyed.sorted { ($0.turn, $0.rank) < ($1.turn, $1.rank) }.map(\.pin)
  }

  private static func direction(_ angle: Double) -> Point {
    Point(x: cos(angle), y: sin(angle))
  }
}
