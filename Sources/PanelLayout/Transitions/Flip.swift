import GeoCore
import Glibc

/// The pictures are the two sides of a card that turns about its middle, seen in perspective.
///
/// The card steps back as it turns, so far that its nearer edge is as large as the flat card: nothing leaves the
/// frame. Its distance from the eye and its width are in proportion, so flips of any size look alike.
public struct Flip: Transition, Hashable {
  /// The side that comes forward at first, while the opposite one goes back.
  public var edge: TransitionEdge
  /// How far the eye is from the flat card, in extents of the card across its axis, above 0; smaller is more
  /// dramatic.
  public var distance = 1.6
  /// How much the card is darkened where it is seen from its edge, 0…1.
  public var shade = 0.3
  /// How much the ground behind it is darkened then, 0…1, so that a card of the ground's colour is seen.
  public var groundShade = 0.12
  /// The same where the ground is dark: of little light, much must go before it is seen.
  public var darkGroundShade = 0.65

  /// A flip whose `edge` comes forward; by default the one where reading ends.
  public init(from edge: TransitionEdge = .trailing) {
    self.edge = edge
  }

  /// The card at `progress` of half a turn.
  public func scene(at progress: Double, in context: TransitionContext) -> TransitionScene {
    let isBack = progress >= 0.5
    let angle = (isBack ? progress - 1 : progress) * .pi
    var sheet = TransitionScene.Sheet(isBack ? .to : .from)
    guard angle != 0 else { return TransitionScene([sheet]) }
    let steepness = abs(sin(angle))
    sheet.perspective = perspective(angle, in: context)
    sheet.shade = max(0, min(1, shade)) * steepness
    var scene = TransitionScene([sheet])
    let behind = context.isDark ? darkGroundShade : groundShade
    scene.groundShade = max(0, min(1, behind)) * steepness
    return scene
  }

  /// The card turned by `angle` radians, its `edge` forward.
  ///
  /// A point at s from the axis and t along it, both from the middle, comes to s·cos, at the depth s·sin before the
  /// axis, which stands back by L/2·|sin|. Seen from d before the frame it is at d / (d + L/2·|sin| − s·sin) of
  /// its distance from the middle.
  func perspective(_ angle: Double, in context: TransitionContext) -> ProjectiveTransform {
    let direction = edge.direction(in: context)
    let isAcross = direction.x != 0
    let length = isAcross ? context.size.width : context.size.height
    let d = max(distance, 0.01) * length
    let (sine, cosine) = (sin(angle), cos(angle))
    let turned = ProjectiveTransform(
      isAcross ? .scale(cosine, 1) : .scale(1, cosine),
      px: -direction.x * sine / d, py: -direction.y * sine / d,
      pw: 1 + length / 2 * abs(sine) / d)
    let middle = Rect(context.size).center
    return ProjectiveTransform(.translation(.zero - middle)).then(turned)
      .then(.translation(middle))
  }
}
