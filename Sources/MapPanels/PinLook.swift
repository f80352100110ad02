import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Places

/// A pin as it will be drawn, its tip at the origin.
struct PinLook {
  let entry: BoardEntry
  let shape: PinShape
  let number: ShapedText?

  /// How much larger than others a pin is that stands out.
  static let selectedScale = 1.28

  init(_ entry: BoardEntry, in context: PanelContext) {
    self.entry = entry
    let scale = entry.isSelected ? Self.selectedScale : 1
    let size = context.theme.sizes.badge * scale
    number = entry.number.map { number in
      let style = TextStyle(fonts: context.theme.fonts.bold, size: size)
      return context.shaping.shape([TextSpan(number, style)], TextLayout())
    }
    shape = PinShape(radius: size * 1.06, textWidth: number?.size.width ?? 0)
  }

  /// The white edge around the head, in points.
  static let rim = 1.4

  /// Everything of the pin but its shadow.
  var box: Rect {
    shape.bounds.inset(by: Insets(top: -Self.rim, right: -Self.rim, bottom: 0, left: -Self.rim))
  }

  /// Draws the pin without its shadow.
  func draw(at tip: Point, _ theme: PanelTheme, into list: inout DisplayList) {
    let color = theme.pinColor(of: entry.place)
    list.fill(moved(shape.path(grown: Self.rim), to: tip), .white)
    list.fill(moved(shape.path(), to: tip), color)
    let middle = tip + shape.center
    guard let number else {
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
