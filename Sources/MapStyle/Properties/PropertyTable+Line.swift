import GeoCore

extension PropertyTable {
  /// Layout and paint of `line` layers.
  static let line: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec(
      "line-cap", .enumeration(["butt", "round", "square"]), .layout, .data,
      default: .string("butt")),
    PropertySpec(
      "line-join", .enumeration(["bevel", "round", "miter"]), .layout, .data,
      default: .string("miter")),
    PropertySpec(
      "line-miter-limit", .number, .layout, .data, interpolated: true, default: .number(2)),
    PropertySpec(
      "line-round-limit", .number, .layout, .data, interpolated: true, default: .number(1.05)),
    PropertySpec("line-sort-key", .number, .layout, .data),
    PropertySpec(
      "line-opacity", .number, .paint, .paintData, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "line-layer-opacity", .number, .paint, [.zoom, .globalState], range: 0...1,
      interpolated: true, transition: true, default: .number(1)),
    PropertySpec(
      "line-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "line-translate", .array(.number, 2), .paint, .zoom, interpolated: true, transition: true,
      default: .array([.number(0), .number(0)])),
    PropertySpec(
      "line-translate-anchor", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("map")),
    PropertySpec(
      "line-width", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "line-gap-width", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "line-offset", .number, .paint, .paintData, interpolated: true, transition: true,
      default: .number(0)),
    PropertySpec(
      "line-blur", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "line-dasharray", .array(.number, nil), .paint, .data, range: 0...(.infinity),
      transition: true),
    PropertySpec("line-pattern", .image, .paint, .data, transition: true),
    PropertySpec("line-gradient", .color, .paint, [.lineProgress], interpolated: true),
  ]
}
