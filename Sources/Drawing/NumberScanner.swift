/// Reads numbers out of the texts of SVG attributes (SVG 2 §9.3.9): path data, points, transforms, lengths.
public struct NumberScanner: Sendable {
  /// The text.
  public let bytes: [UInt8]
  /// The next byte to read, at most `bytes.count`.
  public private(set) var at = 0

  /// Begins at the first byte of a text.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether nothing is left.
  public var isAtEnd: Bool { at >= bytes.count }

  /// The next byte, or nothing at the end.
  public var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  /// Whether a number could begin here.
  public var startsNumber: Bool {
    guard let next else { return false }
    return switch next {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Passes over one byte.
  public mutating func skip() {
    if !isAtEnd { at += 1 }
  }

  /// Passes over white space and commas.
  public mutating func skipSeparators() {
    while let byte = next, byte == 0x20 || (9...13).contains(byte) || byte == 0x2C { at += 1 }
  }

  /// Passes over letters and gives them in lower case.
  public mutating func word() -> String {
    let first = at
    while let byte = next, (0x61...0x7A).contains(byte | 0x20) { at += 1 }
    return String(decoding: bytes[first..<at].map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Reads a number behind separators; nothing, and nothing passed over but them, where there is none or it is not
  /// finite.
  public mutating func number() -> Double? {
    skipSeparators()
    let first = at
    passOverNumber()
    var text = String(decoding: bytes[first..<at], as: UTF8.self)
    // Swift reads no number that ends with its point; SVG 1.1 does.
    if text.hasSuffix(".") { text += "0" }
    guard let value = Double(text), value.isFinite else {
      at = first
      return nil
    }
    return value
  }

  /// Reads one of the digits 0 and 1, which need no room around them in an arc (SVG 2 §9.3.9 `flag`).
  public mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = next, byte == 0x30 || byte == 0x31 else { return nil }
    at += 1
    return byte == 0x31
  }

  private mutating func passOverNumber() {
    passOverSign()
    digits()
    if next == UInt8(ascii: ".") {
      at += 1
      digits()
    }
    // What follows an `e` decides whether it is an exponent: `2em` is a length.
    let mark = at
    guard let e = next, e | 0x20 == UInt8(ascii: "e") else { return }
    at += 1
    passOverSign()
    let exponent = at
    digits()
    if at == exponent { at = mark }
  }

  private mutating func passOverSign() {
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { at += 1 }
  }

  private mutating func digits() {
    while let byte = next, (0x30...0x39).contains(byte) { at += 1 }
  }
}
