import Colorimetry

/// What an outline is painted with (SVG 2 §13.2).
enum SVGPaint: Hashable {
  case none
  case color(Color)
  /// The colour that `color` is.
  case current
  /// `url(#…)`, and what takes its place where that is none.
  indirect case server(String, fallback: SVGPaint?)

  /// Nothing where the text is none.
  init?(_ text: String) {
    let text = text[...].trimmed
    if text.lowercased().hasPrefix("url(") {
      guard let end = text.firstIndex(of: ")") else { return nil }
      let rest = text[text.index(after: end)...].trimmed
      self = .server(
        SVGPaint.reference(text) ?? "", fallback: rest.isEmpty ? nil : SVGPaint(String(rest)))
      return
    }
    switch text.lowercased() {
    case "none", "transparent", "context-fill", "context-stroke": self = .none
    case "currentcolor": self = .current
    default:
      // SVG 1.1 §11.2: a colour of an ICC profile may follow.
      let plain = text.firstRange(of: "icc-color").map { text[..<$0.lowerBound].trimmed } ?? text
      guard let color = Color(css: String(plain)) else { return nil }
      self = .color(color)
    }
  }

  /// What stands in `url(…)`, without quotes; nothing for another text.
  static func reference(_ text: Substring) -> String? {
    let text = text.trimmed
    guard text.lowercased().hasPrefix("url("), let end = text.firstIndex(of: ")") else {
      return nil
    }
    let inner = text[text.index(text.startIndex, offsetBy: 4)..<end].trimmed
    return String(inner.filter { $0 != "\"" && $0 != "'" })
  }
}
