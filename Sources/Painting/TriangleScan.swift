import Drawing
import GeoCore

/// Finds the pixels whose centres lie in triangles: of two triangles that share an edge, exactly one has each.
///
/// Corners are held to a grid much finer than pixels, so that what should be one point is one.
struct TriangleScan {
  private let box: PixelBox
  /// The columns of each row of the box that may be painted, where they are not those of the box.
  private let columns: [Range<Int>]
  private let isUpright: Bool
  /// The sides of the box.
  private let minX, maxX: Double
  private let minY, maxY: Double

  private static let grid = 256.0
  /// Triangles higher than this, in pixels, are no part of any picture.
  private static let far = 1e7

  /// Adding 1.5·2⁵² leaves no room for a fraction in a Double.
  private static let noFraction = 6_755_399_441_055_744.0

  /// The nearest point of the grid.
  @inline(__always)
  static func held(_ p: Point) -> SIMD2<Double> {
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
    (minY, maxY) = (Double(box.minY), Double(box.maxY))
  }

  private static func box(_ corners: [SIMD2<Double>]) -> PixelBox {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return PixelBox(
      minX: first(x.min() ?? 0), minY: heldRow(y.min() ?? 0), maxX: first(x.max() ?? 0),
      maxY: heldRow(y.max() ?? 0))
  }

  /// Whether all sides lie along the axes.
  private static func isUpright(_ corners: [SIMD2<Double>]) -> Bool {
    corners.indices.allSatisfy { i in
      let (a, b) = (corners[i], corners[(i + 1) % corners.count])
      return a.x == b.x || a.y == b.y
    }
  }

  private static func columns(_ corners: [SIMD2<Double>], _ box: PixelBox) -> [Range<Int>] {
    let all = box.minX..<max(box.minX, box.maxX)
    return (box.minY..<max(box.minY, box.maxY)).map { row in
      let y = Double(row) + 0.5
      var (left, right) = (Double.infinity, -Double.infinity)
      for i in corners.indices {
        let (a, b) = (corners[i], corners[(i + 1) % corners.count])
        let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
        guard upper.y < y, y <= lower.y else { continue }
        let x = Edge(upper, lower).x(at: y)
        (left, right) = (min(left, x), max(right, x))
      }
      guard left < right else { return all.lowerBound..<all.lowerBound }
      let start = first(left)
      return (start..<max(start, first(right))).clamped(to: all)
    }
  }

  /// The first pixel whose centre is not before `x`.
  private static func first(_ x: Double) -> Int { PixelBox.whole((x - 0.5).rounded(.up)) }

  /// The first row whose centre lies below `y`: rows count upwards where the specification's rule is read, so that a
  /// lower edge has the pixels on it, and not an upper one (OpenGL ES 3.0, 3.6.1; Direct3D's "top-left").
  private static func heldRow(_ y: Double) -> Int {
    PixelBox.whole((y - 0.5).rounded(.down)) + 1
  }

  /// The same for what is near the picture.
  @inline(__always)
  private static func firstRow(_ y: Double) -> Int {
    let nearest = (y - 0.5 + noFraction) - noFraction
    return Int(nearest) &+ (nearest > y - 0.5 ? 0 : 1)
  }

  /// The first pixel of the box whose centre is not before `x`.
  @inline(__always)
  private func column(_ x: Double) -> Int {
    let x = x - 0.5
    let held = x > minX ? (x < maxX ? x : maxX) : minX
    let whole = Int(held)
    return Double(whole) < held ? whole &+ 1 : whole
  }
}

// The rows of triangles.
extension TriangleScan {
  /// A side of a triangle, from its upper end down: the same for both triangles that share it.
  struct Edge {
    private let x, y, slope: Double

    @inline(__always)
    init(_ upper: SIMD2<Double>, _ lower: SIMD2<Double>) {
      (x, y) = (upper.x, upper.y)
      slope = (lower.x - upper.x) / (lower.y - upper.y)
    }

    @inline(__always)
    func x(at y: Double) -> Double { x + (y - self.y) * slope }

    fileprivate static let none = Edge(.zero, .zero)
  }

  /// The rows of a triangle within the box, and its sides.
  struct Rows {
    fileprivate(set) var top = 0
    fileprivate(set) var bottom = 0
    /// The first row that the upper of the two shorter sides does not cross.
    fileprivate var middle = 0
    fileprivate var long = Edge.none
    fileprivate var upper = Edge.none
    fileprivate var lower = Edge.none

    var isEmpty: Bool { top == bottom }

    mutating func clear() { (top, bottom) = (0, 0) }
  }

  /// Finds the rows of a triangle whose corners are finite; leaves none where it has none in the box.
  @inline(__always)
  func find(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ rows: inout Rows
  ) {
    let (p, q) = a.y < b.y ? (a, b) : (b, a)
    let (high, other) = c.y < p.y ? (c, p) : (p, c)
    let (middle, low) = other.y < q.y ? (other, q) : (q, other)
    guard low.y > minY, high.y < maxY, low.y - high.y < Self.far else { return }
    guard max(a.x, b.x, c.x) > minX, min(a.x, b.x, c.x) < maxX else { return }
    let (top, bottom) = (
      max(Self.firstRow(high.y), box.minY), min(Self.firstRow(low.y), box.maxY)
    )
    guard top < bottom else { return }
    (rows.top, rows.bottom) = (top, bottom)
    rows.middle = Self.firstRow(middle.y)
    rows.long = Edge(high, low)
    rows.upper = Edge(high, middle)
    rows.lower = Edge(middle, low)
  }

  /// The pixels of a row, from the first to the one after the last; none where the first is not before that.
  @inline(__always)
  func run(_ rows: Rows, _ row: Int) -> (start: Int, end: Int) {
    guard row >= rows.top, row < rows.bottom else { return (0, 0) }
    let y = Double(row) + 0.5
    let u = rows.long.x(at: y)
    let v = row < rows.middle ? rows.upper.x(at: y) : rows.lower.x(at: y)
    let (start, end) = (column(u < v ? u : v), column(u < v ? v : u))
    if isUpright { return (start, end) }
    let allowed = columns[row - box.minY]
    return (max(start, allowed.lowerBound), min(end, allowed.upperBound))
  }
}
