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
    guard sizesMatch, expected.pixels != actual.pixels else { return }
    let (old, new) = (expected.pixels.span, actual.pixels.span)
    for y in 0..<expectedHeight {
      for x in 0..<expectedWidth {
        let i = 4 * (y * expectedWidth + x)
        // A pixel whose bytes are not there equals none.
        guard i + 3 < old.count, i + 3 < new.count else {
          count(Position(x: x, y: y))
          continue
        }
        let off = Channels(
          red: Self.distance(old[i], new[i]), green: Self.distance(old[i + 1], new[i + 1]),
          blue: Self.distance(old[i + 2], new[i + 2]), alpha: Self.distance(old[i + 3], new[i + 3]))
        largest.widen(to: off)
        if !tolerance.allows(off) { count(Position(x: x, y: y)) }
      }
    }
  }

  private static func distance(_ a: UInt8, _ b: UInt8) -> Int {
    abs(Int(a) - Int(b))
  }

  private mutating func count(_ position: Position) {
    differingPixels += 1
    guard first != nil, let old = box else {
      first = position
      box = Box(topLeft: position, bottomRight: position)
      return
    }
    box = Box(
      topLeft: Position(x: min(old.topLeft.x, position.x), y: old.topLeft.y),
      bottomRight: Position(x: max(old.bottomRight.x, position.x), y: position.y))
  }
}

extension BitmapDifference.Channels {
  fileprivate mutating func widen(to other: Self) {
    red = max(red, other.red)
    green = max(green, other.green)
    blue = max(blue, other.blue)
    alpha = max(alpha, other.alpha)
  }
}

extension Tolerance {
  fileprivate func allows(_ off: BitmapDifference.Channels) -> Bool {
    off.red <= red && off.green <= green && off.blue <= blue && off.alpha <= alpha
  }
}

extension BitmapDifference: CustomStringConvertible {
  /// What differs, in a line.
  public var description: String {
    guard sizesMatch else {
      return """
        the sizes differ: expected \(expectedWidth) × \(expectedHeight), \
        got \(actualWidth) × \(actualHeight)
        """
    }
    guard let first, let box else { return "no pixel differs" }
    return """
      \(differingPixels) of \(expectedWidth * expectedHeight) pixels differ, the first at \
      \(first), all of them within \(box.topLeft)…\(box.bottomRight); largest difference \
      \(largest)
      """
  }
}

extension BitmapDifference.Position: CustomStringConvertible {
  /// The position in parentheses.
  public var description: String { "(\(x), \(y))" }
}

extension BitmapDifference.Channels: CustomStringConvertible {
  /// The channels by name.
  public var description: String {
    "red \(red), green \(green), blue \(blue), alpha \(alpha)"
  }
}
