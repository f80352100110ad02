import GeoCore

extension PropertyTable {
  /// Layout and paint of `color-relief` layers.
  static let colorRelief: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec(
      "color-relief-opacity", .number, .paint, .zoom, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec("color-relief-color", .color, .paint, [.elevation], interpolated: true),
    PropertySpec(
      "resampling", .enumeration(["linear", "nearest"]), .paint, .zoom, default: .string("linear")),
  ]
}
