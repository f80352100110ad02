import Colorimetry
import Drawing
import GeoCore

/// What a container draws itself, at its place in a larger picture.
struct ContainerDrawing {
  private let container: LayoutContainer
  private let context: PanelContext
  private let place: PanelPlace
  private let frame: Rect
  private let isClipped: Bool
  /// Whether all of the frame may be painted on.
  private let isWhole: Bool

  /// The most groups of containers within each other: painters hold each open group in memory and set a limit of
  /// their own, below which panels need some too.
  static let maximumGroups = 120

  init(_ container: LayoutContainer, _ context: PanelContext, _ place: PanelPlace) {
    self.container = container
    self.context = context
    self.place = place
    frame = Rect(context.size).offset(by: place.origin)
    // A corner of the inside that lies this far in lies within the round one.
    let reach = container.cornerRadius * (1 - 0.5.squareRoot())
    let padding = container.padding
    let isRound =
      container.cornerRadius > 0
      && min(padding.top, padding.right, padding.bottom, padding.left) < reach
    isWhole = place.visible.holds(frame)
    isClipped = isRound || !isWhole
  }

  /// Begins the container's picture: background, and a clip for what follows where that could leave the frame.
  func begin(_ output: inout PanelOutput) {
    guard isClipped else { return output.list.fill(outline(inset: 0), container.background) }
    var group = DisplayList.Group()
    if isWhole { output.list.fill(outline(inset: 0), container.background) }
    group.clip = output.list.add(isWhole ? outline(inset: 0) : Path(place.visible))
    beginGroup(group, &output)
    if !isWhole { output.list.fill(outline(inset: 0), container.background) }
  }

  /// Ends what was begun, and draws the border above it.
  func end(_ output: inout PanelOutput) {
    if isClipped, isWhole { endGroup(&output) }
    if let border = container.border, border.width > 0 {
      // A line lies half on each side of its path; half its width inwards, it lies inside the frame.
      let width = min(border.width, frame.width / 2, frame.height / 2)
      output.list.stroke(
        outline(inset: width / 2), Stroke(width: width),
        border.color ?? context.theme.colors.separator)
    }
    if isClipped, !isWhole { endGroup(&output) }
  }

  /// Where a child's frame lies in the larger picture.
  func place(_ frame: Rect) -> PanelPlace {
    var child = PanelPlace(origin: frame.origin + place.origin, size: frame.size)
    if !place.visible.holds(child.visible) {
      child.visible = child.visible.intersection(place.visible)
    }
    return child
  }

  /// Darkens what is below a child, casts its shadow, and begins a group where it is see-through; says whether.
  func begin(_ shown: LayoutContainer.Shown, _ output: inout PanelOutput) -> Bool {
    let placement = shown.child.placement
    if placement.dimming > 0 {
      output.list.fill(outline(inset: 0), .black.opacity(min(placement.dimming, 1)))
    }
    if placement.shadow > 0 {
      let radius = (shown.child.panel as? LayoutContainer)?.cornerRadius ?? 0
      let box = shown.frame.offset(by: place.origin + Point(x: 0, y: placement.shadow * 0.5))
      output.list.shadow(
        Path(box, cornerRadius: radius), blur: placement.shadow, .black.opacity(0.3))
    }
    guard placement.opacity < 1 else { return false }
    var group = DisplayList.Group()
    group.opacity = max(0, placement.opacity)
    beginGroup(group, &output)
    return true
  }

  func endGroup(_ output: inout PanelOutput) {
    output.openGroups -= 1
    if output.openGroups < Self.maximumGroups { output.list.append(.end) }
  }

  private func beginGroup(_ group: DisplayList.Group, _ output: inout PanelOutput) {
    if output.openGroups < Self.maximumGroups {
      output.list.append(.begin(group))
    } else if output.openGroups == Self.maximumGroups {
      output.diagnostics.append(
        Diagnostic(
          .limit,
          "panel \(context.path) and those in it are neither round nor see-through: more than "
            + "\(Self.maximumGroups) within each other are"))
    }
    output.openGroups += 1
  }

  private func outline(inset: Double) -> Path {
    let rect = frame.inset(by: Insets(inset))
    guard !rect.isEmpty else { return Path() }
    return Path(rect, cornerRadius: max(0, container.cornerRadius - inset))
  }
}

extension Rect {
  /// Whether `other` lies inside but for what rounding leaves; pixels are a thousand times larger.
  fileprivate func holds(_ other: Rect) -> Bool {
    let slack = 1e-6
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
