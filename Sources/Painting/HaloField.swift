import Drawing
import GeoCore

/// The band around an outline: how far each pixel is from it decides how much of it is covered.
struct HaloField {
  private let box: PixelBox
  private let reach, softness: Float

  init(_ box: PixelBox, reach: Double, softness: Double) {
    self.box = box
    self.reach = Float(reach)
    self.softness = Float(softness)
  }

  /// Raises the coverage in `plane`, which has the same box, to that of the band.
  func add(_ lines: Polylines, _ transform: AffineTransform, to plane: CoveragePlane) {
    let stride = (box.width + 7) / 4 * 4
    let count = stride * box.height
    let squares = UnsafeMutablePointer<Float>.allocate(capacity: count)
    defer { squares.deallocate() }
    let limit = reach + softness
    squares.initialize(repeating: limit * limit, count: count)
    measure(lines, transform, squares, stride)
    for y in 0..<box.height {
      let (from, to) = (squares + y * stride, plane.bytes + y * box.width)
      for x in 0..<box.width where from[x] < limit * limit {
        to[x] = max(to[x], coverage(from[x].squareRoot()))
      }
    }
  }

  private func coverage(_ distance: Float) -> UInt8 {
    let t = min(max((reach + softness - distance) / (2 * softness), 0), 1)
    return UInt8(truncatingIfNeeded: Int(t * t * (3 - 2 * t) * 255 + 0.5))
  }

  /// Lowers the squares of distances to those from each line.
  private func measure(
    _ lines: Polylines, _ transform: AffineTransform, _ squares: UnsafeMutablePointer<Float>,
    _ stride: Int
  ) {
    var t = transform
    // Distances are from the middles of pixels.
    t.tx -= Double(box.minX) + 0.5
    t.ty -= Double(box.minY) + 0.5
    var start = 0
    for contour in lines.contours {
      var last = t(lines.points[contour.end - 1])
      for i in start..<contour.end {
        let p = t(lines.points[i])
        measure(last, p, squares, stride)
        last = p
      }
      start = contour.end
    }
  }

  private func measure(
    _ a: Point, _ b: Point, _ squares: UnsafeMutablePointer<Float>, _ stride: Int
  ) {
    let limit = Double(reach + softness)
    let line = LineDistance(a, b)
    let rows = Self.cells(min(a.y, b.y) - limit, max(a.y, b.y) + limit, box.height)
    // Few rows are not near to most of a short line.
    let isShort = abs(a.y - b.y) <= 2 * limit
    var columns = Self.cells(min(a.x, b.x) - limit, max(a.x, b.x) + limit, box.width)
    for y in rows {
      if !isShort {
        let (low, high) = Self.part(a, b, Double(y) - limit, Double(y) + limit)
        columns = Self.cells(low - limit, high + limit, box.width)
      }
      line.lower(squares + y &* stride, columns, Float(y))
    }
  }

  /// The columns of the part of a line between two rows.
  private static func part(_ a: Point, _ b: Point, _ top: Double, _ bottom: Double) -> (
    Double, Double
  ) {
    let (u, v) = a.y < b.y ? (a, b) : (b, a)
    let slope = v.y > u.y ? (v.x - u.x) / (v.y - u.y) : 0
    let x0 = u.y < top ? u.x + (top - u.y) * slope : u.x
    let x1 = v.y > bottom ? u.x + (bottom - u.y) * slope : v.x
    return (min(x0, x1), max(x0, x1))
  }

  /// The cells from `low` to `high`, or more.
  @inline(__always)
  private static func cells(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    guard low < Double(count), high >= 0 else { return 0..<0 }
    let first = low > 0 ? Int(low) : 0
    return first..<max(first, high < Double(count) ? Int(high) &+ 1 : count)
  }
}

/// The distance from a line between two points.
private struct LineDistance {
  private let x, y, dx, dy: Float
  /// One over the square of the length; 0 for a point.
  private let scale: Float

  init(_ a: Point, _ b: Point) {
    (x, y) = (Float(a.x), Float(a.y))
    (dx, dy) = (Float(b.x - a.x), Float(b.y - a.y))
    let square = dx * dx + dy * dy
    scale = square > 1e-12 ? 1 / square : 0
  }

  /// Lowers the squares of distances of one row, four at a time; there is room for three more than `columns`.
  @inline(__always)
  func lower(_ squares: UnsafeMutablePointer<Float>, _ columns: Range<Int>, _ row: Float) {
    let py = row - y
    let along = py * dy
    var column = columns.lowerBound
    while column < columns.upperBound {
      let px = SIMD4<Float>(0, 1, 2, 3) + (Float(column) - x)
      var t = (px * dx + along) * scale
      t.replace(with: 0, where: t .< 0)
      t.replace(with: 1, where: t .> 1)
      let (ex, ey) = (px - t * dx, py - t * dy)
      let square = ex * ex + ey * ey
      let memory = UnsafeMutableRawPointer(squares + column)
      let old = memory.loadUnaligned(as: SIMD4<Float>.self)
      memory.storeBytes(
        of: old.replacing(with: square, where: square .< old), as: SIMD4<Float>.self)
      column += 4
    }
  }
}
