import Drawing
import GeoCore

extension Path {
  /// Its contours as lists of points, closed ones ending where they began.
  var polylines: [[Point]] {
    var lines: [[Point]] = []
    var next = points.startIndex
    for verb in verbs {
      switch verb {
      case .move:
        lines.append([points[next]])
        next += 1
      case .line:
        lines[lines.count - 1].append(points[next])
        next += 1
      case .close: lines[lines.count - 1].append(lines[lines.count - 1][0])
      case .quad: next += 2
      case .cubic: next += 3
      }
    }
    return lines
  }
}
