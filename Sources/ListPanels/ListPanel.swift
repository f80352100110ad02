public import Colorimetry
import GeoCore
public import PanelLayout
public import Places

/// The list that belongs to a map: a heading, what was searched for, and a row for each place.
///
/// Only whole rows are drawn, and only those that the frame has room for are set; a line says how many are left out.
/// The selected place has its row even where it would be among these. Places that no map shows are greyed and marked.
/// Each group of the board has a heading, which is repeated where a frame begins within a group.
///
/// A row of one's own is a closure:
///
///     var list = ListPanel()
///     list.row = { entry, _ in
///       RowContent(badge: entry.number, title: entry.place.name, details: [entry.place.detail ?? ""])
///     }
public struct ListPanel: Panel {
  /// What each row shows.
  public var template = RowTemplate()
  /// Gives each row its content instead of the template, or nothing.
  public var row: (@Sendable (BoardEntry, PanelContext) -> RowContent)?
  /// Whether the board's title is shown, where it has one.
  public var showsTitle = true
  /// Whether the number of places, or the search field, is shown.
  public var showsCount = true
  /// Whether groups have headings, where the board has groups; with `showsCount` they say how many places they have.
  public var showsGroups = true
  /// Whether only places are listed that a map of the picture shows; without a map all are.
  public var showsOnlyInView = false
  /// The positions on the board of the rows that are shown, cut to those there are; nothing for all.
  public var range: Range<Int>?
  /// Whether it is taken up from another frame, which has the heading.
  var isContinuation = false
  /// Behind everything, or nothing for the theme's background.
  public var background: Color?

  /// The tallest list that is wished for, in points: what is taller is cut by any picture.
  public static let tallestWish = 16_384.0

  /// Makes a list.
  public init() {}

  /// The list; its regions are the panel, the title, the search field, the headings of groups and the rows.
  ///
  /// - Throws: Nothing of its own.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var drawing = ListDrawing(self, ListDirection.context(context))
    return drawing.output()
  }

  /// The height of the heading and all rows, at most `tallestWish`; or a comfortable width.
  ///
  /// - Throws: Nothing of its own.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    guard axis == .vertical else { return ListMetrics(context).width }
    var context = context
    context.size = Size(
      width: cross.isFinite ? max(0, cross) : ListMetrics(context).width, height: Self.tallestWish)
    var drawing = ListDrawing(self, context)
    return drawing.naturalHeight()
  }
}
