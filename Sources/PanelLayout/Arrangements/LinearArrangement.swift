public import GeoCore

/// Children side by side or below each other, each as wide or as high as the container.
public struct LinearArrangement: Arrangement, Hashable {
  /// The direction in which children follow each other.
  public var axis: Axis
  /// What lies between them, in points; not below 0 in effect.
  public var spacing: Double

  /// Makes an arrangement along an axis.
  public init(along axis: Axis, spacing: Double = 0) {
    self.axis = axis
    self.spacing = spacing
  }

  /// One frame for each child; rows begin on the right where the context runs from right to left.
  ///
  /// - Throws: `PanelError` of a child that was asked for its wish.
  public func frames(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [Rect?] {
    let edges = try edges(of: children, in: bounds.size, context: context)
    return edges.map { edge in
      switch axis {
      case .vertical:
        Rect(
          minX: bounds.minX, minY: bounds.minY + edge.lowerBound, maxX: bounds.maxX,
          maxY: bounds.minY + edge.upperBound)
      case .horizontal where context.isRightToLeft:
        Rect(
          minX: bounds.maxX - edge.upperBound, minY: bounds.minY,
          maxX: bounds.maxX - edge.lowerBound, maxY: bounds.maxY)
      case .horizontal:
        Rect(
          minX: bounds.minX + edge.lowerBound, minY: bounds.minY,
          maxX: bounds.minX + edge.upperBound, maxY: bounds.maxY)
      }
    }
  }

  /// The sum of the wishes and points along the own axis, or the largest wish across it.
  ///
  /// Fractions and flexible children add their minimum along the axis, since their extent is a matter of the
  /// container's.
  ///
  /// - Throws: `PanelError` of a child that was asked.
  public func preferredLength(
    of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
  ) throws(PanelError) -> Double? {
    axis == self.axis
      ? try total(of: children, cross: cross, context: context)
      : try largest(of: children, along: cross, context: context)
  }

  private func total(
    of children: [LayoutContainer.Child], cross: Double, context: PanelContext
  ) throws(PanelError) -> Double? {
    var total = spacing.isFinite ? max(0, spacing) * Double(max(0, children.count - 1)) : 0
    for (index, child) in children.enumerated() {
      var length = max(0, child.length.minimum)
      switch child.length.basis {
      case .points(let points): length = max(length, points)
      case .content, .flexible:
        let wish = try child.panel.preferredLength(
          along: axis, cross: cross, in: context.child(index, size: context.size))
        length = max(length, wish ?? 0)
      case .fraction: break
      }
      total += min(length, max(child.length.maximum, child.length.minimum))
    }
    return total
  }

  private func largest(
    of children: [LayoutContainer.Child], along extent: Double, context: PanelContext
  ) throws(PanelError) -> Double? {
    var size = Size(width: .infinity, height: .infinity)
    size[axis] = extent.isFinite ? extent : context.size[axis]
    let edges = try edges(of: children, in: size, context: context)
    var largest: Double?
    for (index, child) in children.enumerated() {
      let own = edges[index].upperBound - edges[index].lowerBound
      let wish = try child.panel.preferredLength(
        along: axis.crossing, cross: own, in: context.child(index, size: context.size))
      if let wish { largest = max(largest ?? 0, wish) }
    }
    return largest
  }

  private func edges(
    of children: [LayoutContainer.Child], in size: Size, context: PanelContext
  ) throws(PanelError) -> [ClosedRange<Double>] {
    var wishes = [Double?](repeating: nil, count: children.count)
    for (index, child) in children.enumerated() where child.length.basis == .content {
      var room = context.size
      room[axis] = size[axis]
      wishes[index] = try child.panel.preferredLength(
        along: axis, cross: size[axis.crossing], in: context.child(index, size: room))
    }
    return LengthSolver(extent: size[axis], spacing: spacing, scale: context.scale)
      .edges(children.map(\.length), wishes: wishes)
  }
}

extension Arrangement where Self == LinearArrangement {
  /// Side by side.
  public static func row(spacing: Double = 0) -> LinearArrangement {
    LinearArrangement(along: .horizontal, spacing: spacing)
  }

  /// Below each other.
  public static func column(spacing: Double = 0) -> LinearArrangement {
    LinearArrangement(along: .vertical, spacing: spacing)
  }
}
