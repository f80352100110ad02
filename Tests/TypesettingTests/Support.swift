import GeoCore
import Drawing
import Typesetting

/// The computer's fonts, opened once for all tests.
let library = try? FontLibrary(options: .systemDefault)

/// Whether the Noto fonts of Debian's fonts-noto-core 20201225 are there, from which expected values are taken.
let hasNoto = Set(["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai"])
  .isSubset(of: Set(library?.families() ?? []))
/// Whether those of fonts-noto-cjk are.
let hasNotoCJK = library?.families().contains("Noto Sans CJK JP") ?? false

/// A text of one style, in one line of 1000 points an em: a unit of most fonts is a point.
func shape(
  _ text: String, _ fonts: [String] = ["Noto Sans Regular"], size: Double = 1000,
  spacing: Double = 0, _ change: (inout TextLayout) -> Void = { _ in }
) -> ShapedText {
  var layout = TextLayout()
  change(&layout)
  let style = TextStyle(fonts: fonts, size: size, letterSpacing: spacing)
  return library?.shape([TextSpan(text, style)], layout)
    ?? ShapedText(lines: [], size: .zero)
}

extension ShapedText {
  /// The glyphs of all lines.
  var glyphs: [ShapedGlyph] { lines.flatMap(\.glyphs) }

  /// What of `text` each line holds, from its first to its last cluster, in the order in which it is read.
  func texts(_ text: String) -> [String] {
    lines.map { line in
      let starts = line.glyphs.map(\.cluster)
      guard let first = starts.min(), let last = starts.max() else { return "" }
      let utf8 = Array(text.utf8)
      guard first < utf8.count else { return "" }
      let end = String(decoding: utf8[min(last, utf8.count)...], as: UTF8.self).first
      return String(decoding: utf8[first..<min(last, utf8.count)], as: UTF8.self)
        + (end.map { String($0) } ?? "")
    }
  }
}
