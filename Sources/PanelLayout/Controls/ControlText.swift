import Colorimetry
import Drawing
import GeoCore

/// One line of text in the middle of a part of a control.
struct ControlText {
  private let shaped: ShapedText
  private let size: Double
  private let text: String

  /// Sets a line that ends in an ellipsis where `width` is too small for it.
  init(_ text: String, _ style: TextStyle, width: Double, _ context: PanelContext) {
    var layout = TextLayout()
    layout.maxWidth = max(1, width)
    layout.maxLines = 1
    shaped = context.shaping.shape([TextSpan(String(text.prefix(Self.length)), style)], layout)
    size = style.size
    self.text = text
  }

  /// The most characters that are looked at: no control has room for more.
  private static let length = 200

  var width: Double { shaped.size.width }

  /// Paints the line around a point and says what no font could show.
  func draw(
    around middle: Point, _ color: Color, _ scale: Double, into output: inout PanelOutput
  ) {
    // Capitals and digits of the Noto fonts are 0.714 em high; a baseline between pixels would be soft.
    let baseline = ((middle.y + size * 0.357) * scale).rounded() / scale
    let first = shaped.lines.first?.baseline ?? 0
    let glyphs = output.list.add(
      shaped.placed(at: Point(x: middle.x - shaped.size.width / 2, y: baseline - first)))
    if !glyphs.isEmpty { output.list.append(.glyphs(glyphs, .fill(color))) }
    for scalar in shaped.missing {
      let note = Diagnostic.missingGlyph(scalar, in: text)
      if !output.diagnostics.contains(note) { output.diagnostics.append(note) }
    }
  }
}
