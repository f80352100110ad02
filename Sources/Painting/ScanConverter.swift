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

  /// Cells in a row; more than the box is wide, since edges also touch the cell to the right.
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

  /// The most cells: 16 MB.
  private static let maxCells = 1 << 22

  init(width: Int, height: Int) {
    stride = (width + 2 + Self.block) / Self.block * Self.block
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
    var row = Int(y0)
    firstRow = min(firstRow, row)
    var (x, y) = (x0, y0)
    while true {
      let next = Float(row + 1)
      if next >= y1 { break }
      let end = min(max(x0 + (next - y0) * slope, 0), width)
      crossing(row, x, end, (next - y) * sign)
      (x, y) = (end, next)
      row += 1
    }
    crossing(row, x, x1, (y1 - y) * sign)
    lastRow = max(lastRow, row)
  }

  /// Adds the part of an edge within one row: `cover` is its height.
  @inline(__always)
  private func crossing(_ row: Int, _ from: Float, _ to: Float, _ cover: Float) {
    let (left, right) = from < to ? (from, to) : (to, from)
    let first = Int(left)
    let last = Int(right)
    let line = cells + row * stride
    let marks = marks + row * wordsPerRow
    if first == last {
      // How much of the cell lies left of it.
      let before = ((left + right) * 0.5 - Float(first)) * cover
      line[first] += cover - before
      line[first + 1] += before
    } else {
      spread(line, first, last, left, right, cover)
    }
    mark(marks, first, last + 1)
  }

  /// Adds a part that crosses several cells.
  ///
  /// What lies right of it and left of the column `u` is the integral of where it has passed:
  /// (u − left)² / 2(right − left).
  private func spread(
    _ line: UnsafeMutablePointer<Float>, _ first: Int, _ last: Int, _ left: Float, _ right: Float,
    _ cover: Float
  ) {
    let half = 0.5 / (right - left)
    var passed: Float = 0
    var before: Float = 0
    for cell in first..<last {
      let reach = Float(cell + 1) - left
      let area = reach * reach * half
      let covered = area - passed
      line[cell] += (covered - before) * cover
      (passed, before) = (area, covered)
    }
    let covered = Float(last + 1) - (left + right) * 0.5 - passed
    line[last] += (covered - before) * cover
    line[last + 1] += (1 - covered) * cover
  }

  @inline(__always)
  private func mark(_ marks: UnsafeMutablePointer<UInt64>, _ first: Int, _ last: Int) {
    let (a, b) = (first / Self.block, last / Self.block)
    marks[a >> 6] |= 1 &<< UInt64(truncatingIfNeeded: a & 63)
    if b == a { return }
    for k in a + 1...b { marks[k >> 6] |= 1 &<< UInt64(truncatingIfNeeded: k & 63) }
  }
}
