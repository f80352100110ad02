import Colorimetry
import Drawing
import GeoCore
import PanelLayout

/// A set text that knows its colour.
struct SetText {
  var shaped: ShapedText
  var color: Color
  var size: Double

  var width: Double { shaped.size.width }
  var height: Double { shaped.size.height }
  var firstBaseline: Double { shaped.lines.first?.baseline ?? 0 }
}

/// Sets the texts of a list and remembers what no font could show.
struct ListTypesetter {
  /// The kinds of text in a list.
  enum Kind {
    case title, group, name, detail, mark, badge, field, note
  }

  /// Room and lines for a text.
  struct Room {
    var width: Double
    var lines = 1
    var alignment = TextLayout.Alignment.natural
  }

  let context: PanelContext
  let metrics: ListMetrics
  /// Each once, with the first text that holds it.
  private var missing: [(scalar: Unicode.Scalar, text: String)] = []

  init(_ context: PanelContext) {
    self.context = context
    metrics = ListMetrics(context)
  }

  mutating func set(_ text: String, _ kind: Kind, _ color: Color, in room: Room) -> SetText {
    let style = style(of: kind)
    var layout = TextLayout()
    layout.maxWidth = max(1, room.width)
    layout.maxLines = max(1, room.lines)
    layout.lineHeight = ListMetrics.lineHeight
    layout.alignment = room.alignment
    let shaped = context.shaping.shape([TextSpan(text, style)], layout)
    for scalar in shaped.missing where !missing.contains(where: { $0.scalar == scalar }) {
      missing.append((scalar, text))
    }
    return SetText(shaped: shaped, color: color, size: style.size)
  }

  private func style(of kind: Kind) -> TextStyle {
    let (fonts, sizes) = (context.theme.fonts, ListMetrics.usable(context.theme.sizes))
    return switch kind {
    case .title: TextStyle(fonts: fonts.bold, size: sizes.title)
    case .group: TextStyle(fonts: fonts.semibold, size: sizes.detail)
    case .name: TextStyle(fonts: fonts.semibold, size: sizes.body)
    case .field: TextStyle(fonts: fonts.regular, size: sizes.body)
    case .detail, .note: TextStyle(fonts: fonts.regular, size: sizes.detail)
    case .mark: TextStyle(fonts: fonts.regular, size: metrics.mark)
    case .badge: TextStyle(fonts: fonts.bold, size: sizes.badge)
    }
  }

  var diagnostics: [Diagnostic] {
    missing.map { Diagnostic.missingGlyph($0.scalar, in: $0.text) }
  }
}

extension DisplayList {
  /// Paints a text with its top left corner near `origin`, its first baseline on a whole device pixel.
  mutating func add(_ text: SetText, at origin: Point, _ metrics: ListMetrics) {
    let baseline = metrics.snapped(origin.y + text.firstBaseline)
    let glyphs = add(
      text.shaped.placed(at: Point(x: origin.x, y: baseline - text.firstBaseline)))
    if !glyphs.isEmpty, text.color.alpha > 0 { append(.glyphs(glyphs, .fill(text.color))) }
  }
}
