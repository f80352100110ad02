public import PanelLayout

/// The list that belongs to a map: a heading, what was searched for, and a row for each place.
public struct ListPanel: Panel {
  /// What each row shows.
  public var template = RowTemplate()
  /// Whether the board's title is shown, where it has one.
  public var showsTitle = true
  /// Whether the number of places, or the search field, is shown.
  public var showsCount = true

  /// Makes a list.
  public init() {}

  /// The list.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    PanelOutput(size: context.size)
  }
}
