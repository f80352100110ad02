public import GeoCore

/// A part of a picture that is drawn into a frame it is given.
///
/// A panel is a value that knows neither its parent nor its siblings; what it may know is in the context. A
/// picture is made in two passes over the tree: every panel that will be shown is surveyed with its frame, then,
/// with what all of them published, every one is rendered with the same frame.
public protocol Panel: Sendable {
  /// The length that would just hold the content along `axis`, in points, where the other extent is `cross`
  /// points (infinite where that is not known yet), or nothing for no wish; it is asked before anything is published.
  ///
  /// - Throws: `PanelError`.
  func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double?

  /// What siblings may want to know before anything is drawn; nothing by default.
  ///
  /// - Throws: `PanelError`.
  func survey(in context: PanelContext) throws(PanelError) -> PanelFacts

  /// The picture, in coordinates of the panel's own frame: its top left corner is the origin, and it is
  /// `context.size` large.
  ///
  /// - Throws: `PanelError`.
  func render(in context: PanelContext) throws(PanelError) -> PanelOutput
}

extension Panel {
  /// No wish.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? { nil }

  /// Nothing to tell.
  public func survey(in context: PanelContext) throws(PanelError) -> PanelFacts { PanelFacts() }

  /// Both passes over a tree of which this panel is the root.
  ///
  /// - Throws: `PanelError`.
  public func draw(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var context = context
    context.facts = context.facts.merged(with: try survey(in: context))
    return try render(in: context)
  }
}

/// One of the two directions of a frame.
public enum Axis: Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other one.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The extent along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
