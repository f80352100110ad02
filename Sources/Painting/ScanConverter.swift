import Drawing
import GeoCore
import Glibc

/// Turns closed contours into coverage, exactly: the area of each pixel that they surround.
///
/// Every edge is taken apart where it crosses rows. In each row it adds to the cells it passes how much the
/// coverage from there on differs from that to the left; the sum along the row is the coverage, as often as it is
/// surrounded. Only cells that were touched are visited again: what lies between them is of one coverage.
final class ScanConverter {
  /// Cells that one bit of the marks stands for.
  static let block = 8

  /// Cells in a row; more than the box is wide, since edges also touch the two cells to the right.
  let stride: Int
  let cells: UnsafeMutablePointer<Float>
  /// Which blocks of each row were touched.
  let marks: UnsafeMutablePointer<UInt64>
  let wordsPerRow: Int
  /// The most rows at a time: large pictures are swept in bands, so that the cells stay in the cache.
  let maxRows: Int

  /// The part of the picture that is swept.
  private(set) var band = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// The rows of the band that were touched.
  private(set) var firstRow = 0
  private(set) var lastRow = -1
  private var width: Float = 0

  /// The most cells: a megabyte, which stays in the cache together with the pixels below them.
  private static let maxCells = 1 << 18

  init(width: Int, height: Int) {
    stride = (width + 3 + Self.block) / Self.block * Self.block
    wordsPerRow = (stride / Self.block + 63) / 64
    maxRows = max(1, min(height, Self.maxCells / stride))
    cells = .allocate(capacity: stride * maxRows)
    cells.initialize(repeating: 0, count: stride * maxRows)
    marks = .allocate(capacity: wordsPerRow * maxRows)
    marks.initialize(repeating: 0, count: wordsPerRow * maxRows)
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
  }

  /// Paints what `lines` surround within `box`, which must not be larger than the converter.
  func fill<Sink: SpanSink>(
    _ lines: Polylines, _ transform: AffineTransform, _ rule: FillRule, in box: PixelBox,
    _ sink: inout Sink
  ) {
    var top = box.minY
    while top < box.maxY {
      let bottom = min(box.maxY, top + maxRows)
      begin(PixelBox(minX: box.minX, minY: top, maxX: box.maxX, maxY: bottom))
      add(lines, transform)
      sweep(rule, &sink)
      top = bottom
    }
  }

  private func begin(_ band: PixelBox) {
    self.band = band
    width = Float(band.width)
    firstRow = Int.max
    lastRow = -1
  }

  private func add(_ lines: Polylines, _ transform: AffineTransform) {
    var t = transform
    t.tx -= Double(band.minX)
    t.ty -= Double(band.minY)
    let points = lines.points.span
    var start = 0
    for contour in lines.contours {
      var last = t(points[contour.end - 1])
      for i in start..<contour.end {
        let p = t(points[i])
        edge(last, p)
        last = p
      }
      start = contour.end
    }
  }

  /// Clips an edge to the band: what is above, below or right of it does not matter, what is left of it lies as
  /// well on its left border.
  @inline(__always)
  private func edge(_ a: Point, _ b: Point) {
    let height = Double(band.height)
    let (upper, lower, sign): (Point, Point, Float) = a.y < b.y ? (a, b, 1) : (b, a, -1)
    guard upper.y < height, lower.y > 0, upper.y < lower.y else { return }
    if upper.y >= 0, lower.y <= height, upper.x >= 0, lower.x >= 0,
      upper.x <= Double(width), lower.x <= Double(width)
    {
      inside(Float(upper.x), Float(upper.y), Float(lower.x), Float(lower.y), sign)
    } else {
      clipped(upper, lower, sign)
    }
  }

  private func clipped(_ upper: Point, _ lower: Point, _ sign: Float) {
    let (w, h) = (Double(width), Double(band.height))
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
    held(a, Point(x: x1, y: first), sign)
    held(Point(x: x1, y: first), Point(x: x2, y: second), sign)
    held(Point(x: x2, y: second), b, sign)
  }

  /// Adds a part that lies on one side of each border.
  private func held(_ a: Point, _ b: Point, _ sign: Float) {
    let (middle, w) = ((a.x + b.x) / 2, Double(width))
    guard a.y < b.y, middle < w else { return }
    let (x0, x1) = middle <= 0 ? (0, 0) : (min(max(a.x, 0), w), min(max(b.x, 0), w))
    inside(Float(x0), Float(a.y), Float(x1), Float(b.y), sign)
  }

  /// Adds an edge within the band, downwards.
  private func inside(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ sign: Float) {
    guard y0 < y1 else { return }
    let slope = (x1 - x0) / (y1 - y0)
    let steepness = x0 == x1 ? 0 : abs((y1 - y0) / (x1 - x0))
    let width = width
    var row = Int(y0)
    firstRow = min(firstRow, row)
    var (x, y) = (x0, y0)
    var next = Float(row &+ 1)
    while next < y1 {
      let end = min(max(x0 + (next - y0) * slope, 0), width)
      let height = next - y
      crossing(row, x, end, height * sign, height == 1 ? steepness : steepness / height)
      (x, y) = (end, next)
      row &+= 1
      next += 1
    }
    crossing(row, x, x1, (y1 - y) * sign, steepness / (y1 - y))
    lastRow = max(lastRow, row)
  }

  /// Adds the part of an edge within one row.
  ///
  /// What lies right of it and left of a column `u` is the integral of where it has passed: for one that has not
  /// wholly passed (u − left)² / 2(right − left), otherwise u less its middle.
  ///
  /// - Parameters:
  ///   - cover: Its height.
  ///   - density: One over its width, where that is not 0.
  @inline(__always)
  private func crossing(
    _ row: Int, _ from: Float, _ to: Float, _ cover: Float, _ density: Float
  ) {
    let left = min(from, to)
    let right = max(from, to)
    let first = Int(left)
    let line = cells + row &* stride
    let marks = marks + row &* wordsPerRow
    let column = Float(first &+ 1)
    guard right <= column + 1 else {
      return spread(line, marks, first, left, right, cover)
    }
    // One cell or two: without a branch, which would be guessed wrongly as often as not.
    let middle = (left + right) * 0.5
    let reach = column - left
    let isOne = right <= column
    let area = isOne ? column - middle : reach * reach * 0.5 * density
    let covered = isOne ? 1 : column + 1 - middle - area
    line[first] += area * cover
    line[first &+ 1] += (covered - area) * cover
    line[first &+ 2] += (1 - covered) * cover
    mark(marks, first / Self.block)
    mark(marks, (first &+ 2) / Self.block)
  }

  /// Adds a part that crosses more cells.
  @inline(never)
  private func spread(
    _ line: UnsafeMutablePointer<Float>, _ marks: UnsafeMutablePointer<UInt64>, _ first: Int,
    _ left: Float, _ right: Float, _ cover: Float
  ) {
    let last = Int(right)
    let density = 1 / (right - left)
    let reach = Float(first + 1) - left
    let rest = right - Float(last)
    let (start, end) = (reach * reach * 0.5 * density, rest * rest * 0.5 * density)
    // The coverage of the cells between the first and the last grows evenly.
    line[first] += start * cover
    line[first + 1] += ((reach + 0.5) * density - start) * cover
    let step = density * cover
    var cell = first + 2
    while cell < last {
      line[cell] += step
      cell += 1
    }
    line[last] += (1 - end - (Float(last) - left - 0.5) * density) * cover
    line[last + 1] += end * cover
    for k in first / Self.block...(last + 1) / Self.block { mark(marks, k) }
  }

  @inline(__always)
  private func mark(_ marks: UnsafeMutablePointer<UInt64>, _ block: Int) {
    marks[block &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: block & 63)
  }
}
