import MapStyle

/// Properties that a style may set and that change nothing in the picture yet: they are told, not passed over in
/// silence.
enum UndrawnProperties {
  /// Those that `layer` sets.
  static func names(in layer: StyleLayer) -> [String] {
    let all: [(String, Bool)] =
      switch layer.kind {
      case .background(let layer): background(layer)
      case .fill(let layer): fill(layer)
      case .circle(let layer): [("circle-blur", layer.blur.isDefined)]
      case .symbol(let layer): symbol(layer)
      default: []
      }
    return all.filter(\.1).map(\.0)
  }

  private static func background(_ layer: BackgroundLayer) -> [(String, Bool)] {
    [("background-pattern", layer.pattern.isDefined)]
  }

  private static func fill(_ layer: FillLayer) -> [(String, Bool)] {
    [
      ("fill-pattern", layer.pattern.isDefined),
      ("fill-layer-opacity", layer.layerOpacity.isDefined),
    ]
  }

  private static func symbol(_ layer: SymbolLayer) -> [(String, Bool)] {
    [
      ("icon-image", layer.iconImage.isDefined), ("text-translate", layer.textTranslate.isDefined),
      ("text-writing-mode", layer.textWritingMode.isDefined),
    ]
  }
}
