import Drawing
import GeoCore

/// A part of a drawing on a grid of 15 × 15 units, y down.
///
/// Cut-outs lie within one solid part alone, so that filling by winding leaves them open.
enum PinIconPart: Hashable, Sendable {
  /// An area, as SVG path data.
  case solid(String)
  /// An area that is cut out.
  case hole(String)
  /// A round-ended line of a width; a disc where it has no length.
  case line(String, Double)
  /// A line that is cut out.
  case slit(String, Double)

  /// The path data.
  var data: String {
    switch self {
    case .solid(let data), .hole(let data), .line(let data, _), .slit(let data, _): data
    }
  }

  private var width: Double? {
    switch self {
    case .solid, .hole: nil
    case .line(_, let width), .slit(_, let width): width
    }
  }

  private var isCut: Bool {
    switch self {
    case .solid, .line: false
    case .hole, .slit: true
    }
  }

  /// How far outlines may be off, in units: a fiftieth of a pixel where an icon is 70 pixels wide.
  private static let tolerance = 0.004

  /// Appends the outline: what is solid winds clockwise as seen, what is cut out the other way.
  func append(to contours: inout [[Point]]) {
    let path = PathData.readLeading(data).path
    var lines = Polylines()
    lines.append(path, path.all, tolerance: Self.tolerance)
    if let width {
      var outliner = StrokeOutliner(
        Stroke(width: width, cap: .round, join: .round), tolerance: Self.tolerance)
      var areas = Polylines()
      outliner.outline(lines, into: &areas)
      lines = areas
    }
    orient(lines, into: &contours)
  }

  // The rings of a line wind against each other already, so that the part is turned as a whole.
  private func orient(_ lines: Polylines, into contours: inout [[Point]]) {
    var runs: [[Point]] = []
    var start = 0
    for contour in lines.contours {
      runs.append(Array(lines.points[start..<contour.end]))
      start = contour.end
    }
    if width == nil {
      contours += runs.map { (signedArea($0) < 0) == isCut ? $0 : $0.reversed() }
    } else {
      let isTurned = (runs.reduce(0) { $0 + signedArea($1) } < 0) != isCut
      contours += isTurned ? runs.map { $0.reversed() } : runs
    }
  }
}

/// The area of a polygon, above 0 where it runs clockwise as seen (y down).
func signedArea(_ ring: [Point]) -> Double {
  guard let last = ring.last else { return 0 }
  var sum = 0.0
  var a = last
  for b in ring {
    sum += a.x * b.y - b.x * a.y
    a = b
  }
  return sum / 2
}
