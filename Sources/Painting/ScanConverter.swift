import Drawing
import GeoCore
import Glibc

/// Turns closed contours into coverage, exactly: the area of each pixel that they surround.
///
/// Every edge is taken apart where it crosses rows. In each row it adds to the cells it passes how much the
/// coverage from there on differs from that to the left; the sum along the row is the coverage, as often as it is
/// surrounded. Only cells that were touched are visited again: what lies between them is of one coverage.
final class ScanConverter {
  /// Cells that one of the marks stands for.
  static let block = 8

  /// Cells in a row; more than the box is wide, since edges also touch the two cells to the right.
  let stride: Int
  let cells: UnsafeMutablePointer<Float>
  /// Which blocks of each row were touched: a byte each, 0 or 1.
  let marks: UnsafeMutablePointer<UInt8>
  /// Marks in a row, a multiple of eight.
  let marksPerRow: Int
  /// The most rows at a time: large pictures are swept in bands, so that the cells stay in the cache.
  let maxRows: Int

  /// The part of the picture that is swept.
  private(set) var band = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// The rows of the band that were touched.
  private(set) var firstRow = 0
  private(set) var lastRow = -1
  /// The points of a contour in pixels.
  private var scratch: UnsafeMutablePointer<SIMD2<Double>>
  private var scratchCount = 256

  /// The most cells: a megabyte, which stays in the cache together with the pixels below them.
  private static let maxCells = 1 << 18

  init(width: Int, height: Int) {
    stride = (width + 3 + Self.block) / Self.block * Self.block
    marksPerRow = (stride / Self.block + 7) / 8 * 8
    maxRows = max(1, min(height, Self.maxCells / stride))
    cells = .allocate(capacity: stride * maxRows)
    cells.initialize(repeating: 0, count: stride * maxRows)
    scratch = .allocate(capacity: scratchCount)
    marks = .allocate(capacity: marksPerRow * maxRows)
    marks.initialize(repeating: 0, count: marksPerRow * maxRows)
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
    scratch.deallocate()
  }

  /// Paints what `lines` surround within `box`, which must not be larger than the converter.
  func fill<Sink: SpanSink>(
    _ lines: Polylines, _ transform: AffineTransform, _ rule: FillRule, in box: PixelBox,
    _ sink: inout Sink
  ) {
    var spans: [SIMD2<Double>] = []
    spans.reserveCapacity(lines.contours.count)
    sweepBands(of: box, rule, &sink) { add(lines, transform, &spans, &$0) }
  }

  /// Paints what lines with a width cover within `box`, which must not be larger than the converter.
  ///
  /// Each line is outlined where it is added: one outline stays in the cache, all of them would not.
  func stroke<Sink: SpanSink>(
    _ lines: Polylines, _ outliner: StrokeOutliner, _ transform: AffineTransform,
    in box: PixelBox, _ sink: inout Sink
  ) {
    var outliner = outliner
    let spans = Self.spans(lines, transform, reach: outliner.reach)
    var outline = Polylines()
    sweepBands(of: box, .nonZero, &sink) { edges in
      let (top, bottom) = (Double(band.minY), Double(band.maxY))
      var start = 0
      for (contour, span) in zip(lines.contours, spans) {
        let run = lines.points.span.extracting(start..<contour.end)
        start = contour.end
        if span.x >= bottom || span.y <= top { continue }
        outline.removeAll()
        outliner.outline(contour: run, isClosed: contour.isClosed, into: &outline)
        let scratch = room(for: outline)
        var from = 0
        for part in outline.contours {
          add(outline, from..<part.end, transform, scratch, &edges)
          from = part.end
        }
      }
    }
  }

  /// Sweeps a box band by band, for each of which `add` adds the edges.
  @inline(__always)
  private func sweepBands<Sink: SpanSink>(
    of box: PixelBox, _ rule: FillRule, _ sink: inout Sink, _ add: (inout EdgeAdder) -> Void
  ) {
    var top = box.minY
    while top < box.maxY {
      let bottom = min(box.maxY, top + maxRows)
      band = PixelBox(minX: box.minX, minY: top, maxX: box.maxX, maxY: bottom)
      var edges = EdgeAdder(self)
      add(&edges)
      (firstRow, lastRow) = (edges.firstRow, edges.lastRow)
      sweep(rule, &sink)
      top = bottom
    }
  }

  /// From where to where lines reach, top to bottom, in pixels.
  private static func spans(
    _ lines: Polylines, _ t: AffineTransform, reach: Double
  ) -> [SIMD2<Double>] {
    let reach = reach * (abs(t.b) + abs(t.d))
    var start = 0
    return lines.contours.map { contour in
      var span = SIMD2(Double.infinity, -Double.infinity)
      for i in start..<contour.end {
        let y = t(lines.points[i]).y
        span = SIMD2(y < span.x ? y : span.x, y > span.y ? y : span.y)
      }
      start = contour.end
      return SIMD2(span.x - reach, span.y + reach)
    }
  }

  /// Adds the contours that reach into the band.
  ///
  /// - Parameter spans: From where to where each contour reaches, top to bottom, once that is known.
  private func add(
    _ lines: Polylines, _ transform: AffineTransform, _ spans: inout [SIMD2<Double>],
    _ edges: inout EdgeAdder
  ) {
    let (top, bottom) = (Double(band.minY), Double(band.maxY))
    let isFirst = spans.isEmpty
    let scratch = room(for: lines)
    var start = 0
    for (index, contour) in lines.contours.enumerated() {
      let run = start..<contour.end
      start = contour.end
      if !isFirst, spans[index].x >= bottom || spans[index].y <= top { continue }
      let span = add(lines, run, transform, scratch, &edges)
      if isFirst { spans.append(span) }
    }
  }

  /// Adds a contour, and says from where to where it reaches.
  @inline(__always) @discardableResult
  private func add(
    _ lines: Polylines, _ run: Range<Int>, _ transform: AffineTransform,
    _ scratch: UnsafeMutablePointer<SIMD2<Double>>, _ edges: inout EdgeAdder
  ) -> SIMD2<Double> {
    var t = transform
    t.tx -= Double(band.minX)
    return lines.points.withUnsafeBufferPointer { points in
      let contour = PixelContour(UnsafeBufferPointer(rebasing: points[run]), t, scratch)
      edges.add(contour, top: Double(band.minY))
      return SIMD2(contour.minY, contour.maxY)
    }
  }

  /// Room for the points of the longest contour.
  private func room(for lines: Polylines) -> UnsafeMutablePointer<SIMD2<Double>> {
    var (start, most) = (0, 0)
    for contour in lines.contours {
      most = max(most, contour.end - start)
      start = contour.end
    }
    if most > scratchCount {
      scratch.deallocate()
      scratchCount = most
      scratch = .allocate(capacity: most)
    }
    return scratch
  }
}
