import GeoCore

extension PropertyTable {
  /// Layout and paint of `fill-extrusion` layers.
  static let fillExtrusion: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec(
      "fill-extrusion-rounded-corner-distance", .number, .layout, [], range: 0...(.infinity),
      default: .number(0)),
    PropertySpec(
      "fill-extrusion-opacity", .number, .paint, .zoom, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "fill-extrusion-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "fill-extrusion-translate", .array(.number, 2), .paint, .zoom, interpolated: true,
      transition: true, default: .array([.number(0), .number(0)])),
    PropertySpec(
      "fill-extrusion-translate-anchor", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("map")),
    PropertySpec("fill-extrusion-pattern", .image, .paint, .data, transition: true),
    PropertySpec(
      "fill-extrusion-height", .number, .paint, .paintData, range: 0...(.infinity),
      interpolated: true, transition: true, default: .number(0)),
    PropertySpec(
      "fill-extrusion-base", .number, .paint, .paintData, range: 0...(.infinity),
      interpolated: true, transition: true, default: .number(0)),
    PropertySpec("fill-extrusion-vertical-gradient", .boolean, .paint, .zoom, default: .bool(true)),
  ]
}
