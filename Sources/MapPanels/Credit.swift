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

  /// The box of the corner that covers least of `pins`, the first of equals: bottom right, bottom left, top
  /// right, top left.
  func box(in frame: Size, avoiding pins: [Rect]) -> Rect {
    let (w, h) = (size.width, size.height)
    let right = frame.width - w - Self.outside
    let bottom = frame.height - h - Self.outside
    let corners = [
      (right, bottom), (Self.outside, bottom), (right, Self.outside), (Self.outside, Self.outside),
    ].map { Rect(x: $0.0, y: $0.1, width: w, height: h) }
    let covered = corners.map { corner in
      pins.reduce(0.0) { sum, pin in
        let common = pin.intersection(corner)
        return sum + common.width * common.height
      }
    }
    let best = covered.indices.min { covered[$0] < covered[$1] } ?? 0
    return corners[best]
  }

  func draw(at box: Rect, _ theme: PanelTheme, into list: inout DisplayList) {
    list.fill(Path(box, cornerRadius: 3), theme.colors.background.opacity(0.78))
    let origin = Point(x: box.minX + Self.inside.left, y: box.minY + Self.inside.top)
    let glyphs = list.add(text.placed(at: origin))
    list.append(.glyphs(glyphs, .fill(theme.colors.text.opacity(0.85))))
  }
}
