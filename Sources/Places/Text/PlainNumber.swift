/// A decimal number and nothing else: a comma counts as the point where there is one of them and no point, since
/// nobody groups the digits of degrees.
struct PlainNumber {
  let value: Double
  let isNegative: Bool
  /// Digits before the decimal sign.
  let wholeDigits: Int
  /// Digits after the decimal sign.
  let fractionDigits: Int

  /// Powers of ten that a `Double` holds without rounding.
  static let powers: [Double] = (0...22).map { power in
    (0..<power).reduce(1.0) { product, _ in product * 10 }
  }

  /// Reads UTF-8 without white space around it, or nothing where it is no number.
  init?(_ text: some Collection<UInt8>) {
    var (digits, whole, fraction, mantissa) = (0, 0, 0, UInt64(0))
    var (isNegative, sawPoint, isFirst) = (false, false, true)
    for byte in text {
      switch byte {
      case 0x30...0x39:
        if sawPoint { fraction += 1 } else { whole += 1 }
        if mantissa > 0 || byte > 0x30 { digits += 1 }
        mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard !sawPoint else { return nil }
        sawPoint = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard isFirst else {
          self.init(slowly: text)
          return
        }
        isNegative = byte == UInt8(ascii: "-")
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        self.init(slowly: text)
        return
      default: return nil
      }
      isFirst = false
    }
    guard whole + fraction > 0 else { return nil }
    // Clinger 1990: both are exact below 2^53 and 10^22, so that their quotient is rounded once.
    guard digits <= 15, fraction <= 22 else {
      self.init(slowly: text)
      return
    }
    let magnitude = Double(mantissa) / Self.powers[fraction]
    self.init(
      isNegative ? -magnitude : magnitude, isNegative: isNegative, whole: whole,
      fraction: fraction)
  }

  private init(_ value: Double, isNegative: Bool, whole: Int, fraction: Int) {
    self.value = value
    self.isNegative = isNegative
    (wholeDigits, fractionDigits) = (whole, fraction)
  }

  private init?(slowly text: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    var (whole, fraction, sawPoint, sawExponent) = (0, 0, false, false)
    for byte in text {
      switch byte {
      case 0x30...0x39:
        if !sawExponent { if sawPoint { fraction += 1 } else { whole += 1 } }
        bytes.append(byte)
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard !sawPoint, !sawExponent else { return nil }
        sawPoint = true
        bytes.append(UInt8(ascii: "."))
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard bytes.isEmpty || bytes.last == UInt8(ascii: "e") else { return nil }
        bytes.append(byte)
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !sawExponent, whole > 0 else { return nil }
        sawExponent = true
        bytes.append(UInt8(ascii: "e"))
      default: return nil
      }
    }
    guard whole + fraction > 0, let value = Double(String(decoding: bytes, as: UTF8.self)),
      value.isFinite
    else { return nil }
    self.init(
      value, isNegative: bytes.first == UInt8(ascii: "-"), whole: whole, fraction: fraction)
  }
}
