import Colorimetry
import GeoCore

/// Lines and areas as they are typed on a command line, in the syntax of Google's static maps.
public enum TypedShapes {
  /// `color:blue|weight:5|60.17,24.94|60.18,24.95`, or `enc:` with an encoded polyline; latitude comes first.
  ///
  /// With `fillcolor:` it is an area, as in Google's syntax.
  ///
  /// - Throws: `TypedError`.
  public static func path(_ text: String) throws(TypedError) -> PlaceShape {
    let parts = try TypedParts(text)
    let fill = try parts.color("fillcolor", "fill")
    if fill != nil { return try area(parts) }
    guard parts.points.count >= 2 else {
      throw .tooFewPoints(count: parts.points.count, needed: 2)
    }
    return try styled(PlaceShape(.lines([parts.points])), parts)
  }

  /// `color:blue|fillcolor:0x0000ff44|60.1,24.9|60.2,24.9|60.2,25.0`; the ring closes itself.
  ///
  /// - Throws: `TypedError`.
  public static func area(_ text: String) throws(TypedError) -> PlaceShape {
    try area(try TypedParts(text))
  }

  private static func area(_ parts: TypedParts) throws(TypedError) -> PlaceShape {
    let ring = GeometryParts.closed(parts.points)
    guard ring.count >= 4 else { throw .tooFewPoints(count: parts.points.count, needed: 3) }
    return try styled(PlaceShape(.areas([[ring]])), parts)
  }

  /// `radius:500|60.17,24.94`: all that lies within so many metres; `2km` and `1.5mi` are radii as well.
  ///
  /// - Throws: `TypedError`.
  public static func circle(_ text: String) throws(TypedError) -> PlaceShape {
    let parts = try TypedParts(text)
    guard let written = parts.value("radius") else {
      throw .badValue(name: "radius", value: "", expected: "a length such as 500m or 2km")
    }
    guard let radius = metres(written), radius > 0, radius <= 10_000_000 else {
      throw .badValue(
        name: "radius", value: written.shortened, expected: "a length from 0 to 10 000 km")
    }
    guard let center = parts.points.first, parts.points.count == 1 else {
      throw .tooFewPoints(count: parts.points.count, needed: 1)
    }
    return try styled(PlaceShape(.areas([[ring(center, radius)]])), parts)
  }

  private static func metres(_ text: String) -> Double? {
    let units: [(String, Double)] = [("km", 1000), ("mi", 1609.344), ("ft", 0.3048), ("m", 1)]
    for (unit, factor) in units where text.lowercased().hasSuffix(unit) {
      return Double(String(text.dropLast(unit.count)).trimmed).map { $0 * factor }
    }
    return Double(text)
  }

  /// How many sides a circle has: at a width of 2000 pixels none is further than half a pixel from round.
  private static let sides = 128

  /// Points at a distance on the sphere, from the north clockwise.
  static func ring(_ center: Coordinate, _ radius: Double) -> [Coordinate] {
    let ring = (0..<sides).map { side in
      center.destination(bearing: 360 * Double(side) / Double(sides), distance: radius)
    }
    return GeometryParts.closed(ring)
  }

  private static func styled(
    _ shape: PlaceShape, _ parts: TypedParts
  ) throws(TypedError) -> PlaceShape {
    var shape = shape
    shape.name = parts.value("name", "title", "label") ?? ""
    shape.style.stroke = try parts.color("color", "colour")
    shape.style.strokeWidth = try parts.number("weight", in: 0...1000)
    if shape.style.strokeWidth == nil {
      shape.style.strokeWidth = try parts.number("width", in: 0...1000)
    }
    shape.style.strokeOpacity = try parts.number("opacity", in: 0...1)
    shape.style.fill = try parts.color("fillcolor", "fill")
    return shape
  }
}
