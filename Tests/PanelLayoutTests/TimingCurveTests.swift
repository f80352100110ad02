import PanelLayout
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  @Test("Points of the curves of CSS, by their own formula")
  func points() {
    // At s = 1/2 a coordinate is (3·p1 + 3·p2 + 1) / 8.
    // ease-in: x = (3·0.42 + 3 + 1) / 8 = 0.6575, y = (0 + 3 + 1) / 8 = 0.5.
    #expect(abs(CubicBezier.easeIn.progress(at: 0.6575) - 0.5) < 1e-12)
    // ease-out: x = (0 + 3·0.58 + 1) / 8 = 0.3425, y = (0 + 3 + 1) / 8 = 0.5.
    #expect(abs(CubicBezier.easeOut.progress(at: 0.3425) - 0.5) < 1e-12)
    // ease-in-out is symmetrical about its middle.
    #expect(abs(CubicBezier.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
    // At s = 1/4 a coordinate is (27·p1 + 9·p2 + 1) / 64: x = (27·0.42 + 9·0.58 + 1) / 64, y = (9 + 1) / 64.
    #expect(abs(CubicBezier.easeInOut.progress(at: 17.56 / 64) - 10.0 / 64) < 1e-12)
  }

  @Test("Linear is the time itself, and ends are exact")
  func ends() {
    for time in [0, 0.1, 0.25, 0.7, 1] { #expect(CubicBezier.linear.progress(at: time) == time) }
    for curve in [CubicBezier.easeIn, .easeOut, .easeInOut] {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -3) == 0 && curve.progress(at: 4) == 1)
    }
  }

  @Test("Heights beyond 0…1 overshoot, times beyond are held")
  func overshoot() {
    // y at s = 1/2: (3·1.6 + 3·1 + 1) / 8 = 1.1, x: (3·0.25 + 3·0.75 + 1) / 8 = 0.5.
    #expect(abs(CubicBezier(0.25, 1.6, 0.75, 1).progress(at: 0.5) - 1.1) < 1e-12)
    let held = CubicBezier(-1, 0, 2, .nan)
    #expect(held.x1 == 0 && held.x2 == 1 && held.y2 == 0)
  }

  @Test("A curve of one's own")
  func own() {
    #expect(TimingClosure { $0 * $0 }.progress(at: 0.5) == 0.25)
    #expect(TimingClosure { _ in .nan }.progress(at: 0.5) == 0.5)
  }
}

@Suite("Frames of a transition")
struct TransitionTimingTests {
  private var steady: TransitionTiming {
    var timing = TransitionTiming()
    timing.curve = CubicBezier.linear
    timing.duration = 0.4
    timing.framesPerSecond = 10
    return timing
  }

  @Test("Four steps have five frames, and all but the last take the time")
  func steps() {
    let frames = steady.frames
    #expect(frames.map(\.progress) == [0, 0.25, 0.5, 0.75, 1])
    #expect(frames.map(\.seconds) == [0.1, 0.1, 0.1, 0.1, 0.1])
  }

  @Test("Both ends rest")
  func rest() {
    var timing = steady
    timing.rest = 1
    // 1 at each end and 0.4 between.
    #expect(abs(timing.frames.reduce(0) { $0 + $1.seconds } - 2.4) < 1e-12)
    #expect(timing.frames.last?.seconds == 1)
  }

  @Test("A cancelled transition turns back and never finishes")
  func cancelled() {
    var timing = steady
    timing.finishes = false
    #expect(timing.frames.map(\.progress) == [0, 0.25, 0.5, 0.25, 0])
    timing.turningPoint = 1
    #expect(timing.frames.map(\.progress) == [0, 0.25, 0.5, 0.75, 0.5, 0.25, 0])
    timing.duration = 0
    #expect(timing.frames.map(\.progress) == [0])
  }

  @Test("Curves do not move the ends, and absurd numbers are held")
  func bounds() {
    var timing = steady
    timing.curve = TimingClosure { _ in 7 }
    #expect(timing.frames.map(\.progress) == [0, 7, 7, 7, 1])
    timing.duration = 1e300
    timing.framesPerSecond = .infinity
    #expect(timing.frames.count == 61)
    timing.duration = .nan
    #expect(timing.frames.map(\.progress) == [0, 1])
  }
}
