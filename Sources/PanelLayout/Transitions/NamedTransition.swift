extension Transition where Self == Flip {
  /// A card that turns; the side where reading ends comes forward.
  public static var flip: Flip { Flip() }
  /// A card whose side comes forward.
  public static func flip(from edge: TransitionEdge) -> Flip { Flip(from: edge) }
}

extension Transition where Self == Slide {
  /// Side by side, from where reading ends.
  public static var slide: Slide { Slide() }
  /// Side by side.
  public static func slide(from edge: TransitionEdge) -> Slide { Slide(from: edge) }
}

extension Transition where Self == Push {
  /// Over the first, which gives way, from where reading ends.
  public static var push: Push { Push() }
  /// Over the first, which gives way.
  public static func push(from edge: TransitionEdge) -> Push { Push(from: edge) }
}

extension Transition where Self == Cover {
  /// Over the first, which stays, from below.
  public static var cover: Cover { Cover() }
  /// Over the first, which stays.
  public static func cover(from edge: TransitionEdge) -> Cover { Cover(from: edge) }
}

extension Transition where Self == CrossFade {
  /// One into the other.
  public static var crossFade: CrossFade { CrossFade() }
}

extension Transition where Self == Cut {
  /// At once.
  public static var none: Cut { Cut() }
}

/// The transitions that have names, for command lines and files.
public enum TransitionName: String, CaseIterable, Hashable, Sendable {
  /// A card that turns, the side where reading ends forward.
  case flip
  /// A card that turns, its left side forward.
  case flipLeft = "flip-left"
  /// A card that turns, its right side forward.
  case flipRight = "flip-right"
  /// Both pictures side by side.
  case slide
  /// The second over the first, which gives way.
  case push
  /// The second over the first, which stays.
  case cover
  /// One into the other.
  case crossFade = "cross-fade"
  /// At once.
  case none

  /// The transition.
  public var transition: any Transition {
    switch self {
    case .flip: .flip
    case .flipLeft: .flip(from: .left)
    case .flipRight: .flip(from: .right)
    case .slide: .slide
    case .push: .push
    case .cover: .cover
    case .crossFade: .crossFade
    case .none: .none
    }
  }
}
