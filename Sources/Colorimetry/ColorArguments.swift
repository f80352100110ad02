/// The arguments of a colour function of CSS: three channels, and an opacity.
struct ColorArguments {
  enum Unit { case none, percent, degrees }

  let name: String
  private(set) var channels: [(number: Double, unit: Unit)] = []
  private(set) var alpha = 1.0

  private let text: [UInt8]
  private var at: Int

  /// Reads `name(a b c / d)` or `name(a, b, c, d)`, or nothing for anything else.
  init?(_ text: [UInt8]) {
    guard let open = text.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    name = String(decoding: text[..<open], as: UTF8.self)
    self.text = text
    at = open + 1
    guard readChannels(), readAlpha(), at == text.count - 1 else { return nil }
  }

  private let comma = UInt8(ascii: ",")
  private var hasCommas = false

  private mutating func readChannels() -> Bool {
    skipSpace()
    for index in 0..<3 {
      if index > 0, !separator(isFirst: index == 1) { return false }
      guard let channel = number(allowsDegrees: index == 0) else { return false }
      channels.append(channel)
    }
    return true
  }

  private mutating func separator(isFirst: Bool) -> Bool {
    let hadSpace = skipSpace()
    let isComma = take(comma)
    if isFirst { hasCommas = isComma }
    guard isComma == hasCommas, isComma || hadSpace else { return false }
    skipSpace()
    return true
  }

  private mutating func readAlpha() -> Bool {
    skipSpace()
    guard take(hasCommas ? comma : UInt8(ascii: "/")) else { return true }
    skipSpace()
    guard let value = number(allowsDegrees: false) else { return false }
    alpha = min(max(value.unit == .percent ? value.number / 100 : value.number, 0), 1)
    skipSpace()
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = at
    while at < text.count, text[at] == 0x20 || (0x09...0x0D).contains(text[at]) { at += 1 }
    return at > start
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < text.count, text[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func number(allowsDegrees: Bool) -> (number: Double, unit: Unit)? {
    let start = at
    while at < text.count, Self.isNumberByte(text[at]) { at += 1 }
    guard let number = Self.double(text[start..<at]), number.isFinite else { return nil }
    if take(UInt8(ascii: "%")) { return (number, .percent) }
    if allowsDegrees, text[at...].starts(with: Array("deg".utf8)) {
      at += 3
      return (number, .degrees)
    }
    return (number, .none)
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "e"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Numbers may end in a point, which `Double` does not read.
  private static func double(_ text: ArraySlice<UInt8>) -> Double? {
    let kept = text.last == UInt8(ascii: ".") && text.count > 1 ? text.dropLast() : text
    return Double(String(decoding: kept, as: UTF8.self))
  }
}
