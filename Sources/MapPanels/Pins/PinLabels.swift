import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Places

/// Whether places' names stand beside their pins.
public enum PinNames: String, CaseIterable, Hashable, Sendable {
  /// No names: a list has them.
  case none
  /// A name beside each pin that has room for it, or apart from it with a line between them.
  case beside
}

/// The name of a place, set to stand near its pin.
struct PinLabel {
  let text: ShapedText

  /// The widest name, in ems, before it takes a second line.
  static let maximumWidth = 12.0
  /// How far its halo reaches, in points.
  static let halo = 1.8

  /// Nothing for a place without a name.
  init?(_ look: PinLook, in context: PanelContext) {
    let name = look.entry.place.name
    guard !name.isEmpty else { return nil }
    let size = context.theme.sizes.detail
    var layout = TextLayout()
    layout.maxWidth = Self.maximumWidth * size
    layout.maxLines = 2
    layout.wrapping = .balanced
    let style = TextStyle(fonts: context.theme.fonts.semibold, size: size)
    text = context.shaping.shape([TextSpan(name, style)], layout)
  }

  /// The height of one of its lines, in points.
  var lineHeight: Double { text.size.height / Double(max(1, text.lines.count)) }

  func draw(at rect: Rect, _ theme: PanelTheme, into list: inout DisplayList) {
    let glyphs = list.add(text.placed(at: rect.origin))
    list.append(
      .glyphs(
        glyphs, .halo(theme.colors.background.opacity(0.92), width: Self.halo, blur: 0.4)))
    list.append(.glyphs(glyphs, .fill(theme.colors.text)))
  }
}
