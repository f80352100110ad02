import Colorimetry
public import Drawing
import GeoCore

/// Two finished pictures and the way from one to the other: a display list for each moment.
public struct TransitionComposer: Sendable {
  /// The picture that goes, with its ground.
  public var from: DisplayList
  /// The picture that comes, with its ground.
  public var to: DisplayList
  /// How one gives way to the other.
  public var transition: any Transition
  /// What the transition may know.
  public var context: TransitionContext
  /// Whether the way leads on; back, the transition is seen in reverse with both ends changed over.
  public var isForward = true

  /// Prepares a transition between two pictures of the size that the context has.
  public init(
    from: DisplayList, to: DisplayList, _ transition: any Transition, in context: TransitionContext
  ) {
    self.from = from
    self.to = to
    self.transition = transition
    self.context = context
  }

  /// Where the pictures lie when so much of the way is done.
  public func scene(at progress: Double) -> TransitionScene {
    isForward
      ? transition.scene(at: progress, in: context)
      : transition.scene(at: 1 - progress, in: context).exchanged
  }

  /// The picture when so much of the way is done.
  public func list(at progress: Double) -> DisplayList {
    var list = DisplayList(size: context.size)
    let scene = scene(at: progress)
    if scene.groundShade > 0, context.isOpaque {
      list.fill(Path(frame), .black.opacity(min(scene.groundShade, 1)))
    }
    for sheet in scene.sheets where sheet.opacity > 0 && isSeen(sheet) {
      add(sheet, to: &list)
    }
    return list
  }

  private var frame: Rect { Rect(context.size) }

  /// Whether any of a sheet's picture or shadow can lie in the frame.
  private func isSeen(_ sheet: TransitionScene.Sheet) -> Bool {
    guard sheet.perspective == nil, sheet.transform.b == 0, sheet.transform.c == 0 else {
      return true
    }
    let place = frame.offset(by: Point(x: sheet.transform.tx, y: sheet.transform.ty))
    let isMoved = sheet.transform.a == 1 && sheet.transform.d == 1
    // A Gaussian ends, to the eye, at three deviations.
    let reach = sheet.shadow.map { $0.alpha > 0 ? 3 * Self.blur : 0 } ?? 0
    return !isMoved || place.inset(by: Insets(-reach)).intersects(frame)
  }

  /// How soft the shadow of a sheet is: the standard deviation in points.
  private static let blur = 8.0

  private func add(_ sheet: TransitionScene.Sheet, to list: inout DisplayList) {
    var group = DisplayList.Group()
    group.transform = sheet.transform
    if let shadow = sheet.shadow, sheet.perspective == nil {
      list.append(.begin(group))
      list.shadow(Path(sheet.clip ?? frame), blur: Self.blur, shadow)
      list.append(.end)
    }
    group.projection = sheet.perspective.map { Projection($0, of: frame) }
    group.clip = list.add(Path(sheet.clip ?? frame))
    group.opacity = min(sheet.opacity, 1)
    list.append(.begin(group))
    list.append(sheet.end == .from ? from : to, at: .zero)
    if sheet.shade > 0, context.isOpaque {
      list.fill(Path(frame), .black.opacity(min(sheet.shade, 1)))
    }
    list.append(.end)
  }
}
