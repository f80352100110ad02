import GeoCore

extension PropertyTable {
  /// Layout and paint of `fill` layers.
  static let fill: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec("fill-sort-key", .number, .layout, .data),
    PropertySpec("fill-antialias", .boolean, .paint, .zoom, default: .bool(true)),
    PropertySpec(
      "fill-opacity", .number, .paint, .paintData, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "fill-layer-opacity", .number, .paint, [.zoom, .globalState], range: 0...1,
      interpolated: true, transition: true, default: .number(1)),
    PropertySpec(
      "fill-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "fill-outline-color", .color, .paint, .paintData, interpolated: true, transition: true),
    PropertySpec(
      "fill-translate", .array(.number, 2), .paint, .zoom, interpolated: true, transition: true,
      default: .array([.number(0), .number(0)])),
    PropertySpec(
      "fill-translate-anchor", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("map")),
    PropertySpec("fill-pattern", .image, .paint, .data, transition: true),
  ]
}
