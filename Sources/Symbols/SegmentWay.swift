import GeoCore
import Glibc

/// A line as a label walks it in both directions from its anchor, moved aside by the label's offset.
///
/// Moved segments meet where their lines cross, as at a miter; distances are counted along them.
struct SegmentWay {
  private let line: Polyline
  private let segment: Int
  private let offset: Point
  /// Where the anchor lies.
  let anchorPoint: Point

  /// A place on the line, and the way there.
  struct Place {
    let point: Point
    /// The direction in which text runs there, in radians clockwise from rightwards.
    let angle: Double
    /// The points from the first corner after the anchor to the place itself.
    let path: [Point]
  }

  init(_ line: Polyline, distance: Double, anchorPoint: Point?, offset: Point) {
    self.line = line
    self.offset = offset
    segment = line.segment(at: distance)
    self.anchorPoint = anchorPoint ?? line.point(at: distance)
  }

  /// The end of the anchor's segment.
  var nextPoint: Point { line.points[segment + 1] }

  /// The place `x` points along the label from the anchor; nothing beyond the ends of the line.
  func place(_ x: Double, isFlipped: Bool) -> Place? {
    let along = isFlipped ? x - offset.x : x + offset.x
    let isForward = along > 0
    let direction = isForward != isFlipped ? 1 : -1
    var walk = Walk(self, direction: direction)
    guard walk.go(abs(along)) else { return nil }
    // The direction of the walk is that of the text where the walk goes the way the text runs.
    let turn = (isFlipped ? Double.pi : 0) + (direction < 0 ? Double.pi : 0)
    // Where moved segments are cut to less than nothing they run backwards; letters do not.
    let heading = walk.corner - walk.previous
    let angle = remainder(atan2(heading.y, heading.x) + turn, 2 * .pi)
    let step = walk.end - walk.start
    let share = (abs(along) - walk.before) / max(walk.length, 1e-12)
    let point = walk.start + step * share
    return Place(point: point, angle: angle, path: Array(walk.path.dropFirst()) + [point])
  }

  // From corner to corner.
  private struct Walk {
    private let way: SegmentWay
    private let direction: Int
    private var index: Int
    /// The last two corners before they are moved aside.
    private(set) var corner: Point
    private(set) var previous: Point
    /// The segment that was reached, moved aside, its length, and how far along it begins.
    private(set) var start: Point
    private(set) var end: Point
    private(set) var length = 0.0
    private(set) var before = 0.0
    private(set) var path: [Point] = []

    init(_ way: SegmentWay, direction: Int) {
      self.way = way
      self.direction = direction
      // An anchor on a corner is no segment's length away from it.
      let isOnCorner = direction < 0 && way.anchorPoint == way.line.points[way.segment]
      index = direction > 0 || isOnCorner ? way.segment : way.segment + 1
      corner = way.anchorPoint
      previous = corner
      start = corner
      end = corner
    }

    /// Goes on to the segment that holds the place `distance` from the anchor.
    mutating func go(_ distance: Double) -> Bool {
      while before + length <= distance {
        index += direction
        guard way.line.points.indices.contains(index) else { return false }
        let isFirst = path.isEmpty
        let next = way.line.points[index]
        let aside = normal(from: corner, to: next)
        before += length
        start = isFirst ? corner + aside : end
        path.append(start)
        end = crossing(at: next, aside)
        length = (end - start).length
        (previous, corner) = (corner, next)
      }
      return true
    }

    // How far a segment is moved aside: below the text, whichever way the walk goes.
    private func normal(from a: Point, to b: Point) -> Point {
      guard way.offset.y != 0 else { return .zero }
      let step = b - a
      guard step.length > 0 else { return .zero }
      let scale = way.offset.y * Double(direction) / step.length
      return Point(x: -step.y * scale, y: step.x * scale)
    }

    private func crossing(at corner: Point, _ aside: Point) -> Point {
      let end = corner + aside
      let next = index + direction
      guard way.offset.y != 0, way.line.points.indices.contains(next) else { return end }
      let following = way.line.points[next]
      let shift = normal(from: corner, to: following)
      return Self.meeting(start, end, corner + shift, following + shift) ?? end
    }

    private static func meeting(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
      let (u, v) = (b - a, d - c)
      let cross = v.y * u.x - v.x * u.y
      guard cross != 0 else { return nil }
      let t = (v.x * (a.y - c.y) - v.y * (a.x - c.x)) / cross
      return a + u * t
    }
  }
}
