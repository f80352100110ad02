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
  /// How far the text is turned clockwise by itself, in radians; default 0.
  public var turn: Double = 0
  /// How far all of it is turned clockwise with the map, moves and room included, in radians; default 0.
  public var mapTurn: Double = 0
  /// How much larger than the text the room is that is kept for it, above 0; default 1.
  ///
  /// What is placed still has room while a map is enlarged to the next zoom.
  public var roominess: Double = 1

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
    part(Place(anchor: anchor, justifiedAs: anchor, offset: offset, shift: .zero), at: point)
  }

  /// The label beside `point`, on the side that `anchor` leaves, as where one of several anchors is chosen: its room
  /// ends `offset` points from it.
  ///
  /// Unlike the text itself, `offset` is not turned by `turn`.
  public func placed(beside point: Point, anchor: LabelAnchor, offset: Point) -> SymbolPart {
    part(
      Place(
        anchor: .center, justifiedAs: anchor, offset: .zero,
        shift: shift(beside: anchor, offset)), at: point)
  }

  /// How far the middle of the text lies from the point where it stands beside it.
  public func shift(beside anchor: LabelAnchor, _ offset: Point) -> Point {
    let room = room(anchor: .center, offset: .zero)
    // The room is that for the next zoom; the text moves in proportion.
    return Point(
      x: (0.5 - anchor.horizontal) * room.width / roominess + offset.x,
      y: (0.5 - anchor.vertical) * room.height / roominess + offset.y)
  }

  private struct Place {
    let anchor: LabelAnchor
    /// The anchor that says where lines begin.
    let justifiedAs: LabelAnchor
    let offset: Point
    let shift: Point
  }

  private func part(_ place: Place, at point: Point) -> SymbolPart {
    let map = AffineTransform.rotation(radians: mapTurn)
    let own = room(anchor: place.anchor, offset: place.offset)
      .offset(by: place.shift * roominess)
    let turned = mapTurn == 0 ? own : own.transformed(map)
    var part = SymbolPart(boxes: [turned.offset(by: point)])
    let frame = AffineTransform.rotation(radians: turn).then(.translation(place.shift)).then(map)
      .then(.translation(point))
    let corner = box(anchor: place.anchor, offset: place.offset).origin
    part.add(justified(place.justifiedAs), at: corner, frame, angle: turn + mapTurn)
    return part
  }

  // The upright rectangle around the turned text and its padding.
  private func room(anchor: LabelAnchor, offset: Point) -> Rect {
    let box = box(anchor: anchor, offset: offset)
    let padded = Rect(
      minX: box.minX * roominess - padding, minY: box.minY * roominess - padding,
      maxX: box.maxX * roominess + padding, maxY: box.maxY * roominess + padding)
    return turn == 0 ? padded : padded.transformed(.rotation(radians: turn))
  }

  private func justified(_ anchor: LabelAnchor) -> ShapedText {
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
    return text
  }
}
