import MapStyle

/// Properties that a style may set and that change nothing in the picture yet: they are told, not passed over in
/// silence.
enum UndrawnProperties {
  /// Those that `layer` sets.
  static func names(in layer: StyleLayer) -> [String] {
    let all: [(String, Bool)] =
      switch layer.kind {
      case .line(let layer): line(layer)
      case .symbol(let layer): symbol(layer)
      default: []
      }
    return all.filter(\.1).map(\.0)
  }

  private static func line(_ layer: LineLayer) -> [(String, Bool)] {
    [
      ("line-pattern", layer.pattern.isDefined), ("line-gradient", layer.gradient.isDefined),
      ("line-blur", layer.blur.isDefined), ("line-round-limit", layer.roundLimit.isDefined),
      ("line-layer-opacity", layer.layerOpacity.isDefined),
    ]
  }

  private static func symbol(_ layer: SymbolLayer) -> [(String, Bool)] {
    [
      ("text-translate", layer.textTranslate.isDefined),
      ("text-writing-mode", layer.textWritingMode.isDefined),
    ]
  }
}
