import MapStyle

/// Properties that a style may set and that change nothing in the picture yet: they are told, not passed over in
/// silence.
enum UndrawnProperties {
  /// Those that `layer` sets.
  static func names(in layer: StyleLayer) -> [String] {
    let all: [(String, Bool)] =
      switch layer.kind {
      case .symbol(let layer): symbol(layer)
      default: []
      }
    return all.filter(\.1).map(\.0)
  }

  private static func symbol(_ layer: SymbolLayer) -> [(String, Bool)] {
    [
      ("text-translate", layer.textTranslate.isDefined),
      ("text-writing-mode", layer.textWritingMode.isDefined),
    ]
  }
}
