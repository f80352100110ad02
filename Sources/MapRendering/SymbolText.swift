import Colorimetry
import Drawing
import GeoCore
import MapStyle

/// The text of a symbol as its layer asks for it, shaped, with what decides where it may stand.
struct SymbolText {
  let text: ShapedText
  let plain: String
  let size: Double
  let paint: TextPaint

  /// Nothing where the feature has no text, or none that could be seen.
  init?(
    _ layer: SymbolLayer, _ context: EvaluationContext, _ shaping: any TextShaping, isOnLine: Bool
  ) {
    let formatted = layer.textField.value(context)
    let size = layer.textSize.value(context)
    guard !formatted.isEmpty, size > 0, let paint = TextPaint(layer, context, size: size)
    else { return nil }
    let plain = formatted.plainText
    guard plain.contains(where: { !$0.isWhitespace }) else { return nil }
    let spans = Self.trimmed(Self.spans(formatted, layer, context, size))
    var layout = TextLayout()
    layout.lineHeight = layer.textLineHeight.value(context)
    if !isOnLine {
      layout.wrapping = .balanced
      let width = layer.textMaxWidth.value(context)
      if width > 0 { layout.maxWidth = width * size }
    }
    text = shaping.shape(spans, layout)
    guard text.lines.contains(where: { !$0.glyphs.isEmpty }) else { return nil }
    self.plain = plain
    self.size = size
    self.paint = paint
  }

  // As in MapLibre white space and line breaks at the ends make no lines: `{name:latin}\n{name:nonlatin}` has one
  // line where a place has one name.
  private static func trimmed(_ spans: [TextSpan]) -> [TextSpan] {
    var spans = spans[...]
    while let first = spans.first {
      let text = first.text.drop(while: \.isWhitespace)
      guard text.isEmpty else {
        spans[spans.startIndex].text = String(text)
        break
      }
      spans.removeFirst()
    }
    while var last = spans.last {
      while last.text.last?.isWhitespace ?? false { last.text.removeLast() }
      guard last.text.isEmpty else {
        spans[spans.endIndex - 1] = last
        break
      }
      spans.removeLast()
    }
    return Array(spans)
  }

  private static func spans(
    _ formatted: FormattedText, _ layer: SymbolLayer, _ context: EvaluationContext, _ size: Double
  ) -> [TextSpan] {
    let fonts = layer.textFont.value(context)
    let spacing = layer.textLetterSpacing.value(context)
    let transform = layer.textTransform.value(context)
    return formatted.sections.filter { !$0.text.isEmpty }.map { section in
      let text =
        switch transform {
        case .none: section.text
        case .uppercase: section.text.uppercased()
        case .lowercase: section.text.lowercased()
        }
      let scaled = size * (section.scale ?? 1)
      return TextSpan(
        text,
        TextStyle(
          fonts: section.fontStack ?? fonts, size: scaled, letterSpacing: spacing * scaled))
    }
  }
}

/// The colours of a text.
struct TextPaint: Hashable {
  var color: Color
  var haloColor: Color
  var haloWidth: Double
  var haloBlur: Double

  /// Halos end at a quarter of the text size, as the style specification says of `text-halo-width`; so do their
  /// soft edges.
  init?(_ layer: SymbolLayer, _ context: EvaluationContext, size: Double) {
    let opacity = layer.textOpacity.value(context)
    color = layer.textColor.value(context).opacity(opacity)
    haloColor = layer.textHaloColor.value(context).opacity(opacity)
    haloWidth = min(max(0, layer.textHaloWidth.value(context)), size / 4)
    haloBlur = min(max(0, layer.textHaloBlur.value(context)), size / 4)
    if haloWidth == 0 { haloColor = .transparent }
    guard color.alpha > 0 || haloColor.alpha > 0 else { return nil }
  }
}
