public import Drawing
import GeoCore

/// The fonts at hand, and the text set in them.
///
/// Safe to use from any thread. Fonts are listed when the first text is shaped.
public final class FontLibrary: TextShaping {
  private let options: FontOptions

  /// Makes a library of the fonts that `options` name.
  ///
  /// - Throws: `TypesettingError.noSuchDirectory`.
  public init(options: FontOptions = .systemDefault) throws(TypesettingError) {
    self.options = options
  }

  /// Shapes the spans as one text.
  ///
  /// A line is `lineHeight` × its largest size high; its baseline lies at half the leading below its top plus
  /// the ascent of that span's first font, as in CSS: (height − (ascent + descent)) / 2 + ascent. Letter
  /// spacing stands between the clusters of a line, not after its last one, and not inside scripts whose
  /// letters join.
  public func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    ShapedText(lines: [], size: .zero)
  }

  /// The names of all families, sorted.
  public func families() -> [String] { [] }
}
