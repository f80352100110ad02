import GeoCore

/// The properties that belong to the whole style and not to a layer.
enum LightProperties {
  private static func color(_ name: String, _ fallback: String, transition: Bool = true)
    -> PropertySpec
  {
    PropertySpec(
      name, .color, .paint, .zoom, interpolated: true, transition: transition,
      default: .string(fallback))
  }

  private static func share(_ name: String, _ fallback: Double) -> PropertySpec {
    PropertySpec(
      name, .number, .paint, .zoom, range: 0...1, interpolated: true, transition: true,
      default: .number(fallback))
  }

  /// Where light comes from that falls on blocks.
  static let light: [PropertySpec] = [
    PropertySpec(
      "anchor", .enumeration(["map", "viewport"]), .paint, .zoom, default: .string("viewport")),
    PropertySpec(
      "position", .array(.number, 3), .paint, .zoom, interpolated: true, transition: true,
      default: .array([.number(1.15), .number(210), .number(30)])),
    color("color", "#ffffff"), share("intensity", 0.5),
  ]

  /// What is seen above a tilted map.
  static let sky: [PropertySpec] = [
    color("sky-color", "#88C6FC"), color("horizon-color", "#ffffff"),
    color("fog-color", "#ffffff"), share("fog-ground-blend", 0.5),
    share("horizon-fog-blend", 0.8), share("sky-horizon-blend", 0.8),
    share("atmosphere-blend", 0.8),
  ]

  /// How the globe is flattened.
  static let projection: [PropertySpec] = [
    PropertySpec(
      "type", .projection, .paint, .zoom, interpolated: true, default: .string("mercator"))
  ]
}
