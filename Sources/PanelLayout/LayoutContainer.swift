public import Colorimetry
import Drawing
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
  /// Between the edges and the children; left and right change places where the picture runs from right to left.
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

  /// What all shown children publish.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func survey(in context: PanelContext) throws(PanelError) -> PanelFacts {
    var facts = PanelFacts()
    for (index, frame) in try frames(in: context).enumerated() {
      guard let frame, !frame.isEmpty else { continue }
      let child = context.child(index, size: frame.size)
      facts = facts.merged(with: try children[index].panel.survey(in: child))
    }
    return facts
  }

  /// Background, the shown children each clipped to its frame, what the arrangement adds, and the border.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(beginPicture(context))
    for (index, frame) in try frames(in: context).enumerated() {
      guard let frame, !frame.isEmpty else { continue }
      let child = context.child(index, size: frame.size)
      output.add(try children[index].panel.render(in: child), at: frame.origin)
    }
    let chrome = try arrangement.chrome(for: children, in: inside(context), context: context)
    if let chrome { output.add(chrome, at: .zero) }
    endPicture(&output.list, context)
    return output
  }

  /// What the arrangement makes of the children's wishes, and the padding.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    try checkDepth(context)
    let across = axis == .horizontal ? padding.top + padding.bottom : padding.left + padding.right
    let along = axis == .horizontal ? padding.left + padding.right : padding.top + padding.bottom
    var inner = context
    inner.size = inside(context).size
    let wish = try arrangement.preferredLength(
      of: children, along: axis, cross: max(0, cross - across), context: inner)
    return wish.map { $0 + along }
  }

  /// One frame for each child, on device pixels, or nothing for a child that is not shown.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func frames(in context: PanelContext) throws(PanelError) -> [Rect?] {
    try checkDepth(context)
    // Wishes that depend on facts would move frames between the passes, and the facts would no longer be true.
    var blind = context
    blind.facts = PanelFacts()
    let frames = try arrangement.frames(for: children, in: inside(context), context: blind)
    // An arrangement from elsewhere may give fewer frames than there are children, or more.
    return children.indices.map { frames.indices.contains($0) ? frames[$0] : nil }
  }

  private func checkDepth(_ context: PanelContext) throws(PanelError) {
    guard context.path.indices.count < Self.maximumDepth else {
      throw PanelError(LayoutError.tooDeep(limit: Self.maximumDepth), at: context.path)
    }
  }

  private func inside(_ context: PanelContext) -> Rect {
    var padding = padding
    if context.isRightToLeft { swap(&padding.left, &padding.right) }
    let rect = Rect(context.size).inset(by: padding)
    let across = LengthSolver(extent: context.size.width, scale: context.scale)
    let down = LengthSolver(extent: context.size.height, scale: context.scale)
    return Rect(
      minX: across.onPixel(rect.minX), minY: down.onPixel(rect.minY),
      maxX: across.onPixel(rect.maxX), maxY: down.onPixel(rect.maxY))
  }
}
