public import GeoCore

/// How long a point of the picture is in other units.
public struct PictureUnits: Hashable, Sendable {
  /// What a point is in units of the file: pixels of a PNG, user units of an SVG, 72ths of an inch in a PDF.
  public var pixelsPerPoint: Double
  /// What a point is on paper: 96 of them are an inch.
  public static let millimetresPerPoint = 25.4 / 96

  /// The units of a picture in a format.
  public init(scale: Double, format: PictureFormat) {
    switch format {
    case .png: pixelsPerPoint = scale
    case .svg: pixelsPerPoint = 1
    case .pdf: pixelsPerPoint = 72 / 96
    }
  }
}

extension Sidecar {
  /// An upright box of the picture; its corner is measured from the picture's top left corner.
  public struct Box: Hashable, Sendable {
    /// In logical points.
    public var points: Rect
    let units: PictureUnits

    /// In pixels of the file.
    public var pixels: Rect { points.times(units.pixelsPerPoint) }
    /// In millimetres on paper.
    public var millimetres: Rect { points.times(PictureUnits.millimetresPerPoint) }
  }

  /// A place of the picture, measured from its top left corner.
  public struct Spot: Hashable, Sendable {
    /// In logical points.
    public var points: Point
    let units: PictureUnits

    /// In pixels of the file.
    public var pixels: Point { points * units.pixelsPerPoint }
    /// In millimetres on paper.
    public var millimetres: Point { points * PictureUnits.millimetresPerPoint }
  }

  /// How large the picture is.
  public struct Extent: Hashable, Sendable {
    /// In logical points.
    public var points: Size
    let units: PictureUnits
    /// Whether the file has whole pixels.
    let isRounded: Bool

    /// In pixels of the file.
    public var pixels: Size {
      let size = points.times(units.pixelsPerPoint)
      return isRounded ? Size(width: size.width.rounded(), height: size.height.rounded()) : size
    }
    /// In millimetres on paper.
    public var millimetres: Size { points.times(PictureUnits.millimetresPerPoint) }
  }
}

extension Rect {
  fileprivate func times(_ k: Double) -> Rect {
    Rect(minX: minX * k, minY: minY * k, maxX: maxX * k, maxY: maxY * k)
  }
}

extension Size {
  fileprivate func times(_ k: Double) -> Size { Size(width: width * k, height: height * k) }
}
