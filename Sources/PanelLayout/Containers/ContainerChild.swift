public import GeoCore

extension LayoutContainer {
  /// A panel with what the container needs to know to place it.
  public struct Child: Sendable {
    /// The panel.
    public var panel: any Panel
    /// How much of the container it takes.
    public var length: Length
    /// How much it takes of an adaptive container that has become a column; nothing for `length`.
    public var tallLength: Length?
    /// What it is called where it can be chosen, or nothing.
    public var name: String?
    /// What it is drawn as where it can be chosen by a picture, or nothing.
    public var icon: PanelIcon?
    /// How many cells of a grid it covers.
    public var span = GridSpan()
    /// Where it lies in a stack, and how it is laid over what is below it.
    public var placement = StackPlacement()

    /// Takes a panel in; it is flexible by default.
    public init(
      _ panel: any Panel, length: Length = .flexible, name: String? = nil, icon: PanelIcon? = nil
    ) {
      self.panel = panel
      self.length = length
      self.name = name
      self.icon = icon
    }
  }
}

/// How many cells of a grid a child covers.
public struct GridSpan: Hashable, Sendable {
  /// The most columns or rows of one child: what is more is a mistake that would only make empty rows.
  public static let maximum = 64
  /// Columns, 1…`maximum` and at most those of the grid in effect.
  public var columns: Int
  /// Rows, 1…`maximum` in effect.
  public var rows: Int

  /// One cell by default.
  public init(columns: Int = 1, rows: Int = 1) {
    self.columns = columns
    self.rows = rows
  }
}

/// Where a child lies in a stack, and how it is laid over what is below it.
public struct StackPlacement: Hashable, Sendable {
  /// Where it lies where it is narrower than the stack.
  public var horizontal = StackAlignment.middle
  /// Where it lies where it is lower than the stack.
  public var vertical = StackAlignment.middle
  /// What is kept free around it, in points; left and right change places in pictures from right to left.
  public var insets = Insets.zero
  /// How wide it is; all that the insets leave by default.
  public var width = Length.flexible
  /// How high it is; all that the insets leave by default.
  public var height = Length.flexible
  /// How much of it covers what is below, 0…1.
  public var opacity = 1.0
  /// How much of the container below it is darkened, 0…1: more than 0 makes the child stand out as a dialogue.
  public var dimming = 0.0
  /// How soft a shadow it casts on what is below, as the standard deviation in points; 0 for none.
  public var shadow = 0.0

  /// Fills the stack.
  public init() {}

  /// Takes what its panel wishes for, at a place.
  public static func content(
    _ horizontal: StackAlignment = .middle, _ vertical: StackAlignment = .middle,
    insets: Insets = .zero
  ) -> StackPlacement {
    var placement = StackPlacement()
    placement.horizontal = horizontal
    placement.vertical = vertical
    placement.insets = insets
    placement.width = .content
    placement.height = .content
    return placement
  }
}

/// Where something lies along an axis in which there is more room than it takes.
public enum StackAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the top, or at the side where reading begins.
  case start
  /// In the middle.
  case middle
  /// At the bottom, or at the side where reading ends.
  case end
}
