public import Imaging

/// In what two pictures differ, pixel by pixel.
public struct BitmapDifference: Hashable, Sendable {
  /// A pixel counted from the top left corner.
  public struct Position: Hashable, Sendable {
    /// Pixels from the left edge.
    public var x: Int
    /// Pixels from the top edge.
    public var y: Int
  }

  /// The difference of each channel, 0…255.
  public struct Channels: Hashable, Sendable {
    /// Red, green, blue and alpha.
    public var red, green, blue, alpha: Int
  }

  /// The smallest box around all pixels that differ, its edges included.
  public struct Box: Hashable, Sendable {
    /// Its corners.
    public var topLeft, bottomRight: Position
  }

  /// The size of the picture that was expected.
  public let expectedWidth, expectedHeight: Int
  /// The size of the picture that came.
  public let actualWidth, actualHeight: Int
  /// How many pixels differ beyond the tolerance.
  public internal(set) var differingPixels = 0
  /// The largest difference of each channel, those within the tolerance included.
  public internal(set) var largest = Channels(red: 0, green: 0, blue: 0, alpha: 0)
  /// The first pixel beyond the tolerance, row by row.
  public internal(set) var first: Position?
  /// The box around the pixels beyond the tolerance.
  public internal(set) var box: Box?

  /// Whether both pictures are of one size.
  public var sizesMatch: Bool {
    expectedWidth == actualWidth && expectedHeight == actualHeight
  }

  /// Whether nothing differs beyond the tolerance.
  public var isNone: Bool { sizesMatch && differingPixels == 0 }

  /// Compares two pictures; those of different sizes are compared no further.
  public init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact) {
    expectedWidth = expected.width
    expectedHeight = expected.height
    actualWidth = actual.width
    actualHeight = actual.height
  }
}
