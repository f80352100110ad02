import GeoCore

extension PropertyTable {
  /// Layout and paint of `background` layers.
  static let background: [PropertySpec] = [
    PropertySpec(
      "visibility", .enumeration(["visible", "none"]), .layout, [.globalState],
      default: .string("visible")),
    PropertySpec(
      "background-color", .color, .paint, .zoom, interpolated: true, transition: true,
      default: .string("#000000")),
    PropertySpec("background-pattern", .image, .paint, .zoom, transition: true),
    PropertySpec(
      "background-opacity", .number, .paint, .zoom, range: 0...1, interpolated: true,
      transition: true, default: .number(1)),
  ]
}
