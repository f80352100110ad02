import Drawing
import GeoCore

/// Adds edges to the cells of a band.
struct EdgeAdder {
  private let cells: UnsafeMutablePointer<Float>
  private let marks: UnsafeMutablePointer<UInt8>
  private let stride, marksPerRow: Int
  /// The corner of the band opposite to its origin.
  private let corner: SIMD2<Double>
  /// The rows that were touched.
  private(set) var firstRow = Int.max
  private(set) var lastRow = -1

  init(_ converter: ScanConverter) {
    cells = converter.cells
    marks = converter.marks
    stride = converter.stride
    marksPerRow = converter.marksPerRow
    corner = SIMD2(Double(converter.band.width), Double(converter.band.height))
  }

  /// Adds a closed contour, moved up by `top`.
  @inline(__always)
  mutating func add(_ contour: PixelContour, top: Double) {
    guard contour.maxY > top, contour.minY < top + corner.y, contour.minX < corner.x else { return }
    let points = contour.points
    let move = SIMD2(0, top)
    var last = points[contour.count &- 1] - move
    if contour.minX >= 0, contour.minY >= top, contour.maxX <= corner.x,
      contour.maxY <= top + corner.y
    {
      var lastHeld = SIMD2<Float>(last)
      for i in 0..<contour.count {
        let p = SIMD2<Float>(points[i] - move)
        inside(lastHeld, p)
        lastHeld = p
      }
    } else {
      for i in 0..<contour.count {
        let p = points[i] - move
        add(last, p)
        last = p
      }
    }
  }

  /// Clips an edge to the band: what is above, below or right of it does not matter, what is left of it lies as
  /// well on its left border.
  @inline(__always)
  private mutating func add(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    let (low, high) = (a.y < b.y ? a.y : b.y, a.y < b.y ? b.y : a.y)
    guard low < corner.y, high > 0, low < high else { return }
    if low >= 0, high <= corner.y, min(a.x, b.x) >= 0, max(a.x, b.x) <= corner.x {
      inside(SIMD2<Float>(a), SIMD2<Float>(b))
    } else if a.y < b.y {
      clipped(Point(x: a.x, y: a.y), Point(x: b.x, y: b.y), isDown: true)
    } else {
      clipped(Point(x: b.x, y: b.y), Point(x: a.x, y: a.y), isDown: false)
    }
  }

  @inline(never)
  private mutating func clipped(_ upper: Point, _ lower: Point, isDown: Bool) {
    let (w, h) = (corner.x, corner.y)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    guard slope.isFinite else { return }
    var (a, b) = (upper, lower)
    if a.y < 0 { a = Point(x: upper.x - upper.y * slope, y: 0) }
    if b.y > h { b = Point(x: upper.x + (h - upper.y) * slope, y: h) }
    // Where it crosses the sides.
    var (first, second) = (a.y, a.y)
    if slope != 0 {
      let left = min(max(a.y - a.x / slope, a.y), b.y)
      let right = min(max(a.y + (w - a.x) / slope, a.y), b.y)
      (first, second) = (min(left, right), max(left, right))
    }
    let (x1, x2) = (a.x + (first - a.y) * slope, a.x + (second - a.y) * slope)
    held(a, Point(x: x1, y: first), isDown)
    held(Point(x: x1, y: first), Point(x: x2, y: second), isDown)
    held(Point(x: x2, y: second), b, isDown)
  }

  /// Adds a part that lies on one side of each border.
  private mutating func held(_ a: Point, _ b: Point, _ isDown: Bool) {
    let (middle, width) = ((a.x + b.x) / 2, corner.x)
    guard a.y < b.y, middle < width else { return }
    let (x0, x1) = middle <= 0 ? (0, 0) : (min(max(a.x, 0), width), min(max(b.x, 0), width))
    let (p, q) = (SIMD2(Float(x0), Float(a.y)), SIMD2(Float(x1), Float(b.y)))
    if isDown { inside(p, q) } else { inside(q, p) }
  }

  /// Adds an edge within the band.
  @inline(__always)
  private mutating func inside(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
    let isDown = a.y < b.y
    let (y0, y1) = (isDown ? a.y : b.y, isDown ? b.y : a.y)
    guard y0 < y1 else { return }
    let (x0, x1) = (isDown ? a.x : b.x, isDown ? b.x : a.x)
    let sign: Float = isDown ? 1 : -1
    let (row, top) = Self.whole(y0)
    firstRow = row < firstRow ? row : firstRow
    let line = cells + row &* stride
    let marks = marks + row &* marksPerRow
    if y1 <= top + 1 {
      lastRow = row > lastRow ? row : lastRow
      crossing(line, marks, x0, x1, (y1 - y0) * sign, Self.density(x0, x1))
    } else {
      let rows = rows(line, marks, SIMD4(x0, y0, x1, y1), top: top + 1, sign)
      lastRow = row &+ rows > lastRow ? row &+ rows : lastRow
    }
  }

  /// Adds an edge through more than one row, the first of which ends at `top`, and says how many more.
  @inline(never)
  private func rows(
    _ line: UnsafeMutablePointer<Float>, _ marks: UnsafeMutablePointer<UInt8>,
    _ edge: SIMD4<Float>, top: Float, _ sign: Float
  ) -> Int {
    let (x0, y0, x1, y1) = (edge[0], edge[1], edge[2], edge[3])
    let slope = (x1 - x0) / (y1 - y0)
    let steep = Self.density(0, slope)
    var (line, marks, next, count) = (line, marks, top, 1)
    var x = Self.held(x0 + (next - y0) * slope)
    crossing(line, marks, x0, x, (next - y0) * sign, Self.density(x0, x))
    line += stride
    marks += marksPerRow
    next += 1
    while next < y1 {
      let end = Self.held(x0 + (next - y0) * slope)
      crossing(line, marks, x, end, sign, steep)
      x = end
      line += stride
      marks += marksPerRow
      next += 1
      count &+= 1
    }
    crossing(line, marks, x, x1, (y1 - next + 1) * sign, Self.density(x, x1))
    return count
  }

  /// Half of one over the width of a part; large where it has none.
  @inline(__always)
  private static func density(_ a: Float, _ b: Float) -> Float { 0.5 / (abs(a - b) + 1e-9) }

  /// What rounding took below 0; what it adds at the other side has room there.
  @inline(__always)
  private static func held(_ x: Float) -> Float { x > 0 ? x : 0 }

  /// The whole number below or at `x`, which is 0 or more; for a whole number it may be the one below.
  ///
  /// Adding 1.5·2²³ leaves no room for a fraction in a Float: the lowest bits are the number.
  @inline(__always)
  private static func whole(_ x: Float) -> (Int, Float) {
    let sum = (x - 0.5) + 12_582_912
    return (Int(sum.bitPattern & 0x3F_FFFF), sum - 12_582_912)
  }

  /// Adds the part of an edge within one row.
  ///
  /// What lies right of it and left of a column `u` is the integral of where it has passed: for one that has not
  /// wholly passed (u − left)² / 2(right − left), otherwise u less its middle.
  ///
  /// - Parameters:
  ///   - cover: Its height.
  ///   - density: Half of one over its width.
  @inline(__always)
  private func crossing(
    _ line: UnsafeMutablePointer<Float>, _ marks: UnsafeMutablePointer<UInt8>,
    _ from: Float, _ to: Float, _ cover: Float, _ density: Float
  ) {
    let left = from < to ? from : to
    let right = from < to ? to : from
    let (first, start) = Self.whole(left)
    let column = start + 1
    let middle = (left + right) * 0.5
    if right <= column {
      let area = (column - middle) * cover
      line[first] += area
      line[first &+ 1] += cover - area
      marks[first &>> 3] = 1
      marks[(first &+ 1) &>> 3] = 1
    } else if right <= column + 1 {
      let reach = column - left
      let area = reach * reach * density
      let covered = column + 1 - middle - area
      line[first] += area * cover
      line[first &+ 1] += (covered - area) * cover
      line[first &+ 2] += (1 - covered) * cover
      marks[first &>> 3] = 1
      marks[(first &+ 2) &>> 3] = 1
    } else {
      spread(line, marks, first, left, right, cover)
    }
  }

  /// Adds a part that crosses more cells.
  @inline(never)
  private func spread(
    _ line: UnsafeMutablePointer<Float>, _ marks: UnsafeMutablePointer<UInt8>, _ first: Int,
    _ left: Float, _ right: Float, _ cover: Float
  ) {
    let last = Self.whole(right).0
    let density = 1 / (right - left)
    let reach = Float(first &+ 1) - left
    let rest = right - Float(last)
    let (start, end) = (reach * reach * 0.5 * density, rest * rest * 0.5 * density)
    // The coverage of the cells between the first and the last grows evenly.
    line[first] += start * cover
    line[first &+ 1] += ((reach + 0.5) * density - start) * cover
    let step = density * cover
    var cell = first &+ 2
    while cell < last {
      line[cell] += step
      cell &+= 1
    }
    line[last] += (1 - end - (Float(last) - left - 0.5) * density) * cover
    line[last &+ 1] += end * cover
    var block = first &>> 3
    while block <= (last &+ 1) &>> 3 {
      marks[block] = 1
      block &+= 1
    }
  }
}
