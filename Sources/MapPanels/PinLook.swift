import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Places

/// A pin as it will be drawn, its tip at the origin.
struct PinLook {
  let entry: BoardEntry
  /// Whether it is one of those that the query left out.
  let isOther: Bool
  let style: PinStyle
  let shape: PinShape
  let number: ShapedText?

  /// How much larger than others a pin is that stands out.
  static let selectedScale = 1.28

  /// All pins of a board, those that the query left out last.
  static func all(_ panel: MapPanel, in context: PanelContext) -> [PinLook] {
    let grey = context.theme.colors.disabledPin
    let others = panel.showsOthers ? context.board.others : []
    return context.board.entries.map { entry in
      PinLook(entry, panel.pin?(entry, context) ?? PinStyle(of: entry), in: context)
    } + others.map { PinLook($0, .other($0, color: grey), isOther: true, in: context) }
  }

  init(
    _ entry: BoardEntry, _ style: PinStyle, isOther: Bool = false, in context: PanelContext
  ) {
    self.entry = entry
    self.style = style
    self.isOther = isOther
    let scale = style.usableScale * (entry.isSelected ? Self.selectedScale : 1)
    let size = context.theme.sizes.badge * scale
    number = style.number.map { number in
      let style = TextStyle(fonts: context.theme.fonts.bold, size: size)
      return context.shaping.shape([TextSpan(number, style)], TextLayout())
    }
    shape = PinShape(
      radius: size * 1.06, textWidth: number?.size.width ?? 0, form: style.form)
  }

  /// The white edge around the head, in points.
  static let rim = 1.4

  /// Everything of the pin but its shadow.
  var box: Rect {
    let below = shape.form == .teardrop ? 0 : -Self.rim
    return shape.bounds.inset(
      by: Insets(top: -Self.rim, right: -Self.rim, bottom: below, left: -Self.rim))
  }

  /// Draws the pin without its shadow.
  func draw(at tip: Point, _ theme: PanelTheme, into list: inout DisplayList) {
    let color = style.color ?? theme.pinColor(of: entry.place)
    list.fill(moved(shape.path(grown: Self.rim), to: tip), .white)
    list.fill(moved(shape.path(), to: tip), color)
    let middle = tip + shape.center
    guard let number else {
      guard shape.form == .teardrop else { return }
      list.fill(Path(center: middle, radius: shape.radius * 0.36), PanelTheme.ink(on: color))
      return
    }
    let glyphs = list.add(number.placed(at: Self.origin(of: number, around: middle)))
    list.append(.glyphs(glyphs, .fill(PanelTheme.ink(on: color))))
  }

  /// The outline that casts the shadow: a little lower than the pin.
  func shadow(at tip: Point) -> Path {
    moved(shape.path(), to: tip + Point(x: 0, y: shape.radius * 0.14))
  }

  private func moved(_ path: Path, to tip: Point) -> Path {
    var result = Path()
    result.append(path, transform: .translation(tip))
    return result
  }

  // Digits have no descenders: what is centred is their height, not the line's. Where the outlines are known
  // they are measured, so that it holds for any font and script.
  private static func origin(of text: ShapedText, around middle: Point) -> Point {
    var top = Double.infinity
    var bottom = -Double.infinity
    for glyph in text.placed(at: .zero) {
      guard let box = glyph.outline.path.bounds() else { continue }
      top = min(top, glyph.origin.y + box.minY * glyph.size)
      bottom = max(bottom, glyph.origin.y + box.maxY * glyph.size)
    }
    let center = top <= bottom ? (top + bottom) / 2 : text.size.height / 2
    return Point(x: middle.x - text.size.width / 2, y: middle.y - center)
  }
}
