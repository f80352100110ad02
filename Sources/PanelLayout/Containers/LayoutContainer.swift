public import Colorimetry
import Drawing
public import GeoCore

/// A panel that owns its frame, cuts it up and gives the parts to its children.
public struct LayoutContainer: Panel {
  /// How deep containers may nest: no layout is made that way, but a file may be, and each level takes stack.
  public static let maximumDepth = 1024

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

  /// What all shown children publish, and the arrangement.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func survey(in context: PanelContext) throws(PanelError) -> PanelFacts {
    let context = context.remembering
    return try StackRoom.run(at: context.path) { () throws(PanelError) -> PanelFacts in
      try surveyed(in: context)
    }
  }

  private func surveyed(in context: PanelContext) throws(PanelError) -> PanelFacts {
    let parts = try parts(in: context)
    var facts = arrangement.facts(for: parts, in: context)
    for shown in try shown(parts, in: context) {
      let child = context.child(shown.index, size: shown.frame.size)
      facts.merge(try shown.child.panel.survey(in: child))
    }
    return facts
  }

  /// Background, the shown children each clipped to its frame, what the arrangement adds, and the border.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    try render(in: context, into: &output, at: PanelPlace(origin: .zero, size: context.size))
    return output
  }

  /// The same at a place of a larger picture.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func render(
    in context: PanelContext, into output: inout PanelOutput, at place: PanelPlace
  ) throws(PanelError) {
    let context = context.remembering
    try StackRoom.run(at: context.path) { () throws(PanelError) in
      try draw(in: context, into: &output, at: place)
    }
  }

  private func draw(
    in context: PanelContext, into output: inout PanelOutput, at place: PanelPlace
  ) throws(PanelError) {
    let parts = try parts(in: context)
    let drawing = ContainerDrawing(self, context, place)
    drawing.begin(&output)
    let all = try shown(parts, in: context)
    for (shown, above) in zip(all, try covers(of: all, in: context)) {
      let inner = drawing.place(shown.frame)
      let isGrouped = drawing.begin(shown, &output)
      var child = context.child(shown.index, size: shown.frame.size)
      child.above = context.above.child(at: shown.frame.origin, below: above)
      try shown.child.panel.render(in: child, into: &output, at: inner)
      if isGrouped { drawing.endGroup(&output) }
    }
    if let chrome = try arrangement.chrome(for: parts, in: inside(context), context: context) {
      output.add(chrome, at: place)
    }
    drawing.end(&output)
  }

  /// What the arrangement makes of the children's wishes, and the padding.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    try checkDepth(context)
    let context = context.remembering
    let question = LayoutMemo.Question(axis: axis, cross: cross, size: context.size)
    if let known = context.memo?.wish(question) { return known }
    let wish = try StackRoom.run(at: context.path) { () throws(PanelError) -> Double? in
      try self.wish(along: axis, cross: cross, in: context)
    }
    context.memo?.keep(wish, for: question)
    return wish
  }

  private func wish(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    let across = axis == .horizontal ? padding.top + padding.bottom : padding.left + padding.right
    let along = axis == .horizontal ? padding.left + padding.right : padding.top + padding.bottom
    let wish = try arrangement.preferredLength(
      of: children, along: axis, cross: max(0, cross - across),
      context: context.blind(size: inside(context).size))
    return wish.map { $0 + along }
  }
}

// MARK: - Frames

extension LayoutContainer {
  /// A child that is shown, and where.
  public struct Shown: Sendable {
    /// Its position among the parts, which its path ends in.
    public var index: Int
    /// The child; its panel is a piece where it continues another.
    public var child: Child
    /// Its frame in the container's coordinates, not empty.
    public var frame: Rect
  }

  /// The children that are shown in a frame of `context.size`, in painting order.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func shown(in context: PanelContext) throws(PanelError) -> [Shown] {
    let context = context.remembering
    return try shown(try parts(in: context), in: context)
  }

  /// One frame for each part, on device pixels, or nothing for one that is not shown; parts are the children
  /// except where the arrangement cuts one into several.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func frames(in context: PanelContext) throws(PanelError) -> [Rect?] {
    let context = context.remembering
    return try frames(of: try parts(in: context), in: context)
  }

  func parts(in context: PanelContext) throws(PanelError) -> [Child] {
    try checkDepth(context)
    return try arrangement.parts(of: children, in: inside(context), context: context)
  }

  private func shown(_ parts: [Child], in context: PanelContext) throws(PanelError) -> [Shown] {
    var shown: [Shown] = []
    for (index, frame) in try frames(of: parts, in: context).enumerated() {
      guard let frame, !frame.isEmpty else { continue }
      shown.append(Shown(index: index, child: parts[index], frame: frame))
    }
    return try Continuation.resolved(shown, in: context)
  }

  private func frames(of parts: [Child], in context: PanelContext) throws(PanelError) -> [Rect?] {
    if let known = context.memo?.frames(in: context.size, count: parts.count) { return known }
    let frames = try arrangement.frames(
      for: parts, in: inside(context), context: context.blind(size: context.size))
    // An arrangement from elsewhere may give fewer frames than there are children, or more.
    let whole = parts.indices.map { frames.indices.contains($0) ? frames[$0] : nil }
    context.memo?.keep(whole, in: context.size)
    return whole
  }

  private func checkDepth(_ context: PanelContext) throws(PanelError) {
    guard context.path.indices.count < Self.maximumDepth else {
      throw PanelError(LayoutError.tooDeep(limit: Self.maximumDepth), at: context.path)
    }
  }

  /// What the padding leaves, on whole pixels.
  func inside(_ context: PanelContext) -> Rect {
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
