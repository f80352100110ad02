import GeoCore
import Glibc

/// What the two lines that meet at a point of a ribbon make of it.
struct RibbonTurn {
  /// The normals of the lines before and after, one long.
  let before, after: Point
  /// Between the two, one long; zero where the line leads back upon itself.
  let bisector: Point
  /// The length of the miter in widths, infinite where the line leads back.
  let miter: Double
  let cosine: Double
  let turnsLeft: Bool

  /// How sharp a turn is for the line to be split near it: 75 degrees.
  private static let sharpCosine = cos(75.0 / 2 * .pi / 180)
  /// How much of a round join is one triangle.
  private static let degreesPerTriangle = 20.0

  init(_ before: Point, _ after: Point) {
    (self.before, self.after) = (before, after)
    let sum = before + after
    let length = sum.length
    bisector = length > 0 ? sum * (1 / length) : .zero
    cosine = before.x * after.x + before.y * after.y
    let half = bisector.x * after.x + bisector.y * after.y
    miter = half != 0 ? 1 / half : .infinity
    turnsLeft = before.x * after.y - before.y * after.x > 0
  }

  private var halfCosine: Double { miter.isFinite ? 1 / miter : 0 }

  var isSharp: Bool { halfCosine < Self.sharpCosine }

  /// How a ribbon turns here.
  enum Join { case miter, bevel, flippedBevel, fan, round }

  /// The rules of MapLibre's line bucket.
  func join(_ ribbon: Ribbon) -> Join {
    switch ribbon.join {
    case .round:
      if miter < ribbon.roundLimit { return .miter }
      return miter <= 2 ? .fan : .round
    case .miter, .bevel:
      let limit = ribbon.join == .bevel ? 1.05 : ribbon.miterLimit
      if ribbon.join == .miter, miter <= limit { return .miter }
      if miter < limit { return .miter }
      return miter > 2 ? .flippedBevel : .bevel
    }
  }

  /// How far a miter reaches along the line before its point.
  var slant: Double { -(max(0, miter * miter - 1)).squareRoot() }

  /// The normal at a turn so sharp that the sides change places.
  var flipped: Point {
    guard miter <= 100 else { return after * -1 }
    let length = miter * (before + after).length / (before - after).length
    return Point(x: -bisector.y, y: bisector.x) * (length * (turnsLeft ? -1 : 1))
  }

  /// The points of a round join between those of the two lines, on its outer side.
  var fan: [Point] {
    let angle = 2 * (2 - 2 * halfCosine).squareRoot()
    let count = (angle * 180 / .pi / Self.degreesPerTriangle).rounded()
    guard count > 1 else { return [] }
    return stride(from: 1, to: count, by: 1).map { k in
      let mixed = (after - before) * Self.evened(k / count, cosine) + before
      return mixed * ((turnsLeft ? -1 : 1) / mixed.length)
    }
  }

  /// How much of two normals to mix for a share of the angle between them: an approximation of spherical
  /// interpolation (Agafonkin, "Approximating geometric slerp").
  private static func evened(_ t: Double, _ cosine: Double) -> Double {
    let s = t - 0.5
    let a = 1.0904 + cosine * (-3.2452 + cosine * (3.55645 - cosine * 1.43519))
    let b = 0.848013 + cosine * (-1.06021 + cosine * 0.215638)
    return t + t * s * (t - 1) * (a * s * s + b)
  }
}
