import GeoCore

extension PropertyTable {
  /// Layout and paint of `symbol` layers.
  static let symbol: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec(
      "symbol-placement", .enumeration(["point", "line", "line-center"]), .layout, .zoom,
      default: .string("point")),
    PropertySpec(
      "symbol-spacing", .number, .layout, .zoom, range: 1...(.infinity), interpolated: true,
      default: .number(250)),
    PropertySpec("symbol-avoid-edges", .boolean, .layout, .zoom, default: .bool(false)),
    PropertySpec("symbol-sort-key", .number, .layout, .data),
    PropertySpec(
      "symbol-z-order", .enumeration(["auto", "viewport-y", "source"]), .layout, .zoom,
      default: .string("auto")),
    PropertySpec("icon-allow-overlap", .boolean, .layout, .zoom, default: .bool(false)),
    PropertySpec("icon-overlap", .enumeration(["never", "always", "cooperative"]), .layout, .zoom),
    PropertySpec("icon-ignore-placement", .boolean, .layout, .zoom, default: .bool(false)),
    PropertySpec("icon-optional", .boolean, .layout, .zoom, default: .bool(false)),
    PropertySpec(
      "icon-rotation-alignment", .enumeration(["map", "viewport", "auto"]), .layout, .zoom,
      default: .string("auto")),
    PropertySpec(
      "icon-size", .number, .layout, .data, range: 0...(.infinity), interpolated: true,
      default: .number(1)),
    PropertySpec(
      "icon-text-fit", .enumeration(["none", "width", "height", "both"]), .layout, .zoom,
      default: .string("none")),
    PropertySpec(
      "icon-text-fit-padding", .array(.number, 4), .layout, .zoom, interpolated: true,
      default: .array([.number(0), .number(0), .number(0), .number(0)])),
    PropertySpec("icon-image", .image, .layout, .data, tokens: true),
    PropertySpec("icon-rotate", .number, .layout, .data, interpolated: true, default: .number(0)),
    PropertySpec(
      "icon-padding", .padding, .layout, .data, interpolated: true, default: .array([.number(2)])),
    PropertySpec("icon-keep-upright", .boolean, .layout, .zoom, default: .bool(false)),
    PropertySpec(
      "icon-offset", .array(.number, 2), .layout, .data, interpolated: true,
      default: .array([.number(0), .number(0)])),
    PropertySpec(
      "icon-anchor",
      .enumeration([
        "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left",
        "bottom-right",
      ]), .layout, .data, default: .string("center")),
    PropertySpec(
      "icon-pitch-alignment", .enumeration(["map", "viewport", "auto"]), .layout, .zoom,
      default: .string("auto")),
    PropertySpec(
      "text-pitch-alignment", .enumeration(["map", "viewport", "auto"]), .layout, .zoom,
      default: .string("auto")),
    PropertySpec(
      "text-rotation-alignment", .enumeration(["map", "viewport", "viewport-glyph", "auto"]),
      .layout, .zoom, default: .string("auto")),
    PropertySpec("text-field", .formatted, .layout, .data, tokens: true, default: .string("")),
    PropertySpec(
      "text-font", .array(.string, nil), .layout, .data,
      default: .array([.string("Open Sans Regular"), .string("Arial Unicode MS Regular")])),
    PropertySpec(
      "text-size", .number, .layout, .data, range: 0...(.infinity), interpolated: true,
      default: .number(16)),
    PropertySpec(
      "text-max-width", .number, .layout, .data, range: 0...(.infinity), interpolated: true,
      default: .number(10)),
    PropertySpec(
      "text-line-height", .number, .layout, .zoom, interpolated: true, default: .number(1.2)),
    PropertySpec(
      "text-letter-spacing", .number, .layout, .data, interpolated: true, default: .number(0)),
    PropertySpec(
      "text-justify", .enumeration(["auto", "left", "center", "right"]), .layout, .data,
      default: .string("center")),
    PropertySpec(
      "text-radial-offset", .number, .layout, .data, interpolated: true, default: .number(0)),
    PropertySpec(
      "text-variable-anchor",
      .array(
        .enumeration([
          "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left",
          "bottom-right",
        ]), nil), .layout, .zoom),
    PropertySpec("text-variable-anchor-offset", .anchorOffsets, .layout, .data, interpolated: true),
    PropertySpec(
      "text-anchor",
      .enumeration([
        "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left",
        "bottom-right",
      ]), .layout, .data, default: .string("center")),
    PropertySpec(
      "text-max-angle", .number, .layout, .zoom, interpolated: true, default: .number(45)),
    PropertySpec(
      "text-writing-mode", .array(.enumeration(["horizontal", "vertical"]), nil), .layout, .zoom),
    PropertySpec("text-rotate", .number, .layout, .data, interpolated: true, default: .number(0)),
    PropertySpec(
      "text-padding", .number, .layout, .zoom, range: 0...(.infinity), interpolated: true,
      default: .number(2)),
    PropertySpec("text-keep-upright", .boolean, .layout, .zoom, default: .bool(true)),
    PropertySpec(
      "text-transform", .enumeration(["none", "uppercase", "lowercase"]), .layout, .data,
      default: .string("none")),
    PropertySpec(
      "text-offset", .array(.number, 2), .layout, .data, interpolated: true,
      default: .array([.number(0), .number(0)])),
    PropertySpec("text-allow-overlap", .boolean, .layout, .zoom, default: .bool(false)),
    PropertySpec("text-overlap", .enumeration(["never", "always", "cooperative"]), .layout, .zoom),
    PropertySpec("text-ignore-placement", .boolean, .layout, .zoom, default: .bool(false)),
    PropertySpec("text-optional", .boolean, .layout, .zoom, default: .bool(false)),
    PropertySpec(
      "icon-opacity", .number, .paint, .paintData, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "icon-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "icon-halo-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("rgba(0, 0, 0, 0)")),
    PropertySpec(
      "icon-halo-width", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "icon-halo-blur", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "icon-translate", .array(.number, 2), .paint, .zoom, interpolated: true, transition: true,
      default: .array([.number(0), .number(0)])),
    PropertySpec(
      "icon-translate-anchor", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("map")),
    PropertySpec(
      "text-opacity", .number, .paint, .paintData, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "text-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec(
      "text-halo-color", .color, .paint, .paintData, interpolated: true, transition: true,
      default: .string("rgba(0, 0, 0, 0)")),
    PropertySpec(
      "text-halo-width", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "text-halo-blur", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(0)),
    PropertySpec(
      "text-translate", .array(.number, 2), .paint, .zoom, interpolated: true, transition: true,
      default: .array([.number(0), .number(0)])),
    PropertySpec(
      "text-translate-anchor", .enumeration(["map", "viewport"]), .paint, .zoom,
      default: .string("map")),
  ]
}
