/// How numbers without a sign of degrees are to be read, as the numbers of their columns tell together.
enum CoordinateNotation: String, Hashable {
  /// Degrees, with minutes and seconds where they stand apart.
  case degrees
  /// `DDMMSS.s`
  case packedSeconds
  /// `DDMM.m`
  case packedMinutes
  /// `DD.MM`
  case dottedMinutes
}

/// What a coordinate says of itself.
enum CoordinateAxis: Hashable {
  case latitude, longitude

  /// The greatest magnitude in degrees.
  var limit: Double { self == .latitude ? 90 : 180 }
}

/// One coordinate as it is written, before it is known what its column means by that.
struct DegreesText {
  /// One to three numbers, degrees first, without sign.
  private(set) var numbers: [Double] = []
  /// Digits of the first number before its decimal sign.
  private(set) var wholeDigits = 0
  /// Digits of the first number after its decimal sign.
  private(set) var fractionDigits = 0
  /// The axis that a hemisphere's letter or word tells.
  private(set) var axis: CoordinateAxis?
  /// Whether the letter is an O, which is east in German and west in the Romance languages.
  private(set) var isO = false
  private var isNegative = false
  private var hasHemisphere = false
  private var isHemisphereFirst = false
  /// Whether it is one number and nothing else.
  private(set) var isPlain = false

  /// Reads a text without white space around it, or nothing where it is no coordinate.
  init?(_ text: String) {
    if let number = Self.plain(text) {
      numbers = [abs(number.value)]
      isNegative = number.isNegative
      wholeDigits = number.whole
      fractionDigits = number.fraction
      isPlain = true
      return
    }
    var scan = DegreesScan(text)
    while let part = scan.next() { guard take(part) else { return nil } }
    guard !numbers.isEmpty, !scan.isBroken else { return nil }
  }

  /// The plain number with its sign.
  var number: Double { isNegative ? -(numbers.first ?? 0) : numbers.first ?? 0 }

  /// Degrees, or nothing where minutes or seconds would be 60 or more.
  func degrees(_ notation: CoordinateNotation, _ axis: CoordinateAxis) -> Double? {
    guard let first = numbers.first else { return nil }
    let magnitude: Double?
    if numbers.count > 1 {
      magnitude = Self.sum(numbers)
    } else {
      switch notation {
      case .degrees: magnitude = hasHemisphere ? packedByDigits(first, self.axis ?? axis) : first
      case .packedSeconds: magnitude = Self.packed(first, hasSeconds: true)
      case .packedMinutes: magnitude = Self.packed(first, hasSeconds: false)
      case .dottedMinutes: magnitude = dotted(first)
      }
    }
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  // "663944N" and "1503956W" leave no other reading: with a hemisphere, the count of digits tells what they are.
  private func packedByDigits(_ number: Double, _ axis: CoordinateAxis) -> Double? {
    switch (wholeDigits, axis) {
    case (0...2, _), (3, .longitude): number
    case (3...4, .latitude), (4...5, .longitude): Self.packed(number, hasSeconds: false)
    case (5...6, .latitude), (6...7, .longitude): Self.packed(number, hasSeconds: true)
    default: nil
    }
  }

  private func dotted(_ number: Double) -> Double? {
    guard fractionDigits == 2 else { return nil }
    let whole = number.rounded(.down)
    return Self.sum([whole, ((number - whole) * 100).rounded()])
  }

  static func packed(_ number: Double, hasSeconds: Bool) -> Double? {
    let unit = hasSeconds ? 10_000.0 : 100.0
    let degrees = (number / unit).rounded(.down)
    let rest = number - degrees * unit
    guard hasSeconds else { return sum([degrees, rest]) }
    let minutes = (rest / 100).rounded(.down)
    return sum([degrees, minutes, rest - minutes * 100])
  }

  private static func sum(_ numbers: [Double]) -> Double? {
    var (sum, unit) = (0.0, 1.0)
    for (place, number) in numbers.enumerated() {
      // Programs that round write 59.96 seconds as 60.0.
      guard place == 0 || number < 60 || place == 2 && number == 60,
        place == numbers.count - 1 || number == number.rounded(.down)
      else { return nil }
      sum += number * unit
      unit /= 60
    }
    return sum
  }

  private mutating func take(_ part: DegreesScan.Part) -> Bool {
    switch part {
    case .number(let value, let whole, let fraction):
      // A letter stands before all numbers or after them: "1e9" is none.
      guard numbers.count < 3, !hasHemisphere || isHemisphereFirst else { return false }
      if numbers.isEmpty { (wholeDigits, fractionDigits) = (whole, fraction) }
      numbers.append(value)
    case .minus:
      // Between numbers it only keeps them apart.
      if numbers.isEmpty {
        guard !isNegative else { return false }
        isNegative = true
      }
    case .hemisphere(let axis, let isNegative):
      guard !hasHemisphere else { return false }
      hasHemisphere = true
      isHemisphereFirst = numbers.isEmpty
      self.axis = axis
      if isNegative { self.isNegative = true }
    case .ost:
      guard !hasHemisphere else { return false }
      hasHemisphere = true
      isHemisphereFirst = numbers.isEmpty
      isO = true
      axis = .longitude
    case .axis(let axis): self.axis = axis
    }
    return true
  }

  /// A decimal number: a comma counts as the point where there is one of them and no point, since nobody groups
  /// the digits of degrees.
  private static func plain(
    _ text: String
  ) -> (value: Double, isNegative: Bool, whole: Int, fraction: Int)? {
    var bytes: [UInt8] = []
    var (whole, fraction, sawPoint, sawExponent) = (0, 0, false, false)
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39:
        if sawPoint { fraction += 1 } else { whole += 1 }
        bytes.append(byte)
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard !sawPoint else { return nil }
        sawPoint = true
        bytes.append(UInt8(ascii: "."))
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard bytes.isEmpty || sawExponent else { return nil }
        bytes.append(byte)
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !sawExponent, whole > 0 else { return nil }
        sawExponent = true
        bytes.append(byte)
      default: return nil
      }
    }
    guard whole + fraction > 0, let value = Double(String(decoding: bytes, as: UTF8.self)),
      value.isFinite
    else { return nil }
    return (value, bytes.first == UInt8(ascii: "-"), whole, fraction)
  }
}
