import Drawing
import GeoCore
public import PanelLayout

/// Whose data the maps of the picture are made of, outside of them.
public struct CreditPanel: Panel, Hashable {
  /// Where lines begin.
  public var alignment = HorizontalAlignment.natural
  /// Where the text lies in a frame that is higher.
  public var verticalAlignment = VerticalAlignment.middle
  /// Points per em, 1…1000; nothing for a little less than the theme's details.
  public var size: Double?
  /// What maps are expected to publish: a wish for room is asked for before they do.
  public var expected: [String] = []

  /// Shows the credits of all maps.
  public init() {}

  /// Every entry once, in the order of the maps.
  ///
  /// - Throws: Nothing.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    var entries: [String] = []
    for entry in context.facts.maps.flatMap(\.credits) where !entries.contains(entry) {
      entries.append(entry)
    }
    guard context.size.width > 0, context.size.height > 0, !entries.isEmpty else { return output }
    var setter = TextSetter(context)
    let column = column(
      entries, .init(width: context.size.width, height: context.size.height, alignment: alignment),
      &setter)
    let y = verticalAlignment.offset(of: column.size.height, in: context.size.height)
    column.draw(into: &output.list, width: context.size.width, y: y, context)
    output.diagnostics = setter.diagnostics
    if column.isCut {
      // Credits are owed: that they are not all there must be known.
      output.diagnostics.append(Diagnostic(.unplaced, "no room for all credits"))
    }
    var region = PanelRegion(.attribution, Rect(context.size))
    region.text = entries.joined(separator: " · ")
    output.regions.append(region)
    return output
  }

  /// The room that what is expected takes, at least one line.
  ///
  /// - Throws: Nothing.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    var setter = TextSetter(context)
    let isDown = axis == .vertical && cross.isFinite
    let room = TextColumn.Room(width: isDown ? cross : nil, alignment: alignment)
    return column(expected.isEmpty ? ["©"] : expected, room, &setter).size[axis]
  }

  private func column(
    _ entries: [String], _ room: TextColumn.Room, _ setter: inout TextSetter
  ) -> TextColumn {
    // Lines break between entries; inside one only where it alone is too wide.
    let text = entries.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: "\u{A0}· ")
    let theme = setter.context.theme
    let item = TextColumn.Item(
      text: text, size: size ?? theme.sizes.detail * 0.78, color: theme.colors.secondaryText)
    return TextColumn([item], in: room, &setter)
  }
}
