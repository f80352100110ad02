import GeoCore

extension PropertyTable {
  /// Layout and paint of `circle` layers.
  static let circle: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec("circle-sort-key", .number, .layout, .data),
    PropertySpec(
      "circle-radius", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(5)),
    PropertySpec(
      "circle-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "circle-blur", .number, .paint, .paintData, interpolated: true, transition: true,
      default: .number(0)),
    PropertySpec(
      "circle-opacity", .number, .paint, .paintData, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "circle-translate", .array(.number, 2), .paint, .zoom, interpolated: true, transition: true,
      default: .array([.number(0), .number(0)])),
    PropertySpec(
      "circle-translate-anchor", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("map")),
    PropertySpec(
      "circle-pitch-scale", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("map")),
    PropertySpec(
      "circle-pitch-alignment", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("viewport")),
    PropertySpec(
      "circle-stroke-width", .number, .paint, .paintData, range: 0...(.infinity),
      interpolated: true, transition: true, default: .number(0)),
    PropertySpec(
      "circle-stroke-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "circle-stroke-opacity", .number, .paint, .paintData, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
  ]
}
