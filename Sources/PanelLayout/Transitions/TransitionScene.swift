public import Colorimetry
public import GeoCore

/// Where two finished pictures lie at one moment.
public struct TransitionScene: Hashable, Sendable {
  /// Which of the two pictures.
  public enum End: Hashable, Sendable {
    /// The one that goes.
    case from
    /// The one that comes.
    case to

    /// The other one.
    public var opposite: End { self == .from ? .to : .from }
  }

  /// One of the pictures, and where it lies.
  public struct Sheet: Hashable, Sendable {
    /// Which picture.
    public var end: End
    /// From the picture's coordinates to the frame's.
    public var transform = AffineTransform.identity
    /// What comes before `transform` where the picture is seen in perspective.
    public var perspective: ProjectiveTransform?
    /// What of the picture is shown, in its own coordinates; nothing for all of it.
    public var clip: Rect?
    /// What it is multiplied by, 0…1.
    public var opacity = 1.0
    /// How much it is darkened, 0…1: a veil of black; it is left out where pictures are see-through, as it would
    /// be seen where nothing is.
    public var shade = 0.0
    /// The colour of the soft shadow it throws on what lies below, or nothing.
    public var shadow: Color?

    /// Lays a picture where it is when nothing moves.
    public init(_ end: End) {
      self.end = end
    }

    /// Lays a picture somewhere else.
    public init(_ end: End, at origin: Point) {
      self.end = end
      transform = .translation(origin)
    }
  }

  /// The pictures from below upwards.
  public var sheets: [Sheet]
  /// How much the ground behind them is darkened, 0…1; as the veil of a sheet, it is left out where pictures are
  /// see-through.
  public var groundShade = 0.0

  /// Lays pictures one above the other.
  public init(_ sheets: [Sheet]) {
    self.sheets = sheets
  }

  /// The same with both pictures changed over.
  public var exchanged: TransitionScene {
    var other = self
    for index in sheets.indices { other.sheets[index].end = sheets[index].end.opposite }
    return other
  }
}
