public import Drawing
public import GeoCore
public import Places

/// Everything that a panel may know when it is asked.
public struct PanelContext: Sendable {
  /// The shared model.
  public var board: Board
  /// The frame's extent in points; zero is possible.
  public var size: Size
  /// Device pixels per point, above 0, default 1; frames lie on whole pixels.
  public var scale = 1.0
  /// What turns text into glyphs.
  public var shaping: any TextShaping
  /// Colours, fonts and sizes.
  public var theme: PanelTheme
  /// Whether the picture as a whole runs from right to left, so that rows begin on the right.
  public var isRightToLeft = false
  /// What panels have published; empty during the survey.
  public var facts = PanelFacts()
  /// Where the panel stands in the tree.
  public var path = PanelPath.root

  /// Makes the context of a root panel.
  public init(
    board: Board, size: Size, shaping: any TextShaping, theme: PanelTheme = .light
  ) {
    self.board = board
    self.size = size
    self.shaping = shaping
    self.theme = theme
  }

  /// The same for a child of another extent.
  public func child(_ index: Int, size: Size) -> PanelContext {
    var context = self
    context.size = size
    context.path = path.child(index)
    return context
  }
}
