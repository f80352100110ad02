import Colorimetry
import Drawing
import GeoCore
import PanelLayout

/// The credits of a map, set for its corner.
struct Credit {
  let text: ShapedText
  /// The corner's distance from the frame's edges and the text's from its ground, in points.
  private static let outside = 4.0
  private static let inside = Insets(top: 1.5, right: 5, bottom: 1.5, left: 5)

  /// Nothing for no entries.
  init?(_ entries: [String], in context: PanelContext) {
    guard !entries.isEmpty else { return nil }
    let size = context.theme.sizes.detail * 0.72
    let style = TextStyle(fonts: context.theme.fonts.regular, size: size)
    var layout = TextLayout()
    layout.maxWidth = max(
      1, context.size.width - 2 * Self.outside - Self.inside.left - Self.inside.right)
    // Lines break between entries; inside one only where it alone is too wide.
    let whole = entries.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: "\u{A0}· ")
    text = context.shaping.shape([TextSpan(whole, style)], layout)
  }

  private var size: Size {
    Size(
      width: text.size.width + Self.inside.left + Self.inside.right,
      height: text.size.height + Self.inside.top + Self.inside.bottom)
  }

  /// The box of the corner that covers least of `pins` and of which `panels` hide least.
  func box(in frame: Size, avoiding pins: [Rect], hiddenBy panels: [Rect]) -> Rect {
    var choice = CornerChoice(size: size, margin: Self.outside)
    choice.hidingPlaces = panels
    return choice.box(in: frame, avoiding: pins)
  }

  func draw(at box: Rect, _ theme: PanelTheme, into list: inout DisplayList) {
    list.fill(Path(box, cornerRadius: 3), theme.colors.background.opacity(0.78))
    let origin = Point(x: box.minX + Self.inside.left, y: box.minY + Self.inside.top)
    let glyphs = list.add(text.placed(at: origin))
    list.append(.glyphs(glyphs, .fill(theme.colors.text.opacity(0.85))))
  }
}
