/// How numbers without a sign of degrees are to be read, as the numbers of their columns tell together.
enum CoordinateNotation: Hashable {
  /// Degrees, with minutes and seconds where they stand apart.
  case degrees
  /// `DDMMSS.s`
  case packedSeconds
  /// `DDMM.m`
  case packedMinutes
  /// `DD.MM`
  case dottedMinutes
  /// Whole numbers of degrees × 10 to this power.
  case scaled(Int)
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
  var numbers: [Double] { Array([first, second, third].prefix(numberCount)) }
  /// How many numbers there are.
  private(set) var numberCount = 0
  private var (first, second, third) = (0.0, 0.0, 0.0)
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
    if let number = PlainNumber(text.utf8) {
      take(number)
      return
    }
    var scan = DegreesScan(text)
    while let part = scan.next() { guard take(part) else { return nil } }
    guard numberCount > 0, !scan.isBroken else { return nil }
  }

  private mutating func take(_ number: PlainNumber) {
    (numberCount, first) = (1, abs(number.value))
    isNegative = number.isNegative
    wholeDigits = number.wholeDigits
    fractionDigits = number.fractionDigits
    isPlain = true
  }

  /// The plain number with its sign.
  var number: Double { isNegative ? -first : first }

  /// Degrees, or nothing where minutes or seconds would be 60 or more.
  func degrees(_ notation: CoordinateNotation, _ axis: CoordinateAxis) -> Double? {
    guard numberCount > 0 else { return nil }
    let magnitude: Double?
    if numberCount > 1 {
      magnitude = Self.sum(numbers)
    } else {
      switch notation {
      case .degrees: magnitude = hasHemisphere ? packedByDigits(first, self.axis ?? axis) : first
      case .packedSeconds: magnitude = Self.packed(first, hasSeconds: true)
      case .packedMinutes: magnitude = Self.packed(first, hasSeconds: false)
      case .dottedMinutes: magnitude = dotted(first)
      case .scaled(let power): magnitude = first / PlainNumber.powers[power]
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
      guard numberCount < 3, !hasHemisphere || isHemisphereFirst else { return false }
      switch numberCount {
      case 0: (first, wholeDigits, fractionDigits) = (value, whole, fraction)
      case 1: second = value
      default: third = value
      }
      numberCount += 1
    case .minus:
      // Between numbers it only keeps them apart.
      if numberCount == 0 {
        guard !isNegative else { return false }
        isNegative = true
      }
    case .hemisphere(let axis, let isNegative):
      guard !hasHemisphere else { return false }
      hasHemisphere = true
      isHemisphereFirst = numberCount == 0
      self.axis = axis
      if isNegative { self.isNegative = true }
    case .ost:
      guard !hasHemisphere else { return false }
      hasHemisphere = true
      isHemisphereFirst = numberCount == 0
      isO = true
      axis = .longitude
    case .axis(let axis): self.axis = axis
    }
    return true
  }
}
