public import GeoCore
public import Imaging

/// Pictures, or fields of numbers, laid edge to edge and painted as one: every pixel whose centre one of them holds
/// is painted once, so that there are neither seams nor doubled edges at any scale.
public struct Mosaic: Hashable, Sendable {
  /// What the pieces show.
  public enum Shading: Hashable, Sendable {
    /// The colours of pictures.
    case picture(ColorMatrix)
    /// A colour for every number of fields of one channel.
    case ramp(ColorRamp)
    /// Shaded relief of fields of two channels: the slope to the east and the slope to the south.
    case relief(ReliefShading)
  }

  /// What a piece holds.
  public enum Content: Hashable, Sendable {
    /// A picture.
    case picture(Bitmap)
    /// A field of numbers.
    case field(ScalarField)
  }

  /// A picture or field in its place.
  public struct Piece: Hashable, Sendable {
    /// What is shown.
    public var content: Content
    /// From units in which the content is 1 wide and 1 high to points.
    public var transform: ProjectiveTransform
    /// Which parts of the content are shown: convex outlines in units of the content.
    public var outlines: [[Point]]
    /// Pixels along each edge of the content that lie beyond its unit square and are only there to be mixed with;
    /// default 0.
    public var border = 0
    /// Degrees of latitude at the content's upper and lower edge, which relief depends on; default the equator.
    public var latitudes = Latitudes(north: 0, south: 0)

    /// Puts a content in its place.
    public init(_ content: Content, _ transform: ProjectiveTransform, outlines: [[Point]]) {
      (self.content, self.transform, self.outlines) = (content, transform, outlines)
    }
  }

  /// A range of latitudes in degrees.
  public struct Latitudes: Hashable, Sendable {
    /// The upper edge.
    public var north: Double
    /// The lower edge.
    public var south: Double

    /// Names a range.
    public init(north: Double, south: Double) {
      (self.north, self.south) = (north, south)
    }
  }

  /// The pieces; where they meet, the first one holds.
  public var pieces: [Piece]
  /// What becomes of their pixels.
  public var shading: Shading
  /// What the colours are multiplied by, 0…1; default 1.
  public var opacity = 1.0
  /// Whether pictures that are drawn smaller are read from smaller copies of themselves, so that none of their pixels
  /// is passed over; default true.
  public var reduces = true
  /// How pixels between those of the contents are found where these are drawn larger; pictures drawn smaller are
  /// always mixed.
  public var interpolation = DisplayList.Interpolation.linear

  /// Lays pieces out.
  public init(_ pieces: [Piece], _ shading: Shading) {
    (self.pieces, self.shading) = (pieces, shading)
  }

  /// The smallest rectangle in points that holds all pieces, or nothing where none can be seen.
  public var bounds: Rect? {
    let corners = pieces.flatMap { piece in
      piece.outlines.flatMap { $0.compactMap { piece.transform($0) } }
    }
    guard let first = corners.first else { return nil }
    return corners.reduce(Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)) {
      $0.union(Rect(minX: $1.x, minY: $1.y, maxX: $1.x, maxY: $1.y))
    }
  }

  /// Pixels of the contents to a point, at most, where they are densest.
  public var density: Double {
    pieces.map(\.density).max() ?? 0
  }
}

extension Mosaic.Content {
  /// Its pixels in a row and rows.
  public var size: (width: Int, height: Int) {
    switch self {
    case .picture(let bitmap): (bitmap.width, bitmap.height)
    case .field(let field): (field.width, field.height)
    }
  }
}

extension Mosaic.Piece {
  fileprivate var density: Double {
    let corners = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1)].map { transform($0) }
    guard let origin = corners[0], let right = corners[1], let down = corners[2] else { return 0 }
    let (width, height) = ((right - origin).length, (down - origin).length)
    guard width > 0, height > 0 else { return 0 }
    return max(Double(content.size.width) / width, Double(content.size.height) / height)
  }
}

/// Numbers on a grid.
public struct ScalarField: Hashable, Sendable {
  /// Numbers in a row, and rows.
  public let width, height: Int
  /// Numbers at each place.
  public let channels: Int
  /// `channels × width × height` numbers, rows top down, the channels of a place together.
  public let values: [Float]

  /// Takes numbers over, or nothing where there are not as many as the grid has places.
  public init?(width: Int, height: Int, channels: Int, values: [Float]) {
    guard width > 0, height > 0, channels > 0, values.count == width * height * channels else {
      return nil
    }
    (self.width, self.height, self.channels, self.values) = (width, height, channels, values)
  }
}
