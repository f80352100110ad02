public import GeoCore

/// How a part of a picture is seen in perspective.
///
/// What the part paints within `frame` is taken for a flat picture and laid where `transform` has it; the rest of
/// the part is not seen, and neither is any of it where a corner of the frame lies behind the eye.
public struct Projection: Hashable, Sendable {
  /// From the part's coordinates to those that the part's own affine transform takes.
  public var transform: ProjectiveTransform
  /// What is seen, in the part's coordinates.
  public var frame: Rect

  /// Lays what is in `frame` where `transform` has it.
  public init(_ transform: ProjectiveTransform, of frame: Rect) {
    self.transform = transform
    self.frame = frame
  }

  /// Where the frame's corners land: top left, top right, bottom right, bottom left; nothing where one of them
  /// lies behind the eye.
  public var corners: [Point]? {
    let corners = [
      frame.origin, Point(x: frame.maxX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY),
      Point(x: frame.minX, y: frame.maxY),
    ]
    let seen = corners.compactMap { transform($0) }
    return seen.count == corners.count ? seen : nil
  }
}
