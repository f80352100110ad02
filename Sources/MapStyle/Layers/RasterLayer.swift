/// Pictures laid out as tiles.
public struct RasterLayer: Sendable {
  /// `raster-opacity`: opacity of the layer, 0…1.
  public let opacity: StyleProperty<Double>
  /// `raster-hue-rotate`: degrees by which hues turn.
  public let hueRotate: StyleProperty<Double>
  /// `raster-brightness-min`: what black becomes, 0…1.
  public let brightnessMin: StyleProperty<Double>
  /// `raster-brightness-max`: what white becomes, 0…1.
  public let brightnessMax: StyleProperty<Double>
  /// `raster-saturation`: change of saturation, −1…1.
  public let saturation: StyleProperty<Double>
  /// `raster-contrast`: change of contrast, −1…1.
  public let contrast: StyleProperty<Double>
  /// `resampling`: how pixels are read between their centres.
  public let resampling: StyleProperty<Resampling>
  /// `raster-resampling`: how pixels are read between their centres; the older name.
  public let rasterResampling: StyleProperty<Resampling>
  /// `raster-fade-duration`: milliseconds over which new tiles fade in.
  public let fadeDuration: StyleProperty<Double>

  init(_ p: PropertyValues) {
    opacity = p["raster-opacity", 1]
    hueRotate = p["raster-hue-rotate", 0]
    brightnessMin = p["raster-brightness-min", 0]
    brightnessMax = p["raster-brightness-max", 1]
    saturation = p["raster-saturation", 0]
    contrast = p["raster-contrast", 0]
    resampling = p["resampling", .linear]
    rasterResampling = p["raster-resampling", .linear]
    fadeDuration = p["raster-fade-duration", 300]
  }
}
