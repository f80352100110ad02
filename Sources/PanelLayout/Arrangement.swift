public import GeoCore

/// A way of giving frames to the children of a container.
public protocol Arrangement: Sendable {
  /// One frame for each child, in order, inside `bounds` and on device pixels; nothing for a child that is not
  /// shown, which then costs nothing.
  ///
  /// - Throws: `PanelError` of a child that was asked for its wish.
  func frames(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [Rect?]

  /// What the children wish for together along `axis` where the other extent is `cross`, or nothing.
  ///
  /// - Throws: `PanelError` of a child that was asked.
  func preferredLength(
    of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
  ) throws(PanelError) -> Double?

  /// What the arrangement itself draws above the children, such as a control, in the container's coordinates;
  /// nothing by default.
  ///
  /// - Throws: `PanelError`.
  func chrome(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> PanelOutput?
}

extension Arrangement {
  /// Nothing.
  public func chrome(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> PanelOutput? { nil }
}
