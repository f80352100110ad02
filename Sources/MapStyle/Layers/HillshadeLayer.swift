public import Colorimetry

/// Shaded relief from an elevation source.
public struct HillshadeLayer: Sendable {
  /// `hillshade-illumination-direction`: where the lights stand, degrees clockwise.
  public let illuminationDirection: StyleProperty<[Double]>
  /// `hillshade-illumination-altitude`: how high the lights stand, degrees.
  public let illuminationAltitude: StyleProperty<[Double]>
  /// `hillshade-illumination-anchor`: what the lights turn with.
  public let illuminationAnchor: StyleProperty<AnchorFrame>
  /// `hillshade-exaggeration`: strength of the shading, 0…1.
  public let exaggeration: StyleProperty<Double>
  /// `hillshade-shadow-color`: colours of slopes away from the lights.
  public let shadowColor: StyleProperty<[Color]>
  /// `hillshade-highlight-color`: colours of slopes towards the lights.
  public let highlightColor: StyleProperty<[Color]>
  /// `hillshade-accent-color`: colour of steep slopes.
  public let accentColor: StyleProperty<Color>
  /// `hillshade-method`: formula of the shading.
  public let method: StyleProperty<HillshadeMethod>
  /// `resampling`: how pixels are read between their centres.
  public let resampling: StyleProperty<Resampling>

  init(_ p: PropertyValues) {
    illuminationDirection = p["hillshade-illumination-direction", [335]]
    illuminationAltitude = p["hillshade-illumination-altitude", [45]]
    illuminationAnchor = p["hillshade-illumination-anchor", .viewport]
    exaggeration = p["hillshade-exaggeration", 0.5]
    shadowColor = p["hillshade-shadow-color", [.black]]
    highlightColor = p["hillshade-highlight-color", [.white]]
    accentColor = p["hillshade-accent-color", .black]
    method = p["hillshade-method", .standard]
    resampling = p["resampling", .linear]
  }
}
