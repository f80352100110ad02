public import GeoCore

/// A way in which one finished picture gives way to another.
///
/// A transition draws nothing and knows no panel: it says where the two pictures lie at each moment. What it says
/// forwards is what is seen backwards in reverse, with both ends changed over; it need not care which way it runs.
public protocol Transition: Sendable {
  /// Where the pictures lie when so much of the way is done.
  ///
  /// `progress` is 0 where only the first is seen and 1 where only the second is; a curve that overshoots leaves
  /// 0…1 a little.
  func scene(at progress: Double, in context: TransitionContext) -> TransitionScene
}

/// What a transition may know of the pictures.
public struct TransitionContext: Hashable, Sendable {
  /// The extent of both pictures, in points.
  public var size: Size
  /// Device pixels per point, above 0, default 1.
  public var scale = 1.0
  /// Whether reading begins on the right, so that what comes next comes from the left.
  public var isRightToLeft = false
  /// Whether the ground of both pictures is dark, so that what lies deep must be darker still; false by default.
  public var isDark = false
  /// Whether nothing shows through the pictures; true by default.
  public var isOpaque = true

  /// Describes pictures.
  public init(size: Size) {
    self.size = size
  }

  /// The nearest distance that is a whole number of device pixels, so that what moves stays as sharp as it was.
  public func onPixel(_ distance: Double) -> Double {
    let pixels = (distance * scale).rounded()
    return scale > 0 && pixels.isFinite ? pixels / scale : distance
  }
}

/// A side of a picture.
public enum TransitionEdge: String, CaseIterable, Hashable, Sendable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
  /// The left side, however the text runs.
  case left
  /// The right side, however the text runs.
  case right
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// The direction of the side from the middle: 1 to the right or down, −1 to the left or up.
  public func direction(in context: TransitionContext) -> Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .leading: Point(x: context.isRightToLeft ? 1 : -1, y: 0)
    case .trailing: Point(x: context.isRightToLeft ? -1 : 1, y: 0)
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    }
  }

  /// The way from the middle of a picture to the middle of its neighbour on that side, in points.
  func neighbour(in context: TransitionContext) -> Point {
    let direction = direction(in: context)
    return Point(x: direction.x * context.size.width, y: direction.y * context.size.height)
  }
}
