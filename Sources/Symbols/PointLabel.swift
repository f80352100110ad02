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

  /// The text; its own alignment is replaced.
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

  /// The text's extent where `anchor` is at the origin, moved by `offset` points; without padding or turn.
  public func box(anchor: LabelAnchor, offset: Point = .zero) -> Rect {
    Rect(
      x: offset.x - text.size.width * anchor.horizontal,
      y: offset.y - text.size.height * anchor.vertical, width: text.size.width,
      height: text.size.height)
  }

  /// The label with `anchor` at `point`, moved by `offset` points, which is turned with it.
  public func placed(at point: Point, anchor: LabelAnchor, offset: Point = .zero) -> SymbolPart {
    let corner = Point(
      x: offset.x - text.size.width * anchor.horizontal,
      y: offset.y - text.size.height * anchor.vertical)
    let box = Rect(
      x: corner.x - padding, y: corner.y - padding, width: text.size.width + 2 * padding,
      height: text.size.height + 2 * padding)
    var part = TurnedBox(box: box, angle: angle).part(at: point)
    part.glyphs = glyphs(corner, anchor).map { glyph in
      let origin = angle == 0 ? glyph.origin : glyph.origin.turned(angle)
      return PlacedGlyph(
        outline: glyph.outline, origin: point + origin, size: glyph.size,
        angle: angle + glyph.angle)
    }
    return part
  }

  /// The label at each of `anchors`, `distance` points away from `point`, in the order given.
  ///
  /// At corners the distance is measured along the diagonal.
  public func variants(
    around point: Point, anchors: [LabelAnchor], distance: Double
  ) -> [SymbolPart] {
    anchors.map { anchor in
      let x = 1 - 2 * anchor.horizontal
      let y = 1 - 2 * anchor.vertical
      let scale = max(0, distance) * (x != 0 && y != 0 ? 0.5.squareRoot() : 1)
      return placed(at: point, anchor: anchor, offset: Point(x: x, y: y) * scale)
    }
  }

  private func glyphs(_ corner: Point, _ anchor: LabelAnchor) -> [PlacedGlyph] {
    let share: Double =
      switch justification {
      case .auto: anchor.horizontal
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    var text = text
    for i in text.lines.indices {
      text.lines[i].x = (text.size.width - text.lines[i].width) * share
    }
    return text.placed(at: corner)
  }
}
