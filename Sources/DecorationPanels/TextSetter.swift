import Colorimetry
import Drawing
import GeoCore
import PanelLayout

/// Sets texts in the theme's fonts and remembers what no font could show.
struct TextSetter {
  /// Texts of files have no bound, frames do: more characters than this are not looked at.
  static let longestText = 20_000
  /// Sizes in points per em that can be set.
  static let sizes = 1.0...1000.0

  let context: PanelContext
  /// Each once, with the first text that holds it.
  private var missing: [(scalar: Unicode.Scalar, text: String)] = []

  init(_ context: PanelContext) {
    self.context = context
  }

  static func usable(_ size: Double) -> Double {
    size.isFinite ? min(max(sizes.lowerBound, size), sizes.upperBound) : sizes.lowerBound
  }

  mutating func set(
    _ text: String, _ weight: TextWeight = .regular, size: Double,
    _ layout: TextLayout = TextLayout()
  ) -> ShapedText {
    let style = TextStyle(fonts: context.theme.fonts[weight], size: Self.usable(size))
    let spans = [TextSpan(String(text.prefix(Self.longestText)), style)]
    let shaped = context.shaping.shape(spans, layout)
    for scalar in shaped.missing where !missing.contains(where: { $0.scalar == scalar }) {
      missing.append((scalar, text))
    }
    return shaped
  }

  var diagnostics: [Diagnostic] {
    missing.map { Diagnostic.missingGlyph($0.scalar, in: $0.text) }
  }
}

extension PanelContext {
  /// How much lower than the wish it is made from a frame may be, in points: its edges lie on device pixels.
  var slack: Double { 1 / max(scale, 0.01) }
}

extension DisplayList {
  /// Paints a text with its top left corner at `origin`, its first baseline on a whole device pixel; over a halo
  /// where that has a colour.
  mutating func add(
    _ text: ShapedText, at origin: Point, _ color: Color, scale: Double, halo: Color? = nil
  ) {
    let first = text.lines.first?.baseline ?? 0
    let baseline = ((origin.y + first) * scale).rounded() / scale
    let glyphs = add(text.placed(at: Point(x: origin.x, y: baseline - first)))
    guard !glyphs.isEmpty, color.alpha > 0 else { return }
    if let halo { append(.glyphs(glyphs, .halo(halo, width: 1.6, blur: 0.4))) }
    append(.glyphs(glyphs, .fill(color)))
  }
}
