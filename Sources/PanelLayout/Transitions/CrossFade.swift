/// The first picture dissolves into the second.
public struct CrossFade: Transition, Hashable {
  /// A cross-fade.
  public init() {}

  /// Both pictures, weighed by how much of the way is done.
  public func scene(at progress: Double, in context: TransitionContext) -> TransitionScene {
    let share = max(0, min(1, progress))
    var (below, above) = (TransitionScene.Sheet(.from), TransitionScene.Sheet(.to))
    above.opacity = share
    // Over an opaque picture this is the weighed mean; of one that is see-through more would remain than should.
    if !context.isOpaque { below.opacity = 1 - share }
    return TransitionScene([below, above])
  }
}

/// The second picture is there at once, when the way is done.
public struct Cut: Transition, Hashable {
  /// A cut.
  public init() {}

  /// One picture or the other.
  public func scene(at progress: Double, in context: TransitionContext) -> TransitionScene {
    TransitionScene([.init(progress < 1 ? .from : .to)])
  }
}
