public import MapStyle

extension StyleLayer {
  /// Whether layers of its type are drawn; where not, `MapPass` says so in a diagnostic.
  public var isDrawn: Bool {
    switch kind {
    case .background, .fill, .line, .circle, .symbol, .raster, .hillshade, .heatmap, .colorRelief,
      .fillExtrusion:
      true
    case .other: false
    }
  }
}
