public import GeoCore

/// A part of a picture that is drawn into a frame it is given.
///
/// A panel is a value that knows neither its parent nor its siblings; what it may know is in the context. A
/// picture is made in two passes over the tree: every panel that will be shown is surveyed with its frame, then,
/// with what all of them published, every one is rendered with the same frame.
///
/// A panel of one's own needs one function:
///
///     struct Swatch: Panel {
///       var color: Color
///
///       func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
///         var output = PanelOutput(size: context.size)
///         output.list.fill(Path(Rect(context.size)), color)
///         return output
///       }
///     }
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

  /// Boxes of its frame that it paints on, in points; all of the frame by default.
  ///
  /// What lies below it in a stack keeps its texts out of them.
  ///
  /// - Throws: `PanelError`.
  func covered(in context: PanelContext) throws(PanelError) -> [Rect]

  /// Adds the picture to one that is larger; by default what `render(in:)` gives, clipped to `place`.
  ///
  /// Panels that hold others draw them all into the one output, so that nothing is copied at each level.
  ///
  /// - Throws: `PanelError`.
  func render(
    in context: PanelContext, into output: inout PanelOutput, at place: PanelPlace
  ) throws(PanelError)
}

/// Where a panel is drawn in a picture larger than itself.
public struct PanelPlace: Hashable, Sendable {
  /// Where its top left corner lies, in points of the larger picture.
  public var origin: Point
  /// What of the larger picture may be painted on, in points of it.
  public var visible: Rect

  /// Names a place; without `visible` all of a frame of `size` may be painted on.
  public init(origin: Point, size: Size, visible: Rect? = nil) {
    self.origin = origin
    let frame = Rect(size).offset(by: origin)
    self.visible = visible.map { frame.intersection($0) } ?? frame
  }
}

extension Panel {
  /// No wish.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? { nil }

  /// Nothing to tell.
  public func survey(in context: PanelContext) throws(PanelError) -> PanelFacts { PanelFacts() }

  /// All of the frame.
  public func covered(in context: PanelContext) throws(PanelError) -> [Rect] {
    [Rect(context.size)]
  }

  /// What `render(in:)` gives, moved and clipped.
  public func render(
    in context: PanelContext, into output: inout PanelOutput, at place: PanelPlace
  ) throws(PanelError) {
    output.add(try render(in: context), at: place)
  }

  /// Both passes over a tree of which this panel is the root.
  ///
  /// - Throws: `PanelError`.
  public func draw(in context: PanelContext) throws(PanelError) -> PanelOutput {
    try drawing(in: context).output
  }

  /// Both passes over a tree of which this panel is the root, and what its panels published.
  ///
  /// - Throws: `PanelError`.
  public func drawing(
    in context: PanelContext
  ) throws(PanelError) -> (output: PanelOutput, facts: PanelFacts) {
    var context = context.fresh
    context.facts = context.facts.merged(with: try survey(in: context))
    return (try render(in: context), context.facts)
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
