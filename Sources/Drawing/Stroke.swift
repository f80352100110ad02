/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: Hashable, Sendable {
    /// At its last point.
    case butt
    /// In a half circle.
    case round
    /// Half its width further.
    case square
  }

  /// How a line turns.
  public enum Join: Hashable, Sendable {
    /// In a point, up to the miter limit.
    case miter
    /// In an arc.
    case round
    /// Cut off.
    case bevel
  }

  /// Width in points, above 0.
  public var width: Double
  /// How it ends; default `butt`.
  public var cap: Cap = .butt
  /// How it turns; default `miter`.
  public var join: Join = .miter
  /// The longest point of a miter in widths, as in SVG; default 4.
  public var miterLimit: Double = 4
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Double] = []
  /// Where in `dashes` the line begins, in points.
  public var dashPhase: Double = 0

  /// Makes a solid line.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}

/// Which points a closed path surrounds.
public enum FillRule: Hashable, Sendable {
  /// Those around which it winds.
  case nonZero
  /// Those it surrounds an odd number of times.
  case evenOdd
}
