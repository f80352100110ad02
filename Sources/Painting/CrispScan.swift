import Drawing
import GeoCore

/// The pixels whose middles closed contours wind around.
///
/// Middles that lie on an edge belong to what is below or to the right of it, so that areas which share an edge share
/// no pixel.
struct CrispScan {
  /// Where an edge crosses the middles of a row.
  private struct Crossing {
    let row: Int32
    /// The first column whose middle lies to the right.
    let column: Int32
    let winding: Int32
  }

  /// Rows that are swept at a time, so that long edges take no more room than so many crossings each.
  private static let band = 128

  private let lines: Polylines
  private let transform: AffineTransform
  private let box: PixelBox
  private var crossings: [Crossing] = []

  /// Looks for the pixels of `lines` within `box`.
  init(_ lines: Polylines, _ transform: AffineTransform, in box: PixelBox) {
    (self.lines, self.transform, self.box) = (lines, transform, box)
  }

  /// Paints the pixels.
  mutating func paint(_ sink: inout some SpanSink) {
    for top in stride(from: box.minY, to: box.maxY, by: Self.band) {
      collect(top..<min(top + Self.band, box.maxY))
      sweep(&sink)
    }
  }

  private mutating func collect(_ rows: Range<Int>) {
    crossings.removeAll(keepingCapacity: true)
    var start = 0
    for contour in lines.contours {
      let points = lines.points[start..<contour.end]
      start = contour.end
      guard var last = points.last.map({ transform($0) }) else { continue }
      for point in points {
        let next = transform(point)
        add(last, next, rows)
        last = next
      }
    }
    crossings.sort {
      ($0.row, $0.column, $0.winding) < ($1.row, $1.column, $1.winding)
    }
  }

  private mutating func add(_ a: Point, _ b: Point, _ rows: Range<Int>) {
    guard a.isNumber, b.isNumber, a.y != b.y else { return }
    let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
    let first = max(rows.lowerBound, PixelBox.whole((top.y - 0.5).rounded(.up)))
    let end = min(rows.upperBound, PixelBox.whole((bottom.y - 0.5).rounded(.up)))
    guard first < end else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    for row in first..<end {
      let x = top.x + (Double(row) + 0.5 - top.y) * slope
      let column = min(max(PixelBox.whole((x - 0.5).rounded(.up)), box.minX), box.maxX)
      crossings.append(
        Crossing(
          row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: column),
          winding: a.y < b.y ? 1 : -1))
    }
  }

  private func sweep(_ sink: inout some SpanSink) {
    var winding: Int32 = 0
    var from: Crossing?
    for crossing in crossings {
      if from?.row != crossing.row {
        winding = 0
        sink.beginRow(Int(crossing.row))
      }
      if let from, winding != 0, crossing.column > from.column {
        sink.solid(
          x: Int(from.column), count: Int(crossing.column - from.column), coverage: 1)
      }
      winding += crossing.winding
      from = crossing
    }
  }
}
