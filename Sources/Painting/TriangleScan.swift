import Drawing
import GeoCore

/// Finds the pixels whose centres lie in triangles: of two triangles that share an edge, exactly one has each.
///
/// Corners are held to a grid much finer than pixels, so that what should be one point is one.
struct TriangleScan {
  /// A corner of a triangle in pixels, and what changes evenly between corners.
  struct Corner {
    let at: SIMD2<Double>
    /// Across the ribbon −1…1, round 0…1, distance, progress.
    let values: SIMD4<Double>

    init(_ p: Point, _ values: SIMD4<Double>) {
      at = TriangleScan.held(p)
      self.values = values
    }
  }

  /// Where the values of a triangle lie over the plane.
  struct Plane {
    let origin: SIMD2<Double>
    let value, dx, dy: SIMD4<Double>

    @inline(__always)
    func at(_ x: Double, _ y: Double) -> SIMD4<Double> {
      value + dx * (x - origin.x) + dy * (y - origin.y)
    }
  }

  private let box: PixelBox
  /// The columns of each row of the box that may be painted.
  private var columns: [Range<Int>]

  private static let grid = 256.0
  /// Corners further out than this, in pixels, are no part of any picture.
  private static let far = 1e7

  fileprivate static func held(_ p: Point) -> SIMD2<Double> {
    let scaled = SIMD2(p.x, p.y) * grid
    return scaled.rounded(.toNearestOrAwayFromZero) / grid
  }

  /// Prepares for a box, and the convex area within it whose corners are `clip`; empty for all of it.
  init(_ box: PixelBox, clip: [Point]) {
    self.box = box
    columns = Array(repeating: box.minX..<max(box.minX, box.maxX), count: box.height)
    guard clip.count > 2 else { return }
    let corners = clip.map(Self.held)
    for row in columns.indices {
      let y = Double(box.minY + row) + 0.5
      columns[row] =
        Self.span(corners, y).map { $0.clamped(to: columns[row]) } ?? box.minX..<box.minX
    }
  }

  private static func span(_ corners: [SIMD2<Double>], _ y: Double) -> Range<Int>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for (i, a) in corners.enumerated() {
      let b = corners[(i + 1) % corners.count]
      guard min(a.y, b.y) < y, y <= max(a.y, b.y) else { continue }
      let x = crossing(a, b, y)
      (low, high) = (min(low, x), max(high, x))
    }
    guard low < high else { return nil }
    return first(low)..<first(high)
  }

  /// Where an edge is at a height; the same for both triangles that share it.
  @inline(__always)
  private static func crossing(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ y: Double) -> Double {
    let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
    return upper.x + (y - upper.y) * ((lower.x - upper.x) / (lower.y - upper.y))
  }

  /// The first pixel whose centre is not before `x`.
  @inline(__always)
  private static func first(_ x: Double) -> Int { PixelBox.whole((x - 0.5).rounded(.up)) }

  /// The first row whose centre lies below `y`: rows count upwards where the specification's rule is read, so that a
  /// lower edge has the pixels on it, and not an upper one (OpenGL ES 3.0, 3.6.1; Direct3D's "top-left").
  @inline(__always)
  private static func firstRow(_ y: Double) -> Int {
    PixelBox.whole((y - 0.5).rounded(.down)) + 1
  }

  /// Hands over the runs of pixels of a triangle, row by row.
  @inline(__always)
  func forEachRun(
    _ a: Corner, _ b: Corner, _ c: Corner, _ body: (Int, Range<Int>, Plane) -> Void
  ) {
    let (low, high) = (min(a.at.y, b.at.y, c.at.y), max(a.at.y, b.at.y, c.at.y))
    guard high > Double(box.minY), low < Double(box.maxY), high - low < Self.far,
      let plane = Self.plane(a, b, c)
    else { return }
    let top = max(Self.firstRow(low), box.minY)
    let bottom = min(Self.firstRow(high), box.maxY)
    guard top < bottom else { return }
    for y in top..<bottom {
      let run = run(a.at, b.at, c.at, y)
      if !run.isEmpty { body(y, run, plane) }
    }
  }

  @inline(__always)
  private func run(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ row: Int
  ) -> Range<Int> {
    let y = Double(row) + 0.5
    var (left, right) = (Double.infinity, -Double.infinity)
    func cross(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
      guard p.y < y && y <= q.y || q.y < y && y <= p.y else { return }
      let x = Self.crossing(p, q, y)
      left = min(left, x)
      right = max(right, x)
    }
    cross(a, b)
    cross(b, c)
    cross(c, a)
    guard left < right else { return 0..<0 }
    let (first, last) = (Self.first(left), Self.first(right))
    return (first..<max(first, last)).clamped(to: columns[row - box.minY])
  }

  private static func plane(_ a: Corner, _ b: Corner, _ c: Corner) -> Plane? {
    let (p, q) = (b.at - a.at, c.at - a.at)
    let area = p.x * q.y - p.y * q.x
    guard area != 0, area.isFinite else { return nil }
    let (u, v) = (b.values - a.values, c.values - a.values)
    return Plane(
      origin: a.at, value: a.values, dx: (u * q.y - v * p.y) / area,
      dy: (v * p.x - u * q.x) / area)
  }
}
