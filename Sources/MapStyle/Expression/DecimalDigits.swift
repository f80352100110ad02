/// The decimal digits of a number, the fewest that name it.
struct DecimalDigits {
  private let digits: [UInt8]
  /// How many of the digits stand before the point; may be negative or beyond the end.
  private let point: Int

  init(_ number: Double) {
    let parts = number.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let mantissa = parts.first.map { Array($0.utf8) } ?? []
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }.count
    digits = mantissa.filter { (0x30...0x39).contains($0) }.map { $0 - 0x30 }
    point = whole + exponent
  }

  /// Digits before and behind the point, of which there are `places`, halves rounded away from zero.
  func rounded(to places: Int) -> (whole: String, fraction: String) {
    let leading = max(0, 1 - point)
    var all = [UInt8](repeating: 0, count: leading) + digits
    let split = point + leading
    let wanted = split + places
    let isUp = wanted < all.count && wanted >= 0 && all[wanted] >= 5
    all = Array(all.prefix(max(0, wanted)))
    all += [UInt8](repeating: 0, count: max(0, wanted - all.count))
    let carried = isUp ? Self.increment(&all) : 0
    let text = all.map { Character(Unicode.Scalar($0 + 0x30)) }
    return (String(text.prefix(split + carried)), String(text.dropFirst(split + carried)))
  }

  /// Adds one to the last digit; yields how many digits that made more.
  private static func increment(_ digits: inout [UInt8]) -> Int {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return 0
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    return 1
  }
}
