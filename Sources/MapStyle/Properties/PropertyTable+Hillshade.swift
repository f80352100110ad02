import GeoCore

extension PropertyTable {
  /// Layout and paint of `hillshade` layers.
  static let hillshade: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec(
      "hillshade-illumination-direction", .numberArray, .paint, .zoom, range: 0...359,
      interpolated: true, default: .number(335)),
    PropertySpec(
      "hillshade-illumination-altitude", .numberArray, .paint, .zoom, range: 0...90,
      interpolated: true, default: .number(45)),
    PropertySpec(
      "hillshade-illumination-anchor", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("viewport")),
    PropertySpec(
      "hillshade-exaggeration", .number, .paint, .zoom, range: 0...1, interpolated: true,
      transition: true, default: .number(0.5)),
    PropertySpec(
      "hillshade-shadow-color", .colorArray, .paint, .zoom, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "hillshade-highlight-color", .colorArray, .paint, .zoom, interpolated: true, transition: true,
      default: .string("#FFFFFF")),
    PropertySpec(
      "hillshade-accent-color", .color, .paint, .zoom, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "hillshade-method",
      .enumeration(["standard", "basic", "combined", "igor", "multidirectional"]), .paint, .zoom,
      default: .string("standard")),
    PropertySpec(
      "resampling", .enumeration(["linear", "nearest"]), .paint, .zoom, default: .string("linear")),
  ]
}
