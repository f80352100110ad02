import Drawing
import GeoCore
import PanelLayout

/// Sets what pins bear, each text and outline once.
struct PinSetter {
  let context: PanelContext
  var outlines = PinOutlines()
  /// Names of icons that are none, in the order in which they were asked for.
  private(set) var unknownIcons: [String] = []

  init(_ context: PanelContext) { self.context = context }

  /// A text for the head of a pin, on one line.
  func head(_ text: String, size: Double) -> ShapedText {
    var layout = TextLayout()
    layout.maxLines = 1
    layout.maxWidth = PinLook.longestText * size
    let style = TextStyle(fonts: context.theme.fonts.bold, size: size)
    return context.shaping.shape([TextSpan(text, style)], layout)
  }

  func tag(_ text: String, size: Double) -> PinTag {
    PinTag(text: head(text, size: size * PinTag.share), size: size * PinTag.share)
  }

  mutating func icon(_ name: String) -> GlyphOutline? {
    if let icon = outlines.icon(name) { return icon }
    if !unknownIcons.contains(name) { unknownIcons.append(name) }
    return nil
  }
}
