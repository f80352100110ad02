/// When a transition is where: how long it takes, how often it is looked at, and whether it comes to its end.
public struct TransitionTiming: Sendable {
  /// How long the whole way takes, in seconds, 0…60; default 0.5.
  public var duration = 0.5
  /// Frames in a second, 1…120; default 30.
  public var framesPerSecond = 30.0
  /// How the way is spread over the time; slow at both ends by default.
  public var curve: any TimingCurve = CubicBezier.easeInOut
  /// How long both ends stand still, in seconds, 0…60; default 0.
  public var rest = 0.0
  /// Whether it comes to its end; one that is cancelled runs back to where it began.
  public var finishes = true
  /// The share of the time, 0…1, after which one that does not finish turns back; default one half.
  public var turningPoint = 0.5

  /// Half a second, thirty frames a second, slow at both ends, to the end.
  public init() {}

  /// One frame: how far the way is done, and how long that is seen.
  public struct Frame: Hashable, Sendable {
    /// How much of the way is done, as the curve says.
    public var progress: Double
    /// How long it is seen, in seconds.
    public var seconds: Double
  }

  /// No transition on a screen is longer; it bounds the frames to 7,201.
  public static let durations = 0.0...60.0
  /// What films and screens show.
  public static let frameRates = 1.0...120.0

  /// The frames in order: both ends, and so many steps between them that each takes about a frame's time.
  ///
  /// A transition of n steps has n + 1 frames. All but the last are seen for duration / n; both ends rest, and the
  /// last is seen for a frame's time at least, as an animation that begins anew must show it.
  public var frames: [Frame] {
    let duration = Self.held(duration, Self.durations)
    let rate = Self.held(framesPerSecond, Self.frameRates)
    let rest = Self.held(rest, Self.durations)
    let steps = max(1, Int((duration * rate).rounded()))
    let step = duration > 0 ? duration / Double(steps) : 1 / rate
    let times = self.times(steps)
    return times.enumerated().map { index, time in
      let isLast = index == times.count - 1
      let seconds = isLast ? max(rest, step) : index == 0 ? rest + step : step
      return Frame(progress: progress(time, of: steps), seconds: seconds)
    }
  }

  /// The steps that are seen, from 0.
  private func times(_ steps: Int) -> [Int] {
    guard !finishes else { return Array(0...steps) }
    // The turn lies before the end, or it would have finished.
    let turn = min(Int((Double(steps) * Self.held(turningPoint, 0...1)).rounded()), steps - 1)
    return Array(0...max(0, turn)) + (0..<max(0, turn)).reversed()
  }

  /// Both ends are exact whatever the curve says.
  private func progress(_ time: Int, of steps: Int) -> Double {
    time == 0 ? 0 : time == steps ? 1 : curve.progress(at: Double(time) / Double(steps))
  }

  private static func held(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isFinite ? max(range.lowerBound, min(range.upperBound, value)) : range.lowerBound
  }
}
