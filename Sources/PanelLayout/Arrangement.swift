public import GeoCore

/// A way of giving frames to the children of a container.
///
/// An arrangement of one's own cuts a rectangle; the container does the rest. This one leans each child on the
/// edge at which the one before ended, half as large as what is left:
///
///     struct Halving: Arrangement {
///       func frames(
///         for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
///       ) throws(PanelError) -> [Rect?] {
///         var left = bounds
///         return children.indices.map { index in
///           let solver = LengthSolver(extent: left.height, scale: context.scale)
///           let half = solver.edges([.fraction(0.5), .flexible], wishes: [])[0].upperBound
///           defer { left.minY += half }
///           return Rect(x: left.minX, y: left.minY, width: left.width, height: half)
///         }
///       }
///
///       func preferredLength(
///         of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
///       ) throws(PanelError) -> Double? { nil }
///     }
public protocol Arrangement: Sendable {
  /// Whether frames of children may lie over each other; they may not by default.
  var overlaps: Bool { get }

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

  /// The children as they will be placed: those given, unless the arrangement cuts one into several.
  ///
  /// - Throws: `PanelError` of a child that was cut.
  func parts(
    of children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [LayoutContainer.Child]

  /// What the arrangement itself publishes about the parts; nothing by default.
  func facts(for parts: [LayoutContainer.Child], in context: PanelContext) -> PanelFacts
}

extension Arrangement {
  /// No.
  public var overlaps: Bool { false }

  /// Nothing.
  public func chrome(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> PanelOutput? { nil }

  /// The children.
  public func parts(
    of children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [LayoutContainer.Child] { children }

  /// Nothing.
  public func facts(for parts: [LayoutContainer.Child], in context: PanelContext) -> PanelFacts {
    PanelFacts()
  }
}
