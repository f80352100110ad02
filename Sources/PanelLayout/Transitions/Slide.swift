import Colorimetry
import GeoCore

/// Both pictures move side by side, as segments or pages of a row do.
public struct Slide: Transition, Hashable {
  /// Where the second picture comes from.
  public var edge: TransitionEdge

  /// A slide; what comes next comes from where reading ends by default.
  public init(from edge: TransitionEdge = .trailing) {
    self.edge = edge
  }

  /// The first picture has moved as far out as the second has come in.
  public func scene(at progress: Double, in context: TransitionContext) -> TransitionScene {
    let way = edge.neighbour(in: context)
    let gone = Point(
      x: context.onPixel(-way.x * progress), y: context.onPixel(-way.y * progress))
    // Both edges are the same number, so that no line shows between them.
    return TransitionScene([.init(.from, at: gone), .init(.to, at: gone + way)])
  }
}

/// The second picture comes in above the first, which gives way more slowly and grows darker.
public struct Push: Transition, Hashable {
  /// Where the second picture comes from.
  public var edge: TransitionEdge
  /// How much of its extent the first picture moves, 0…1.
  public var parallax = 0.3
  /// How much the first picture is darkened in the end, 0…1.
  public var shade = 0.15

  /// A push; from where reading ends by default.
  public init(from edge: TransitionEdge = .trailing) {
    self.edge = edge
  }

  /// The second picture at its place, the first behind it.
  public func scene(at progress: Double, in context: TransitionContext) -> TransitionScene {
    let way = edge.neighbour(in: context)
    var below = TransitionScene.Sheet(
      .from,
      at: Point(
        x: context.onPixel(-way.x * parallax * progress),
        y: context.onPixel(-way.y * parallax * progress)))
    below.shade = shade * progress
    return TransitionScene([below, .above(progress, way, context)])
  }
}

/// The second picture is drawn over the first, which stays and grows darker, as a sheet that is shown for a while.
public struct Cover: Transition, Hashable {
  /// Where the second picture comes from.
  public var edge: TransitionEdge
  /// How much the first picture is darkened in the end, 0…1.
  public var shade = 0.3

  /// A cover; from below by default.
  public init(from edge: TransitionEdge = .bottom) {
    self.edge = edge
  }

  /// The second picture at its place above the first.
  public func scene(at progress: Double, in context: TransitionContext) -> TransitionScene {
    var below = TransitionScene.Sheet(.from)
    below.shade = shade * progress
    return TransitionScene([below, .above(progress, edge.neighbour(in: context), context)])
  }
}

extension TransitionScene.Sheet {
  /// The second picture on its way in, throwing a shadow on the first.
  fileprivate static func above(
    _ progress: Double, _ way: Point, _ context: TransitionContext
  ) -> Self {
    var sheet = Self(
      .to,
      at: Point(
        x: context.onPixel(way.x * (1 - progress)), y: context.onPixel(way.y * (1 - progress))))
    // A shadow of what is still outside would be seen at the edge; it comes with the first tenth of the way.
    let strength = 0.35 * max(0, min(1, 10 * progress))
    sheet.shadow = .black.opacity(strength)
    return sheet
  }
}
