public import GeoCore
public import PanelLayout

/// Room with nothing in it.
public struct SpacerPanel: Panel, Hashable {
  /// The wish along either axis, in points; nothing for none.
  public var length: Double?

  /// Takes room.
  public init(length: Double? = nil) {
    self.length = length
  }

  /// Nothing.
  ///
  /// - Throws: Nothing.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    PanelOutput(size: context.size)
  }

  /// Nothing.
  ///
  /// - Throws: Nothing.
  public func covered(in context: PanelContext) throws(PanelError) -> [Rect] { [] }

  /// `length`.
  ///
  /// - Throws: Nothing.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? { length }
}
