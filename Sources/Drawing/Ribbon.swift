public import Colorimetry
public import GeoCore

/// How a map's line is drawn along a path: MapLibre's `line` layers.
///
/// Unlike a stroke it may be soft, have a gap in its middle, lie beside its path, and change its colour along it; and
/// where parts of it overlap, at sharp turns for instance, each is painted over the one before.
public struct Ribbon: Hashable, Sendable {
  /// What it is painted with.
  public enum Coat: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// The first row of `images[index]`, from the beginning of each contour to its end; not blended from pixel to
    /// pixel where it has steps.
    case gradient(index: Int, hasSteps: Bool)
    /// `images[index]` again and again, each time `length` points along the line and as high as the ribbon is wide.
    case pattern(index: Int, length: Double)
  }

  /// Where it is painted and where not, along the line.
  public struct Dashes: Hashable, Sendable {
    /// Lengths of dashes and gaps in turn, in any unit; one at least above 0.
    public var lengths: [Double]
    /// How long all of them are together, in points.
    public var period: Double
    /// How long they are meant to be for the edges of dashes to be a pixel soft, in points.
    public var nominalPeriod: Double
    /// Whether dashes end in half circles.
    public var areRound: Bool

    /// Makes dashes of which `lengths` are together `period` points long.
    public init(lengths: [Double], period: Double, areRound: Bool) {
      (self.lengths, self.period, self.areRound) = (lengths, period, areRound)
      nominalPeriod = period
    }
  }

  /// Which share of a longer line its path is, where distances count in shares of the whole.
  public struct Share: Hashable, Sendable {
    /// What lies before it, 0…1.
    public var start: Double
    /// What lies before its end, 0…1.
    public var end: Double

    /// Names a share.
    public init(start: Double, end: Double) {
      (self.start, self.end) = (start, end)
    }
  }

  /// Width in points, each side's where there is a gap.
  public var width: Double
  /// Width of the gap in its middle in points; default 0, for none.
  public var gap = 0.0
  /// How far to the right of its path it lies, in points; default 0.
  public var offset = 0.0
  /// Over how many points its edges fade, besides the pixel that smooths them; default 0.
  public var blur = 0.0
  /// How it ends; default `butt`.
  public var cap = Stroke.Cap.butt
  /// How it turns; default `miter`.
  public var join = Stroke.Join.miter
  /// The longest point of a miter in widths; default 2, which is also the most that is drawn.
  public var miterLimit = 2.0
  /// Up to which length of their point round joins are drawn as miters, in widths; default 1.05.
  public var roundLimit = 1.05
  /// What it is painted with.
  public var coat: Coat
  /// What that is multiplied by, 0…1; default 1.
  public var opacity = 1.0
  /// Dashes and gaps; nothing for a solid line.
  public var dashes: Dashes?
  /// Points that a unit of the path's tile, 8192 across, is long: distances are counted in them; default 1.
  public var unit = 1.0
  /// How far from a sharp turn what lies along the line begins to slant, in units; default 0,
  /// for all the way.
  public var turnReach = 0.0
  /// Which share of a line the path is; nothing where distances count in points.
  public var share: Share?
  /// The corners of the convex area it is painted in, by the centres of pixels; empty for everywhere.
  public var clip: [Point] = []

  /// Makes a solid line.
  public init(width: Double, coat: Coat) {
    (self.width, self.coat) = (width, coat)
  }

  /// How far from its path anything is painted, in points; its miters included.
  public var reach: Double {
    2 * (gap / 2 + (gap > 0 ? width : width / 2) + abs(offset)) + 1
  }
}

extension Ribbon {
  /// The same with pictures that lie `count` further on in the arena.
  func moved(images count: Int) -> Ribbon {
    var moved = self
    switch coat {
    case .color: break
    case .gradient(let index, let hasSteps):
      moved.coat = .gradient(index: index + count, hasSteps: hasSteps)
    case .pattern(let index, let length):
      moved.coat = .pattern(index: index + count, length: length)
    }
    return moved
  }

  /// The picture it is painted with.
  public var image: Int? {
    switch coat {
    case .color: nil
    case .gradient(let index, _), .pattern(let index, _): index
    }
  }
}
