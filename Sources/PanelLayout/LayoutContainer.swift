public import Colorimetry
public import GeoCore

/// A panel that owns its frame, cuts it up and gives the parts to its children.
public struct LayoutContainer: Panel {
  /// A panel with what the container needs to know to place it.
  public struct Child: Sendable {
    /// The panel.
    public var panel: any Panel
    /// How much of the container it takes.
    public var length: Length
    /// What it is called where it can be chosen, or nothing.
    public var name: String?

    /// Takes a panel in; it is flexible by default.
    public init(_ panel: any Panel, length: Length = .flexible, name: String? = nil) {
      self.panel = panel
      self.length = length
      self.name = name
    }
  }

  /// How deep containers may nest: wishes are asked for at each level anew, so cost doubles with depth.
  public static let maximumDepth = 16

  /// The children in order.
  public var children: [Child]
  /// How they are placed.
  public var arrangement: any Arrangement
  /// Between the edges and the children.
  public var padding = Insets.zero
  /// Behind the children; see-through by default.
  public var background = Color.transparent
  /// A line inside the edges, above the children, or nothing.
  public var border: Border?
  /// How round the corners are, in points; children are clipped to them.
  public var cornerRadius = 0.0

  /// A line around a panel.
  public struct Border: Hashable, Sendable {
    /// Its width in points.
    public var width: Double
    /// Its colour, or nothing for the theme's separator.
    public var color: Color?

    /// Makes a line.
    public init(width: Double, color: Color? = nil) {
      self.width = width
      self.color = color
    }
  }

  /// Makes a container.
  public init(_ arrangement: any Arrangement, _ children: [Child]) {
    self.arrangement = arrangement
    self.children = children
  }

  /// A container whose children stand side by side.
  public static func row(_ children: [Child], spacing: Double = 0) -> LayoutContainer {
    LayoutContainer(.row(spacing: spacing), children)
  }

  /// A container whose children stand below each other.
  public static func column(_ children: [Child], spacing: Double = 0) -> LayoutContainer {
    LayoutContainer(.column(spacing: spacing), children)
  }

  /// Both passes.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    PanelOutput(size: context.size)
  }
}
