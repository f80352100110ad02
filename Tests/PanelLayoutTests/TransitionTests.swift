import Colorimetry
import Drawing
import GeoCore
import Testing

@testable import PanelLayout

@Suite("Transitions")
struct TransitionTests {
  private let context = TransitionContext(size: Size(width: 200, height: 100))

  private var mirrored: TransitionContext {
    var context = context
    context.isRightToLeft = true
    return context
  }

  private func origins(_ scene: TransitionScene) -> [Point] {
    scene.sheets.map { Point(x: $0.transform.tx, y: $0.transform.ty) }
  }

  @Test("Slides move both by the same way, from where reading ends")
  func slides() {
    #expect(
      origins(Slide().scene(at: 0.25, in: context)) == [Point(x: -50, y: 0), Point(x: 150, y: 0)])
    #expect(
      origins(Slide().scene(at: 0.25, in: mirrored)) == [Point(x: 50, y: 0), Point(x: -150, y: 0)])
    #expect(
      origins(Slide(from: .left).scene(at: 0.25, in: mirrored))
        == [Point(x: 50, y: 0), Point(x: -150, y: 0)])
    #expect(
      origins(Slide(from: .bottom).scene(at: 0.25, in: context))
        == [Point(x: 0, y: -25), Point(x: 0, y: 75)])
  }

  @Test("Pictures lie on whole pixels, side by side without a gap")
  func pixels() {
    var fine = context
    fine.scale = 1.5
    // 0.333 · 200 = 66.6 points are 99.9 pixels, so 100 pixels: 66.667 points.
    let places = origins(Slide().scene(at: 0.333, in: fine))
    #expect(abs(places[0].x + 100 / 1.5) < 1e-12)
    #expect(places[1].x - places[0].x == 200)
  }

  @Test("A push moves the first by a part, a cover not at all")
  func pushes() {
    let push = Push().scene(at: 0.5, in: context)
    // 0.3 · 0.5 · 200 and 0.5 · 200.
    #expect(origins(push) == [Point(x: -30, y: 0), Point(x: 100, y: 0)])
    #expect(push.sheets[0].shade == 0.075)
    let cover = Cover().scene(at: 0.5, in: context)
    #expect(origins(cover) == [.zero, Point(x: 0, y: 50)])
  }

  @Test("Corners of a card turned by 60°")
  func corners() throws {
    var flip = Flip(from: .right)
    flip.distance = 1
    let scene = flip.scene(at: 1.0 / 3, in: context)
    let map = try #require(scene.sheets.first?.perspective)
    // The near edge is 100·cos 60° = 50 from the axis and as high as the frame. The far edge is 200 · sin 60° =
    // 173.205 further from the eye, which is 200 away: 200 / 373.205 = 0.535898 of that.
    let expected = [
      Point(x: 100 - 26.794919, y: 50 - 26.794919), Point(x: 150, y: 0), Point(x: 150, y: 100),
      Point(x: 100 - 26.794919, y: 50 + 26.794919),
    ]
    let corners = try #require(Projection(map, of: Rect(context.size)).corners)
    for (corner, point) in zip(corners, expected) { #expect((corner - point).length < 1e-6) }
    #expect(scene.sheets.first?.end == .from)
  }

  @Test("After half the way the other side is seen, not mirrored, its other edge near")
  func back() throws {
    let scene = Flip(from: .right).scene(at: 0.75, in: context)
    let map = try #require(scene.sheets.first?.perspective)
    let left = try #require(map(Point(x: 0, y: 0)))
    let right = try #require(map(Point(x: 200, y: 0)))
    #expect(scene.sheets.first?.end == .to)
    #expect(left.x < right.x)
    #expect(abs(left.y) < 1e-12 && right.y > 10)
  }

  @Test("Flips to the left, to the right, over, and from right to left")
  func directions() throws {
    func near(_ edge: TransitionEdge, _ context: TransitionContext) throws -> Point {
      let map = try #require(
        Flip(from: edge).scene(at: 0.25, in: context).sheets.first?.perspective)
      // The middles of all sides; the nearest is the one whose extent is unchanged.
      let left = try #require(map(Point(x: 0, y: 0)))
      let right = try #require(map(Point(x: 200, y: 0)))
      let bottom = try #require(map(Point(x: 0, y: 100)))
      return Point(
        x: abs(left.y) < 1e-9 ? -1 : abs(right.y) < 1e-9 ? 1 : 0, y: abs(bottom.x) < 1e-9 ? 1 : 0)
    }
    #expect(try near(.left, context) == Point(x: -1, y: 0))
    #expect(try near(.right, mirrored) == Point(x: 1, y: 0))
    #expect(try near(.trailing, context) == Point(x: 1, y: 0))
    #expect(try near(.trailing, mirrored) == Point(x: -1, y: 0))
    #expect(try near(.bottom, context).y == 1)
  }

  @Test("A cross-fade weighs both; see-through pictures fade both ways")
  func fades() {
    #expect(CrossFade().scene(at: 0.3, in: context).sheets.map(\.opacity) == [1, 0.3])
    var seeThrough = context
    seeThrough.isOpaque = false
    #expect(CrossFade().scene(at: 0.25, in: seeThrough).sheets.map(\.opacity) == [0.75, 0.25])
    #expect(Cut().scene(at: 0.99, in: context).sheets.map(\.end) == [.from])
    #expect(Cut().scene(at: 1, in: context).sheets.map(\.end) == [.to])
  }
}

@Suite("Composed transitions")
struct TransitionComposerTests {
  private let size = Size(width: 200, height: 100)

  private func composer(_ transition: any Transition) -> TransitionComposer {
    var from = DisplayList(size: size)
    from.fill(Path(Rect(size)), .white)
    var to = DisplayList(size: size)
    to.fill(Path(Rect(size)), .black)
    return TransitionComposer(from: from, to: to, transition, in: TransitionContext(size: size))
  }

  @Test(
    "Backwards is forwards in reverse with both ends changed over",
    arguments: TransitionName.allCases)
  func backwards(name: TransitionName) {
    let forwards = composer(name.transition)
    var backwards = forwards
    backwards.isForward = false
    for progress in [0, 0.125, 0.5, 0.75, 1] {
      #expect(
        backwards.scene(at: progress) == forwards.scene(at: 1 - progress).exchanged)
    }
  }

  @Test(
    "At both ends one picture is seen where it is, and nothing else",
    arguments: TransitionName.allCases)
  func ends(name: TransitionName) {
    let composer = composer(name.transition)
    for progress in [0.0, 1] {
      let list = composer.list(at: progress)
      // Covers and pushes leave the darkened first picture below the second.
      let fills = list.commands.compactMap { command in
        if case .fill(_, _, .color(let color)) = command { color } else { nil }
      }
      #expect(fills.last == (progress == 0 ? .white : .black))
      #expect(
        !list.commands.contains {
          if case .begin(let group) = $0 {
            group.projection != nil || group.opacity < 1
          } else {
            false
          }
        })
    }
  }

  @Test("A transition of one's own")
  func own() {
    struct Drop: Transition {
      func scene(at progress: Double, in context: TransitionContext) -> TransitionScene {
        TransitionScene([.init(.to, at: Point(x: 0, y: -context.size.height * (1 - progress)))])
      }
    }
    let list = composer(Drop()).list(at: 0.5)
    guard case .begin(let group) = list.commands.first else { return #expect(Bool(false)) }
    #expect(group.transform.ty == -50)
  }

  @Test("Frames of an animation, and those of a strip")
  func animation() {
    var timing = TransitionTiming()
    timing.duration = 1
    timing.framesPerSecond = 10
    let animation = Animation(composer(.slide), timing)
    #expect(animation.frames.count == 11)
    #expect(animation.isFinished)
    #expect(abs(animation.duration - 1.1) < 1e-12)
    #expect(animation.spread(over: 3) == [0, 5, 10])
    #expect(animation.spread(over: 100) == Array(0...10))
    #expect(animation.spread(over: 1) == [0] && animation.spread(over: 0) == [])
    #expect(animation.list(4) == animation.list(4))
  }
}
