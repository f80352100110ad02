import Colorimetry
import GeoCore

/// The parts between bars of a typed marker or shape: `name:value` and coordinates, in Google's syntax.
struct TypedParts {
  var points: [Coordinate] = []
  private var values: [(name: String, value: String)] = []

  /// What may stand before the colon.
  private static let names: Set<String> = [
    "color", "colour", "label", "name", "title", "detail", "description", "id", "group", "size",
    "icon", "anchor", "scale", "weight", "width", "fillcolor", "fill", "geodesic", "enc", "enc6",
    "opacity", "radius", "center",
  ]

  /// Cuts a text at its bars.
  init(_ text: String) throws(TypedError) {
    var rest = text[...]
    while !rest.isEmpty {
      // A bar is also a letter of encoded lines, which therefore come last.
      let isLine = rest.hasPrefix("enc:") || rest.hasPrefix("enc6:")
      let part = isLine ? rest : rest.prefix { $0 != "|" }
      rest = rest.dropFirst(part.count + 1)
      let words = String(part).trimmed
      if !words.isEmpty { try take(words) }
    }
  }

  private mutating func take(_ part: String) throws(TypedError) {
    if let colon = part.firstIndex(of: ":") {
      let name = part[..<colon].lowercased().trimmed
      let value = String(part[part.index(after: colon)...]).trimmed
      if Self.names.contains(name) {
        if name == "enc" || name == "enc6" {
          guard let line = EncodedPolyline.decode(value, precision: name == "enc" ? 5 : 6) else {
            throw .badValue(name: name, value: value.shortened, expected: "an encoded polyline")
          }
          points += line
          return
        }
        values.append((name, value))
        return
      }
    }
    points.append(try Self.coordinate(part))
  }

  /// Latitude before longitude, as Google has it, unless letters say otherwise.
  static func coordinate(_ part: String) throws(TypedError) -> Coordinate {
    guard let pair = CoordinatePair(part) else { throw .notUnderstood(part: part.shortened) }
    let isReversed = pair.isLongitudeFirst ?? false
    let (north, east) = isReversed ? (pair.second, pair.first) : (pair.first, pair.second)
    guard let y = north.degrees(.degrees, .latitude), let x = east.degrees(.degrees, .longitude)
    else { throw .notUnderstood(part: part.shortened) }
    guard abs(y) <= 90 else {
      let hint =
        abs(x) <= 90 && abs(y) <= 180
        ? "latitude comes first, are the two swapped?" : "degrees are needed"
      throw .outOfRange(part: part.shortened, hint: hint)
    }
    guard abs(x) <= 540 else { throw .outOfRange(part: part.shortened, hint: "degrees are needed") }
    return Coordinate(longitude: x, latitude: y)
  }

  /// The last value given under one of several names, or nothing.
  func value(_ names: String...) -> String? {
    values.last { names.contains($0.name) }?.value
  }

  /// A colour: a CSS one, or Google's `0xRRGGBB` and `0xRRGGBBAA`.
  func color(_ names: String...) throws(TypedError) -> Color? {
    guard let given = values.last(where: { names.contains($0.name) }), !given.value.isEmpty else {
      return nil
    }
    let text = given.value
    let css = text.lowercased().hasPrefix("0x") ? "#" + text.dropFirst(2) : text
    guard let color = Color(css: css) ?? Color(css: "#" + css) else {
      throw .badValue(name: given.name, value: text.shortened, expected: "a colour")
    }
    return color
  }

  /// A number in a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws(TypedError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .badValue(
        name: name, value: text.shortened,
        expected:
          "a number from \(range.lowerBound.plainText) to \(range.upperBound.plainText)")
    }
    return number
  }
}
