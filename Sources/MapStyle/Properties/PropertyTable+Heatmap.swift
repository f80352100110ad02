import GeoCore

extension PropertyTable {
  /// Layout and paint of `heatmap` layers.
  static let heatmap: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec(
      "heatmap-radius", .number, .paint, .paintData, range: 1...(.infinity), interpolated: true,
      transition: true, default: .number(30)),
    PropertySpec(
      "heatmap-weight", .number, .paint, .paintData, range: 0...(.infinity), interpolated: true,
      default: .number(1)),
    PropertySpec(
      "heatmap-intensity", .number, .paint, .zoom, range: 0...(.infinity), interpolated: true,
      transition: true, default: .number(1)),
    PropertySpec(
      "heatmap-color", .color, .paint, [.heatmapDensity], interpolated: true,
      default: .array([
        .string("interpolate"), .array([.string("linear")]), .array([.string("heatmap-density")]),
        .number(0), .string("rgba(0, 0, 255, 0)"), .number(0.1), .string("royalblue"), .number(0.3),
        .string("cyan"), .number(0.5), .string("lime"), .number(0.7), .string("yellow"), .number(1),
        .string("red"),
      ])),
    PropertySpec(
      "heatmap-opacity", .number, .paint, .zoom, range: 0...1, interpolated: true, transition: true,
      default: .number(1)),
  ]
}
