import Drawing
import GeoCore

/// A corner of a ribbon's triangle in pixels, and what changes evenly between corners.
struct RibbonCorner {
  let at: SIMD2<Double>
  /// Across the ribbon −1…1, and 1 for corners of what is round.
  let sides: SIMD2<Double>
  /// How far along the line, in points, and the share of the contour that lies before.
  let along: SIMD2<Double>

  @inline(__always)
  init(_ p: Point, _ vertex: RibbonVertex) {
    at = TriangleScan.held(p)
    sides = SIMD2(vertex.isRight ? 1 : -1, vertex.isRound ? 1 : 0)
    along = SIMD2(vertex.distance, vertex.progress)
  }
}

/// A triangle of a ribbon: its rows, and where its pixels lie on the ribbon.
///
/// There are as many as a picture has points: one is made over another and not handed around.
struct RibbonTriangle {
  /// Where two values lie over the plane.
  struct Plane {
    private var origin = SIMD2<Double>.zero
    private var value = SIMD2<Double>.zero
    private var dx = SIMD2<Double>.zero
    private var dy = SIMD2<Double>.zero

    @inline(__always)
    fileprivate mutating func set(
      _ a: RibbonCorner, _ p: SIMD2<Double>, _ q: SIMD2<Double>, area: Double,
      _ values: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    ) {
      let (u, v) = (values.1 - values.0, values.2 - values.0)
      origin = a.at
      value = values.0
      dx = (u * q.y - v * p.y) / area
      dy = (v * p.x - u * q.x) / area
    }

    @inline(__always)
    func at(_ x: Double, _ y: Double) -> SIMD2<Double> {
      value + dx * (x - origin.x) + dy * (y - origin.y)
    }

    /// The first value alone.
    @inline(__always)
    func first(_ x: Double, _ y: Double) -> Double {
      value.x + dx.x * (x - origin.x) + dy.x * (y - origin.y)
    }

    /// The steps from one pixel to the next.
    @inline(__always)
    var step: SIMD2<Double> { dx }
  }

  private(set) var rows = TriangleScan.Rows()
  /// Across, and round.
  private(set) var sides = Plane()
  /// Distance and progress, where they were asked for.
  private(set) var along = Plane()
  private(set) var isRound = false

  /// Makes it the triangle of three corners, without rows where there is nothing to be seen of it.
  @inline(__always)
  mutating func set(
    _ a: RibbonCorner?, _ b: RibbonCorner, _ c: RibbonCorner?, _ scan: TriangleScan,
    isAlongNeeded: Bool
  ) {
    rows.clear()
    guard let a, let c else { return }
    let (p, q) = (b.at - a.at, c.at - a.at)
    let area = p.x * q.y - p.y * q.x
    guard area != 0, area.isFinite else { return }
    scan.find(a.at, b.at, c.at, &rows)
    guard !rows.isEmpty else { return }
    sides.set(a, p, q, area: area, (a.sides, b.sides, c.sides))
    if isAlongNeeded { along.set(a, p, q, area: area, (a.along, b.along, c.along)) }
    isRound = a.sides[1] + b.sides[1] + c.sides[1] > 0
  }

  /// Makes it nothing.
  @inline(__always)
  mutating func clear() { rows.clear() }

  /// The values of a row's pixels, counted from the column `first`.
  @inline(__always)
  func row(_ row: Int, from first: Int) -> Row {
    let start = sides.at(Double(first) + 0.5, Double(row) + 0.5)
    return Row(start: SIMD2(start), step: SIMD2(sides.step), isRound: isRound)
  }

  /// How far the pixels of a row are from the middle of the ribbon, in shares of its half width.
  struct Row {
    fileprivate let start, step: SIMD2<Float>
    fileprivate let isRound: Bool

    @inline(__always)
    func distance(_ steps: SIMD4<Float>) -> SIMD4<Float> {
      let across = across(steps)
      guard isRound else { return Self.magnitude(across) }
      let round = start.y + step.y * steps
      return (across * across + round * round).squareRoot()
    }

    /// To the right of the middle.
    @inline(__always)
    func across(_ steps: SIMD4<Float>) -> SIMD4<Float> { start.x + step.x * steps }

    @inline(__always)
    private static func magnitude(_ v: SIMD4<Float>) -> SIMD4<Float> {
      unsafeBitCast(
        unsafeBitCast(v, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
    }
  }
}
