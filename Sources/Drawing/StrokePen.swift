import GeoCore

/// The form of a line's joins and caps: where its two sides go at a turn and at an end.
struct StrokePen {
  let stroke: Stroke
  /// Half the width.
  let half: Double
  /// The cosine of a turn so small that one point on each side is as good as any join.
  private let flatCosine: Double
  /// The cosine of the sharpest turn that gets a mitre.
  private let miterCosine: Double
  /// The turn from one point of an arc to the next.
  private let stepCosine, stepSine: Double

  /// The cosine below which two lines count as leading back upon each other, without a mitre of any limit.
  static let backCosine = -0.999_99

  init(_ stroke: Stroke, tolerance: Double) {
    self.stroke = stroke
    half = stroke.width / 2
    let tolerance = max(tolerance, half * 1e-4, 1e-9)
    let flat = half / (half + tolerance / 2)
    flatCosine = 2 * flat * flat - 1
    let limit = max(stroke.miterLimit, 1)
    miterCosine = stroke.join == .miter ? max(2 / (limit * limit) - 1, Self.backCosine) : 2
    // A chord over the angle 2·acos(1 − t/r) is off by t; at most a quarter turn.
    let c = max(1 - tolerance / half, 0.5.squareRoot())
    stepCosine = 2 * c * c - 1
    stepSine = max(0, 1 - stepCosine * stepCosine).squareRoot()
  }

  /// How far from a line its sides can be: as far as the longest mitre, and √2 half widths at square caps.
  var reach: Double { half * max(2, stroke.miterLimit) }

  /// Appends the sides of the turn from `a` to `b`.
  @inline(__always)
  func join(_ a: Segment, _ b: Segment, _ left: inout [Point], _ right: inout [Point]) {
    let turn = Turn(a, b, half)
    if turn.fits, turn.cosine >= flatCosine {
      left.append(turn.at + turn.meet)
      right.append(turn.at - turn.meet)
    } else if turn.isToTheRight {
      outer(turn, 1, &left)
      inner(turn, -1, &right)
    } else {
      outer(turn, -1, &right)
      inner(turn, 1, &left)
    }
  }

  /// By way of the turning point itself where the lines are too short: what is covered is then the sum of two
  /// rectangles and the wedge between them.
  private func inner(_ turn: Turn, _ side: Double, _ out: inout [Point]) {
    if turn.fits {
      out.append(turn.at + turn.meet * side)
    } else {
      out.append(turn.at + turn.before * side)
      out.append(turn.at)
      out.append(turn.at + turn.after * side)
    }
  }

  private func outer(_ turn: Turn, _ side: Double, _ out: inout [Point]) {
    if turn.cosine >= miterCosine {
      out.append(turn.at + turn.meet * side)
      return
    }
    let (a, b) = (turn.before * side, turn.after * side)
    out.append(turn.at + a)
    if stroke.join == .round { arc(turn.at, from: a, to: b, clockwise: side > 0, &out) }
    out.append(turn.at + b)
  }

  /// Appends the points between two radii, at most half a turn from each other.
  private func arc(
    _ center: Point, from a: Point, to b: Point, clockwise: Bool, _ out: inout [Point]
  ) {
    let sine = clockwise ? stepSine : -stepSine
    let near = half * half * stepCosine
    var r = a
    while r.x * b.x + r.y * b.y < near {
      r = Point(x: r.x * stepCosine - r.y * sine, y: r.x * sine + r.y * stepCosine)
      // Past the end, where the first radius was half a turn from it.
      if (r.x * b.y - r.y * b.x) * sine < 0 { break }
      out.append(center + r)
    }
  }

  /// Appends the end of a line at `p`, from its left side to its right, `u` leading outwards.
  func cap(_ p: Point, _ u: Point, _ out: inout [Point]) {
    let (n, ahead) = (Point(x: u.y, y: -u.x) * half, u * half)
    switch stroke.cap {
    case .butt:
      out.append(p + n)
      out.append(p - n)
    case .square:
      out.append(p + n + ahead)
      out.append(p - n + ahead)
    case .round:
      out.append(p + n)
      arc(p, from: n, to: ahead, clockwise: true, &out)
      out.append(p + ahead)
      arc(p, from: ahead, to: Point.zero - n, clockwise: true, &out)
      out.append(p - n)
    }
  }
}

/// What two lines make of the point where they meet.
private struct Turn {
  let at: Point
  let cosine: Double
  let isToTheRight: Bool
  /// From the point to the left sides of both lines.
  let before, after: Point
  /// From the point to where the left sides meet, and back to where the right sides do.
  let meet: Point
  /// Whether the inner sides, cut where they meet, leave more than half of both lines.
  let fits: Bool

  @inline(__always)
  init(_ a: Segment, _ b: Segment, _ half: Double) {
    let cross = a.ux * b.uy - a.uy * b.ux
    at = a.end
    cosine = a.ux * b.ux + a.uy * b.uy
    isToTheRight = cross >= 0
    before = a.normal(half)
    after = b.normal(half)
    let k = 1 / max(1 + cosine, 1e-12)
    meet = (before + after) * k
    fits =
      cosine > StrokePen.backCosine && 2 * half * abs(cross) * k <= min(a.length, b.length)
  }
}

/// A line between two different points.
struct Segment {
  let start, end: Point
  /// The direction, one long.
  let ux, uy: Double
  let length: Double

  @inline(__always)
  init?(_ a: Point, _ b: Point) {
    let d = b - a
    let length = d.length
    guard length > 1e-9, length.isFinite else { return nil }
    (start, end, self.length) = (a, b, length)
    (ux, uy) = (d.x / length, d.y / length)
  }

  /// From the line to its left side, `half` away.
  @inline(__always)
  func normal(_ half: Double) -> Point { Point(x: uy * half, y: -ux * half) }

  var direction: Point { Point(x: ux, y: uy) }
}
