import GeoCore

extension PropertyTable {
  /// Layout and paint of `raster` layers.
  static let raster: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec(
      "raster-opacity", .number, .paint, .zoom, range: 0...1, interpolated: true, transition: true,
      default: .number(1)),
    PropertySpec(
      "raster-hue-rotate", .number, .paint, .zoom, interpolated: true, transition: true,
      default: .number(0)),
    PropertySpec(
      "raster-brightness-min", .number, .paint, .zoom, range: 0...1, interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "raster-brightness-max", .number, .paint, .zoom, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "raster-saturation", .number, .paint, .zoom, range: -1...1, interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "raster-contrast", .number, .paint, .zoom, range: -1...1, interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "resampling", .enumeration(["linear", "nearest"]), .paint, .zoom, default: .string("linear")),
    PropertySpec(
      "raster-resampling", .enumeration(["linear", "nearest"]), .paint, .zoom,
      default: .string("linear")),
    PropertySpec(
      "raster-fade-duration", .number, .paint, .zoom, range: 0...(.infinity), interpolated: true,
      default: .number(300)),
  ]
}
