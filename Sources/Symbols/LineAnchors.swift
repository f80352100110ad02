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
  public var spacing: Double = 250
  /// The most that a line may turn within the window under a label, in radians; default 45°.
  public var maxAngle: Double = .pi / 4
  /// The size of the text (24 for icons) in points, which sets the window and the first offset; default 16.
  public var glyphSize: Double = 16
  /// Whether the line goes on before its first point, beyond a tile's edge; default false.
  public var isContinued = false

  /// Makes rules for labels of a length.
  public init(labelLength: Double) {
    self.labelLength = labelLength
  }

  /// Anchors every `spacing` points on a line, none where the label would not fit or the line bends too much.
  ///
  /// Where there is none the middle of the line is tried.
  public func along(_ line: [Point]) -> [LineAnchor] { [] }

  /// The anchor in the middle of a line, where the label fits and the line does not bend too much.
  public func center(of line: [Point]) -> LineAnchor? { nil }
}
