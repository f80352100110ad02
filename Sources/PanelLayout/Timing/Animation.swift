public import Drawing

/// A transition as frames, each drawn when it is asked for; the same frame is always the same picture.
public struct Animation: Sendable {
  /// What each frame shows, and for how long.
  public let frames: [TransitionTiming.Frame]
  /// Whether the transition comes to its end, as a completion is told.
  public let isFinished: Bool
  /// What draws the frames.
  public let composer: TransitionComposer

  /// Spreads a transition over time.
  public init(_ composer: TransitionComposer, _ timing: TransitionTiming = TransitionTiming()) {
    self.composer = composer
    frames = timing.frames
    isFinished = timing.finishes
  }

  /// How long all frames are seen together, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

  /// The picture of a frame, whose index lies in `frames.indices`.
  public func list(_ index: Int) -> DisplayList {
    composer.list(at: frames[index].progress)
  }

  /// `count` frames spread evenly from the first to the last, as for a strip; all of them where there are no more.
  public func spread(over count: Int) -> [Int] {
    guard count > 1, count < frames.count else {
      return Array(frames.indices.prefix(max(0, count)))
    }
    let last = Double(frames.count - 1)
    return (0..<count).map { Int((Double($0) * last / Double(count - 1)).rounded()) }
  }
}
