public import GeoCore

/// Google's encoding of a line as ASCII letters: differences in units of 10⁻⁵ degrees, zigzag, five bits a letter.
public enum EncodedPolyline {
  /// The points of an encoded line, or nothing where the text is none.
  ///
  /// - Parameter precision: digits after the decimal point, 5 in Google's form and 6 in that of some routers.
  public static func decode(_ text: String, precision: Int = 5) -> [Coordinate]? {
    guard (1...8).contains(precision) else { return nil }
    let unit = (0..<precision).reduce(1.0) { unit, _ in unit * 10 }
    var bytes = Array(text.utf8)[...]
    var (latitude, longitude) = (0, 0)
    var points: [Coordinate] = []
    while !bytes.isEmpty {
      guard let north = number(&bytes), let east = number(&bytes) else { return nil }
      latitude &+= north
      longitude &+= east
      let point = Coordinate(longitude: Double(longitude) / unit, latitude: Double(latitude) / unit)
      guard abs(point.latitude) <= 90, abs(point.longitude) <= 540 else { return nil }
      points.append(point)
    }
    return points
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var (value, shift) = (0, 0)
    while let byte = bytes.popFirst() {
      // Six groups of five bits hold more than 360 degrees at any precision that is allowed; eight are plenty.
      guard (63...126).contains(byte), shift <= 40 else { return nil }
      let group = Int(byte) - 63
      value |= (group & 31) << shift
      shift += 5
      if group < 32 { return value & 1 == 1 ? ~(value >> 1) : value >> 1 }
    }
    return nil
  }
}
