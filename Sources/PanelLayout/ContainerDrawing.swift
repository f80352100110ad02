import Colorimetry
import Drawing
import GeoCore

extension LayoutContainer {
  /// Begins the container's picture: background, and a clip to round corners for what follows.
  func beginPicture(_ context: PanelContext) -> DisplayList {
    var list = DisplayList(size: context.size)
    let outline = outline(inset: 0, context.size)
    list.fill(outline, background)
    if cornerRadius > 0 {
      var group = DisplayList.Group()
      group.clip = list.add(outline)
      list.append(.begin(group))
    }
    return list
  }

  /// Ends what `beginPicture` began, and draws the border above it.
  func endPicture(_ list: inout DisplayList, _ context: PanelContext) {
    if cornerRadius > 0 { list.append(.end) }
    guard let border, border.width > 0 else { return }
    // A line lies half on each side of its path; half its width inwards, it lies inside the frame.
    let width = min(border.width, context.size.width / 2, context.size.height / 2)
    list.stroke(
      outline(inset: width / 2, context.size), Stroke(width: width),
      border.color ?? context.theme.colors.separator)
  }

  private func outline(inset: Double, _ size: Size) -> Path {
    let rect = Rect(size).inset(by: Insets(inset))
    guard !rect.isEmpty else { return Path() }
    return Path(rect, cornerRadius: max(0, cornerRadius - inset))
  }
}
