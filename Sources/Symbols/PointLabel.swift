public import Drawing
public import GeoCore

/// A text that stands upright, or turned as a whole, at a point.
public struct PointLabel: Sendable {
  /// Where lines shorter than the widest begin.
  public enum Justification: Hashable, Sendable {
    /// At the side where the point is: left where the text lies right of it.
    case auto
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
  }

  /// The text.
  public var text: ShapedText
  /// Where lines begin; default `center`.
  public var justification: Justification = .center
  /// Room kept free on all sides, in points; default 2.
  public var padding: Double = 2
  /// How far the label is turned clockwise about its point, in radians; default 0.
  public var angle: Double = 0

  /// Makes a label of a text.
  public init(_ text: ShapedText) {
    self.text = text
  }

  /// The label with `anchor` at `point`, moved by `offset` points (before the turn).
  public func placed(at point: Point, anchor: LabelAnchor, offset: Point = .zero) -> SymbolPart {
    SymbolPart()
  }

  /// The label at each of `anchors`, `distance` points away from `point`, in the order given.
  ///
  /// At corners the distance is measured along the diagonal.
  public func variants(
    around point: Point, anchors: [LabelAnchor], distance: Double
  ) -> [SymbolPart] {
    []
  }
}
