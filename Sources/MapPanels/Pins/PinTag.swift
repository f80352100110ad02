import Colorimetry
import Drawing
import GeoCore
import PanelLayout

/// The number of a pin whose head bears an icon: a small light capsule at its upper right.
struct PinTag {
  let text: ShapedText
  /// Points per em.
  let size: Double

  /// The tag's text in sizes of a head's.
  static let share = 0.78
  private var height: Double { size * 1.36 }

  /// Where it lies on a head.
  func box(on head: Rect) -> Rect {
    let width = max(height, text.size.width + size * 0.62)
    let middle = Point(x: head.maxX - head.width * 0.1, y: head.minY + height * 0.22)
    return Rect(
      x: middle.x - height * 0.5, y: middle.y - height / 2, width: width, height: height)
  }

  func draw(on head: Rect, _ theme: PanelTheme, into list: inout DisplayList) {
    let box = box(on: head)
    let path = Path(box, cornerRadius: height / 2)
    list.fill(path, theme.colors.background)
    list.stroke(
      Path(box.inset(by: Insets(0.4)), cornerRadius: height / 2), Stroke(width: 0.8),
      theme.colors.text.opacity(0.3))
    let glyphs = list.add(text.placed(at: text.centered(on: box.center)))
    list.append(.glyphs(glyphs, .fill(theme.colors.text)))
  }
}

extension ShapedText {
  /// Where its corner lies when its ink's height is centred on a point.
  ///
  /// Digits have no descenders: what is centred is their height, not the line's. Where the outlines are known
  /// they are measured, so that it holds for any font and script.
  func centered(on middle: Point) -> Point {
    var top = Double.infinity
    var bottom = -Double.infinity
    for glyph in placed(at: .zero) {
      guard let box = glyph.outline.path.bounds() else { continue }
      top = min(top, glyph.origin.y + box.minY * glyph.size)
      bottom = max(bottom, glyph.origin.y + box.maxY * glyph.size)
    }
    let center = top <= bottom ? (top + bottom) / 2 : size.height / 2
    return Point(x: middle.x - size.width / 2, y: middle.y - center)
  }
}
