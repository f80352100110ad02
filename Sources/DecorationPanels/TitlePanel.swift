import Drawing
import GeoCore
public import PanelLayout
import Places

/// A heading and a line below it.
public struct TitlePanel: Panel, Hashable {
  /// The heading; nothing for the board's title.
  public var title: String?
  /// What stands below it, or nothing.
  public var subtitle: String?
  /// Where lines begin.
  public var alignment = HorizontalAlignment.natural
  /// Where the text lies in a frame that is higher.
  public var verticalAlignment = VerticalAlignment.middle
  /// Points per em of the heading, 1…1000; nothing for the theme's title.
  public var size: Double?
  /// The most lines of the heading.
  public var maximumLines = 2

  /// Points per em of the line below, to one of the heading.
  static let subtitleSize = 0.64

  /// Shows a heading.
  public init(_ title: String? = nil, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }

  /// The heading.
  ///
  /// - Throws: Nothing.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    guard context.size.width > 0, context.size.height > 0 else { return output }
    var setter = TextSetter(context)
    let column = column(width: context.size.width, height: context.size.height, &setter)
    let y = verticalAlignment.offset(of: column.size.height, in: context.size.height)
    column.draw(into: &output.list, width: context.size.width, y: y, context)
    output.diagnostics = setter.diagnostics
    if let text = title ?? context.board.title {
      var region = PanelRegion(.title, Rect(context.size))
      region.text = text
      output.regions.append(region)
    }
    return output
  }

  /// The height of the lines, or the width of the longest; 0 where there is no heading.
  ///
  /// - Throws: Nothing.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    var setter = TextSetter(context)
    let isDown = axis == .vertical && cross.isFinite
    return column(width: isDown ? cross : nil, height: .infinity, &setter).size[axis]
  }

  private func column(
    width: Double?, height: Double, _ setter: inout TextSetter
  ) -> TextColumn {
    let theme = setter.context.theme
    let size = TextSetter.usable(self.size ?? theme.sizes.title)
    let heading = TextColumn.Item(
      text: title ?? setter.context.board.title ?? "", weight: .bold, size: size,
      color: theme.colors.text, lineHeight: 1.2, maximumLines: max(1, maximumLines))
    let below = TextColumn.Item(
      text: subtitle ?? "", size: size * Self.subtitleSize, color: theme.colors.secondaryText,
      gap: size * 0.12, maximumLines: 2)
    return TextColumn(
      [heading, below], in: .init(width: width, height: height, alignment: alignment), &setter)
  }
}
