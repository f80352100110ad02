/// How much of the way is done after a part of the time.
public protocol TimingCurve: Sendable {
  /// The share of the way, 0…1, at a share of the time, 0…1; it may overshoot in between.
  func progress(at time: Double) -> Double
}

/// A curve made of a closure.
public struct TimingClosure: TimingCurve {
  private let body: @Sendable (Double) -> Double

  /// Takes a closure that gives the share of the way at a share of the time.
  public init(_ body: @escaping @Sendable (Double) -> Double) {
    self.body = body
  }

  /// What the closure says; where that is no number, the time itself.
  public func progress(at time: Double) -> Double {
    let progress = body(time)
    return progress.isFinite ? progress : time
  }
}

/// A curve of CSS: a cubic Bézier from 0, 0 to 1, 1 (CSS Easing Functions §2.2).
public struct CubicBezier: TimingCurve, Hashable {
  /// The control points; x is the time and lies within 0…1.
  public let x1, y1, x2, y2: Double

  /// Makes `cubic-bezier(x1, y1, x2, y2)`; times are held to 0…1, as the clause demands.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.x1 = max(0, min(1, number(x1)))
    self.x2 = max(0, min(1, number(x2)))
    (self.y1, self.y2) = (number(y1), number(y2))
  }

  /// Steady.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Slow in the end.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The height of the curve where it is at `time`, which is held to 0…1.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.coordinate(y1, y2, at: parameter(at: time))
  }

  /// Time grows with the parameter, so halving finds it; 53 halvings are all that a number can hold.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// 3(1−s)²s·p1 + 3(1−s)s²·p2 + s³.
  private static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }
}
