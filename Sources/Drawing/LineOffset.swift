import GeoCore

/// Lines moved sideways.
public enum LineOffset {
  /// The farthest a corner may move, in distances: beyond it a sharp bend would shoot off.
  public static let miterLimit = 2.0

  /// Every contour of a slice moved by `distance` points to the right of its direction (as seen, y being down).
  public static func shifted(_ path: Path, _ slice: PathSlice, by distance: Double) -> Path {
    var result = Path()
    var contour: [Point] = []
    var closed = false
    func flush() {
      result.append(contour: shifted(contour, closed: closed, by: distance), closed: closed)
      contour.removeAll(keepingCapacity: true)
      closed = false
    }
    var at = slice.points.lowerBound
    for verb in path.verbs[slice.verbs] {
      switch verb {
      case .move:
        flush()
        contour.append(path.points[at])
        at += 1
      case .line:
        contour.append(path.points[at])
        at += 1
      case .close: closed = true
      case .quad: at += 2
      case .cubic: at += 3
      }
    }
    flush()
    return result
  }

  private static func shifted(_ line: [Point], closed: Bool, by distance: Double) -> [Point] {
    guard line.count > 1 else { return [] }
    return line.indices.map { i in
      let before = i > 0 ? line[i - 1] : (closed ? line[line.count - 1] : nil)
      let after = i + 1 < line.count ? line[i + 1] : (closed ? line[0] : nil)
      let n1 = before.flatMap { normal($0, line[i]) }
      let n2 = after.flatMap { normal(line[i], $0) }
      guard let a = n1 ?? n2, let b = n2 ?? n1 else { return line[i] }
      let middle = Point(x: a.x + b.x, y: a.y + b.y)
      // The bisector's length for which both edges move by the distance: 1 / cos(half the bend).
      let cosine = (a.x * middle.x + a.y * middle.y) / max(middle.length, 1e-12)
      let reach = min(1 / max(cosine, 1e-6), miterLimit) / max(middle.length, 1e-12)
      return line[i] + middle * (reach * distance)
    }
  }

  private static func normal(_ a: Point, _ b: Point) -> Point? {
    let d = b - a
    let length = d.length
    return length > 0 ? Point(x: -d.y / length, y: d.x / length) : nil
  }
}
