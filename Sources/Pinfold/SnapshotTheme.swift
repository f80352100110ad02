import Colorimetry
import JSONReading
import MapStyle
import PanelLayout

/// The look of panels beside a map of a style.
enum SnapshotTheme {
  /// Grounds darker than this have light text; the relative luminance of WCAG, where mid grey is 0.21.
  private static let darkest = 0.18

  /// What the style's metadata names under `pinfold:theme`, otherwise light or dark after its ground.
  static func theme(of style: Style) -> PanelTheme {
    switch style.metadata?["pinfold:theme"]?.string {
    case "dark": return .dark
    case "print": return PanelTheme(colors: PanelTheme.print.colors)
    case "light": return .light
    default: return isDark(style) ? .dark : .light
    }
  }

  private static func isDark(_ style: Style) -> Bool {
    for layer in style.layers {
      guard case .background(let background) = layer.kind else { continue }
      let color = background.color.value(EvaluationContext(zoom: style.zoom ?? 10))
      return color.alpha > 0.5 && color.luminance < darkest
    }
    return false
  }
}
