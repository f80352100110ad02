public import GeoCore

/// A place on a line where a symbol may stand.
public struct LineAnchor: Hashable, Sendable {
  /// Where it is, in points of the picture.
  public var point: Point
  /// The direction of the line there, in radians clockwise from rightwards.
  public var angle: Double
  /// How far along the line it is, in points.
  public var distance: Double

  /// Makes an anchor.
  public init(point: Point, angle: Double, distance: Double) {
    self.point = point
    self.angle = angle
    self.distance = distance
  }
}

/// Where along lines symbols may stand, as in MapLibre.
public struct LineAnchors: Hashable, Sendable {
  /// The length of the label (or icon) along the line, in points.
  public var labelLength: Double
  /// From one anchor to the next, in points; default 250.
  ///
  /// Where less than a quarter of it would be left between labels, they stand a quarter apart.
  public var spacing: Double = 250
  /// The most that a line may turn within the window under a label, in radians; default 45°.
  public var maxAngle: Double = .pi / 4
  /// The size of the text (24 for icons) in points, of which 3/5 are the window; default 16.
  public var glyphSize: Double = 16
  /// How much larger the line is drawn than at the zoom it was made for, which the first anchor keeps from; default 1.
  public var overscaling: Double = 1
  /// Whether what wavers by less than a tenth of a glyph's size counts as straight; default true.
  public var smooths = true
  /// Whether the line goes on before its first point, beyond a tile's edge; default false.
  public var isContinued = false

  /// A line of the map has some dozens of labels; what has more is no line of a picture.
  public static let maximumCount = 4096

  /// Makes rules for labels of a length.
  public init(labelLength: Double) {
    self.labelLength = labelLength
  }

  /// Anchors every `spacing` points on a line, none where the label would not fit or the line bends too much.
  ///
  /// The first label begins two glyph sizes from the beginning of the line, or, where the line is continued,
  /// its middle is half the spacing away. Where no anchor is found on a line that begins here, its middle is
  /// tried.
  public func along(_ line: [Point]) -> [LineAnchor] {
    guard let line = measured(line) else { return [] }
    let polyline = line.polyline
    let step = max(1, spacing.isFinite ? spacing : 1, labelLength + spacing / 4)
    let offset =
      (isContinued ? step / 2 : labelLength / 2 + 2 * glyphSize) * max(1, overscaling)
    var anchors: [LineAnchor] = []
    // Where the first offset was cut by the spacing the label may begin before the line.
    var distance = max(0, offset.truncatingRemainder(dividingBy: step))
    var tried = 0
    while distance <= polyline.length, tried < Self.maximumCount {
      if fits(line, distance) { anchors.append(anchor(polyline, distance)) }
      distance += step
      tried += 1
    }
    if anchors.isEmpty, !isContinued, let center = center(of: line) { anchors = [center] }
    return anchors
  }

  /// The anchor in the middle of a line, where the label fits and the line does not bend too much.
  public func center(of line: [Point]) -> LineAnchor? {
    measured(line).flatMap(center)
  }

  private func center(of line: MeasuredLine) -> LineAnchor? {
    let distance = line.polyline.length / 2
    return fits(line, distance) ? anchor(line.polyline, distance) : nil
  }

  // A line, and where it turns with and without what wavers by less than a tenth of a glyph's size.
  private struct MeasuredLine {
    let polyline: Polyline
    let corners: [LineCorner]
    let smoothCorners: [LineCorner]
  }

  private func measured(_ line: [Point]) -> MeasuredLine? {
    guard let polyline = Polyline(line), labelLength.isFinite, labelLength >= 0 else { return nil }
    return MeasuredLine(
      polyline: polyline, corners: polyline.corners(tolerance: 0),
      smoothCorners: smooths ? polyline.corners(tolerance: glyphSize / 10) : [])
  }

  private func anchor(_ polyline: Polyline, _ distance: Double) -> LineAnchor {
    LineAnchor(
      point: polyline.point(at: distance), angle: polyline.angle(at: distance), distance: distance)
  }

  private func fits(_ line: MeasuredLine, _ distance: Double) -> Bool {
    let label = (distance - labelLength / 2)...(distance + labelLength / 2)
    guard label.lowerBound >= 0, label.upperBound <= line.polyline.length else { return false }
    return isCalm(line.corners, label) || smooths && isCalm(line.smoothCorners, label)
  }

  // Whether the turns at all corners within a window of 3/5 of the glyph size, wherever it lies under the label,
  // add up to no more than the most.
  private func isCalm(_ corners: [LineCorner], _ label: ClosedRange<Double>) -> Bool {
    let window = glyphSize * 3 / 5
    var sum = 0.0
    var oldest = first(corners, beyond: label.lowerBound)
    for corner in corners[oldest...] {
      guard corner.distance < label.upperBound else { break }
      sum += corner.turn
      while corner.distance - corners[oldest].distance > window {
        sum -= corners[oldest].turn
        oldest += 1
      }
      if sum > maxAngle + 1e-9 { return false }
    }
    return true
  }

  private func first(_ corners: [LineCorner], beyond distance: Double) -> Int {
    var (low, high) = (0, corners.count)
    while low < high {
      let middle = (low + high) / 2
      if corners[middle].distance > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
