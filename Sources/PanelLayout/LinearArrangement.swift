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
  ) throws(PanelError) -> [Rect?] { [] }

  /// The sum of the wishes along the own axis, the largest across it.
  ///
  /// - Throws: `PanelError` of a child that was asked.
  public func preferredLength(
    of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
  ) throws(PanelError) -> Double? { nil }
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
