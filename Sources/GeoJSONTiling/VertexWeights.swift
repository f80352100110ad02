/// Weighs the vertices of lines by Douglas and Peucker (1973): each by how far the line would be off without it, so that
/// a line is simplified for any zoom by leaving out what weighs too little there.
enum VertexWeights {
  /// Weighs the vertices between the ends, which always stay.
  ///
  /// - Parameter tolerance: the square of the distance below which no zoom needs a vertex; 0 for weighing nothing.
  static func weigh(_ points: inout [ProjectedPoint], tolerance: Double) {
    guard points.count > 0 else { return }
    let last = points.count - 1
    points[0].weight = ProjectedPoint.essential
    points[last].weight = ProjectedPoint.essential
    guard tolerance > 0 else { return }
    // A list of spans in place of recursion, so that a line of any length is no danger to the stack.
    var spans = [(0, last)]
    while let (first, last) = spans.popLast() {
      guard let (pivot, distance) = farthest(points, first, last, beyond: tolerance) else {
        continue
      }
      points[pivot].weight = distance
      if pivot - first > 1 { spans.append((first, pivot)) }
      if last - pivot > 1 { spans.append((pivot, last)) }
    }
  }

  /// The vertex farthest from the segment between two others; of equally far ones that nearest to the middle.
  private static func farthest(
    _ points: [ProjectedPoint], _ first: Int, _ last: Int, beyond tolerance: Double
  ) -> (index: Int, distance: Double)? {
    var best: (index: Int, distance: Double)?
    let middle = first + (last - first) / 2
    let (a, b) = (points[first], points[last])
    for i in first + 1..<max(first + 1, last) {
      let distance = squaredDistance(points[i], a, b)
      guard distance > tolerance else { continue }
      if let known = best,
        distance < known.distance
          || distance == known.distance && abs(i - middle) >= abs(known.index - middle)
      {
        continue
      }
      best = (i, distance)
    }
    return best
  }

  private static func squaredDistance(
    _ p: ProjectedPoint, _ a: ProjectedPoint, _ b: ProjectedPoint
  ) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let t = length > 0 ? min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0), 1) : 0
    let (x, y) = (p.x - a.x - t * dx, p.y - a.y - t * dy)
    return x * x + y * y
  }
}
