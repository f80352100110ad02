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
  /// The columns of each row of the box that may be painted, where they are not those of the box.
  private let columns: [Range<Int>]
  private let isUpright: Bool
  /// The sides of the box.
  private let minX, maxX: Double

  private static let grid = 256.0
  /// Triangles higher than this, in pixels, are no part of any picture.
  private static let far = 1e7

  /// Adding 1.5·2⁵² leaves no room for a fraction in a Double.
  private static let noFraction = 6_755_399_441_055_744.0

  @inline(__always)
  fileprivate static func held(_ p: Point) -> SIMD2<Double> {
    ((SIMD2(p.x, p.y) * grid + noFraction) - noFraction) * (1 / grid)
  }

  /// Prepares for a box, and the convex area within it whose corners are `clip`; empty for all of it.
  init(_ box: PixelBox, clip: [Point]) {
    let corners = clip.map(Self.held)
    let box = clip.count > 2 ? box.intersection(Self.box(corners)) : box
    isUpright = clip.count <= 2 || Self.isUpright(corners)
    columns = isUpright ? [] : Self.columns(corners, box)
    self.box = box
    (minX, maxX) = (Double(box.minX), Double(max(box.minX, box.maxX)))
  }

  private static func box(_ corners: [SIMD2<Double>]) -> PixelBox {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return PixelBox(
      minX: first(x.min() ?? 0), minY: firstRow(y.min() ?? 0), maxX: first(x.max() ?? 0),
      maxY: firstRow(y.max() ?? 0))
  }

  /// Whether all sides lie along the axes.
  private static func isUpright(_ corners: [SIMD2<Double>]) -> Bool {
    corners.indices.allSatisfy { i in
      let (a, b) = (corners[i], corners[(i + 1) % corners.count])
      return a.x == b.x || a.y == b.y
    }
  }

  private static func columns(_ corners: [SIMD2<Double>], _ box: PixelBox) -> [Range<Int>] {
    let edges = corners.indices.map { Edge(corners[$0], corners[($0 + 1) % corners.count]) }
    let all = box.minX..<max(box.minX, box.maxX)
    return (box.minY..<max(box.minY, box.maxY)).map { row in
      let y = Double(row) + 0.5
      var (left, right) = (Double.infinity, -Double.infinity)
      for edge in edges { edge.cross(y, &left, &right) }
      guard left < right else { return all.lowerBound..<all.lowerBound }
      let start = first(left)
      return (start..<max(start, first(right))).clamped(to: all)
    }
  }

  /// A side of a triangle, from its upper end down: the same for both triangles that share it.
  private struct Edge {
    let top, bottom, x, slope: Double

    @inline(__always)
    init(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
      let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
      (top, bottom, x) = (upper.y, lower.y, upper.x)
      slope = (lower.x - upper.x) / (lower.y - upper.y)
    }

    /// Widens a run to where the edge crosses a height.
    @inline(__always)
    func cross(_ y: Double, _ left: inout Double, _ right: inout Double) {
      guard top < y, y <= bottom else { return }
      let x = x + (y - top) * slope
      left = x < left ? x : left
      right = x > right ? x : right
    }
  }

  /// The first pixel of the box whose centre is not before `x`, which is a number.
  @inline(__always)
  private func column(_ x: Double) -> Int {
    let held = min(max(x - 0.5, minX), maxX)
    let whole = Int(held)
    return Double(whole) < held ? whole + 1 : whole
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
    guard high > Double(box.minY), low < Double(box.maxY), high - low < Self.far else { return }
    let top = max(Self.firstRow(low), box.minY)
    let bottom = min(Self.firstRow(high), box.maxY)
    guard top < bottom, let plane = Self.plane(a, b, c) else { return }
    let edges = (Edge(a.at, b.at), Edge(b.at, c.at), Edge(c.at, a.at))
    for row in top..<bottom {
      let y = Double(row) + 0.5
      var (left, right) = (Double.infinity, -Double.infinity)
      edges.0.cross(y, &left, &right)
      edges.1.cross(y, &left, &right)
      edges.2.cross(y, &left, &right)
      guard left < right else { continue }
      let (start, end) = (column(left), column(right))
      guard start < end else { continue }
      if isUpright {
        body(row, start..<end, plane)
      } else {
        let run = (start..<end).clamped(to: columns[row - box.minY])
        if !run.isEmpty { body(row, run, plane) }
      }
    }
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
