public import GeoCore

/// Children above each other, the first undermost, each where its `placement` says.
public struct StackArrangement: Arrangement, Hashable {
  /// Lays children above each other.
  public init() {}

  /// Yes.
  public var overlaps: Bool { true }

  /// One frame for each child.
  ///
  /// - Throws: `PanelError` of a child that was asked for its wish.
  public func frames(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [Rect?] {
    var frames: [Rect?] = []
    for (index, child) in children.enumerated() {
      frames.append(
        try frame(of: child, in: bounds, context: context.child(index, size: bounds.size)))
    }
    return frames
  }

  /// The largest of what the children wish for, with their insets.
  ///
  /// - Throws: `PanelError` of a child that was asked.
  public func preferredLength(
    of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
  ) throws(PanelError) -> Double? {
    var largest: Double?
    for (index, child) in children.enumerated() {
      let insets = child.placement.insets
      let (along, across) =
        axis == .horizontal
        ? (insets.left + insets.right, insets.top + insets.bottom)
        : (insets.top + insets.bottom, insets.left + insets.right)
      let length = axis == .horizontal ? child.placement.width : child.placement.height
      var wish = length.minimum > 0 ? length.minimum : nil
      if case .points(let points) = length.basis { wish = max(points, wish ?? 0) }
      if length.basis == .content || length.basis == .flexible(weight: 1) {
        let own = try child.panel.preferredLength(
          along: axis, cross: max(0, cross - across),
          in: context.child(index, size: context.size))
        wish = own.map { min(max($0, length.minimum), length.maximum) } ?? wish
      }
      if let wish { largest = max(largest ?? 0, wish + along) }
    }
    return largest
  }

  private func frame(
    of child: LayoutContainer.Child, in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> Rect {
    let placement = child.placement
    var insets = placement.insets
    if context.isRightToLeft { swap(&insets.left, &insets.right) }
    let room = bounds.inset(by: insets)
    let width = try extent(
      placement.width, room.width,
      wish: { () throws(PanelError) in
        // Text that is given its height first would be asked for lines it cannot know.
        try child.panel.preferredLength(along: .horizontal, cross: .infinity, in: context)
      }, context)
    let height = try extent(
      placement.height, room.height,
      wish: { () throws(PanelError) in
        try child.panel.preferredLength(along: .vertical, cross: width, in: context)
      }, context)
    var horizontal = placement.horizontal
    if context.isRightToLeft { horizontal = horizontal.mirrored }
    let x = start(horizontal, room.width, width)
    let y = start(placement.vertical, room.height, height)
    return snapped(
      Rect(x: room.minX + x, y: room.minY + y, width: width, height: height), in: bounds, context)
  }

  private func extent(
    _ length: Length, _ room: Double, wish: () throws(PanelError) -> Double?,
    _ context: PanelContext
  ) throws(PanelError) -> Double {
    let wish = length.basis == .content ? try wish() : nil
    let edges = LengthSolver(extent: room, scale: context.scale).edges([length], wishes: [wish])
    return edges[0].upperBound
  }

  private func start(_ alignment: StackAlignment, _ room: Double, _ extent: Double) -> Double {
    switch alignment {
    case .start: 0
    case .middle: (room - extent) / 2
    case .end: room - extent
    }
  }

  private func snapped(_ rect: Rect, in bounds: Rect, _ context: PanelContext) -> Rect {
    let across = LengthSolver(extent: bounds.maxX, scale: context.scale)
    let down = LengthSolver(extent: bounds.maxY, scale: context.scale)
    return Rect(
      minX: across.onPixel(rect.minX), minY: down.onPixel(rect.minY),
      maxX: across.onPixel(rect.maxX), maxY: down.onPixel(rect.maxY))
  }
}

extension StackAlignment {
  fileprivate var mirrored: StackAlignment {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }
}

extension Arrangement where Self == StackArrangement {
  /// Above each other.
  public static var stack: StackArrangement { StackArrangement() }
}

extension LayoutContainer {
  /// A container whose children lie above each other, the first undermost.
  public static func stack(_ children: [Child]) -> LayoutContainer {
    LayoutContainer(.stack, children)
  }

  /// `panel` before `below`, which is darkened: a dialogue that is open.
  public static func modal(
    _ panel: any Panel, above below: any Panel, dimming: Double = 0.4, insets: Insets = Insets(24)
  ) -> LayoutContainer {
    var dialogue = Child(panel)
    dialogue.placement = .content(insets: insets)
    dialogue.placement.dimming = dimming
    dialogue.placement.shadow = 10
    return .stack([Child(below), dialogue])
  }
}
