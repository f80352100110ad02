import Colorimetry
import GeoCore
import LayoutFiles
import Pinfold

/// Option values as they are written on a command line.
struct ValueParser {
  let option: String

  private func bad(_ value: String, _ expected: String) -> UsageError {
    .badValue(option: option, value: value, expected: expected)
  }

  func number(_ text: String, in range: ClosedRange<Double>) throws(UsageError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw bad(text, "a number from \(short(range.lowerBound)) to \(short(range.upperBound))")
    }
    return number
  }

  func count(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), count >= 0 else { throw bad(text, "a whole number") }
    return count
  }

  func numbers(_ text: String, count: Int, form: String) throws(UsageError) -> [Double] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.drop { $0 == " " })
    }
    let valid = numbers.compactMap { $0 }.filter(\.isFinite)
    guard valid.count == count, numbers.count == count else { throw bad(text, form) }
    return valid
  }

  /// `LON,LAT` in degrees.
  func coordinate(_ text: String) throws(UsageError) -> Coordinate {
    let n = try numbers(text, count: 2, form: "LON,LAT in degrees")
    guard abs(n[1]) <= 90 else {
      let hint = abs(n[0]) <= 90 ? "; longitude comes first, are the two swapped?" : ""
      throw bad(text, "LON,LAT with a latitude within ±90\(hint)")
    }
    guard abs(n[0]) <= 540 else { throw bad(text, "LON,LAT with a longitude within ±540") }
    return Coordinate(longitude: n[0], latitude: n[1])
  }

  /// `W,S,E,N` in degrees; W greater than E crosses the 180th meridian.
  func bounds(_ text: String) throws(UsageError) -> GeoBounds {
    let n = try numbers(text, count: 4, form: "W,S,E,N in degrees")
    guard abs(n[1]) <= 90, abs(n[3]) <= 90 else {
      throw bad(text, "W,S,E,N with latitudes within ±90; are longitude and latitude swapped?")
    }
    guard n[1] < n[3] else { throw bad(text, "W,S,E,N with S below N") }
    guard abs(n[0]) <= 540, abs(n[2]) <= 540 else {
      throw bad(text, "W,S,E,N with longitudes within ±540")
    }
    let apart = (n[2] - n[0]).truncatingRemainder(dividingBy: 360)
    guard apart != 0 || abs(n[2] - n[0]) == 360 else {
      throw bad(text, "W,S,E,N with W and E apart")
    }
    return GeoBounds(west: n[0], south: n[1], east: n[2], north: n[3])
  }

  /// One number for all edges, two for vertical and horizontal, or `T,R,B,L`, in points.
  func insets(_ text: String) throws(UsageError) -> Insets {
    let n = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
      .filter { $0.isFinite && (0...100_000).contains($0) }
    switch n.count == text.split(separator: ",", omittingEmptySubsequences: false).count
      ? n.count : 0
    {
    case 1: return Insets(n[0])
    case 2: return Insets(top: n[0], right: n[1], bottom: n[0], left: n[1])
    case 4: return Insets(top: n[0], right: n[1], bottom: n[2], left: n[3])
    default: throw bad(text, "T,R,B,L in points")
    }
  }

  func color(_ text: String) throws(UsageError) -> Color {
    guard let color = Color(css: text) else { throw bad(text, "a CSS colour") }
    return color
  }

  /// `WxH` with an optional unit: `px` device pixels, `mm`, `in`; none for logical points.
  func extent(_ text: String) throws(UsageError) -> SizeArgument {
    let form = "WxH, WxHpx, WxHmm or WxHin"
    var body = text.lowercased()
    var unit = LengthUnit.point
    for candidate in LengthUnit.allCases where !candidate.rawValue.isEmpty {
      if body.hasSuffix(candidate.rawValue) {
        unit = candidate
        body.removeLast(candidate.rawValue.count)
      }
    }
    let parts = body.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let w = Double(parts[0]), let h = Double(parts[1]), w > 0, h > 0,
      w.isFinite, h.isFinite
    else { throw bad(text, form) }
    return SizeArgument(width: w, height: h, unit: unit)
  }

  /// The name of a layout, or a file where there is a slash or a dot.
  func layout(_ text: String) throws(UsageError) -> LayoutChoice {
    if text.contains("/") || text.contains(".") { return .file(text) }
    guard LayoutFile.names.contains(text) else {
      throw bad(text, "one of \(LayoutFile.names.joined(separator: ", ")), or a file")
    }
    return .named(text)
  }

  func choice<T: RawRepresentable & CaseIterable>(
    _ text: String, _ type: T.Type
  ) throws(UsageError) -> T where T.RawValue == String {
    guard let choice = T(rawValue: text) else {
      throw bad(text, "one of \(T.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  private func short(_ x: Double) -> String {
    x == x.rounded() ? String(Int(x)) : String(x)
  }
}

/// What a length on the command line is measured in.
enum LengthUnit: String, CaseIterable, Sendable {
  case point = ""
  case pixel = "px"
  case millimetre = "mm"
  case inch = "in"

  /// Logical points in one unit: 96 to the inch, as in CSS.
  func points(scale: Double) -> Double {
    switch self {
    case .point: 1
    case .pixel: 1 / scale
    case .millimetre: 96 / 25.4
    case .inch: 96
    }
  }
}

/// `--size` as it was written.
struct SizeArgument: Equatable, Sendable {
  var width: Double
  var height: Double
  var unit: LengthUnit

  func points(scale: Double) -> Size {
    let factor = unit.points(scale: scale)
    return Size(width: width * factor, height: height * factor)
  }
}
