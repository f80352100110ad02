public import GeoCore

/// A row where there is width for it, a column where there is not: one layout for both ways a screen is held.
public struct AdaptiveArrangement: Arrangement, Hashable {
  /// The least ratio of width to height at which it is a row; default 1.
  public var threshold: Double
  /// What lies between children, in points.
  public var spacing: Double
  /// Whether the last child comes first in a column, so that what stands beside a map may lie below it.
  public var reversesWhenTall: Bool

  /// Makes an arrangement.
  public init(threshold: Double = 1, spacing: Double = 0, reversesWhenTall: Bool = false) {
    self.threshold = threshold
    self.spacing = spacing
    self.reversesWhenTall = reversesWhenTall
  }

  /// Whether children stand side by side in a frame.
  public func isRow(in size: Size) -> Bool {
    size.width >= size.height * threshold
  }

  /// Those of the row or the column.
  ///
  /// - Throws: `PanelError` of a child that was asked for its wish.
  public func frames(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [Rect?] {
    let isRow = isRow(in: bounds.size)
    let ordered = ordered(children, isRow: isRow)
    let frames = try linear(isRow).frames(for: ordered, in: bounds, context: context)
    return isReversed(isRow) ? frames.reversed() : frames
  }

  /// Those of the row or the column that the known extents lead to.
  ///
  /// - Throws: `PanelError` of a child that was asked.
  public func preferredLength(
    of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
  ) throws(PanelError) -> Double? {
    var size = context.size
    if cross.isFinite { size[axis.crossing] = cross }
    let isRow = isRow(in: size)
    return try linear(isRow).preferredLength(
      of: ordered(children, isRow: isRow), along: axis, cross: cross, context: context)
  }

  private func linear(_ isRow: Bool) -> LinearArrangement {
    LinearArrangement(along: isRow ? .horizontal : .vertical, spacing: spacing)
  }

  private func isReversed(_ isRow: Bool) -> Bool { !isRow && reversesWhenTall }

  private func ordered(
    _ children: [LayoutContainer.Child], isRow: Bool
  ) -> [LayoutContainer.Child] {
    guard !isRow else { return children }
    let tall = children.map { child in
      var child = child
      child.length = child.tallLength ?? child.length
      return child
    }
    return reversesWhenTall ? tall.reversed() : tall
  }
}

extension Arrangement where Self == AdaptiveArrangement {
  /// A row where the frame is at least `threshold` times as wide as high, a column elsewhere.
  public static func adaptive(threshold: Double = 1, spacing: Double = 0) -> AdaptiveArrangement {
    AdaptiveArrangement(threshold: threshold, spacing: spacing)
  }
}
