import JSONReading
import Testing

struct JSONReaderTests {
  static func failure(_ text: String) -> JSONError? {
    failure(Array(text.utf8))
  }

  static func failure(_ bytes: [UInt8]) -> JSONError? {
    do {
      _ = try JSONReader.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Short decimals are read by a division of our own; the C library's `strtod` is what they are held against.
  @Test(arguments: [
    "0.1", "-0.1", "24.941", "60.1699", "0.30000000000001", "-0.0", "0.0000000000001",
    "9999999999999.9", "1.05", "123456.789012", "2.2250738585072e-308", "0.7714678005837468",
  ])
  func decimalsAreTheNearestDoubles(text: String) throws {
    let number = try JSONReader.read(text).number
    #expect(number?.bitPattern == Double(text)?.bitPattern)
  }

  /// RFC 8259 §13, with the lines of its values.
  @Test func theExampleOfTheRFC() throws {
    let node = try JSONReader.read(
      """
      {
        "Image": {
            "Width":  800,
            "Title":  "View from 15th Floor",
            "Animated" : false,
            "IDs": [116, 943, 234, 38793]
          }
      }
      """)
    let image = try #require(node["Image"])
    #expect(node.line == 1 && image.line == 2)
    #expect(image["Width"] == JSONNode(.number(800), line: 3))
    #expect(image["Title"]?.string == "View from 15th Floor")
    #expect(image["Animated"]?.bool == false && image["Animated"]?.line == 5)
    #expect(image["IDs"]?.array?.map(\.number) == [116, 943, 234, 38793])
    #expect(image["None"] == nil && image.object?.map(\.name).last == "IDs")
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("10", 10), ("-12.5e-1", -1.25), ("1E+2", 100), ("1e400", .infinity),
    ("123456789012345", 123_456_789_012_345), ("12345678901234567890", 1.2345678901234567e19),
    ("0.1", 0.1), ("-0.0", -0.0), ("5e-324", Double.leastNonzeroMagnitude),
    ("9007199254740993", 9_007_199_254_740_992),
  ])
  func numbers(text: String, value: Double) throws {
    if value.isInfinite {
      #expect(Self.failure(text)?.reason == .badNumber)
    } else {
      let number = try #require(try JSONReader.read(text).number)
      #expect(number == value && number.sign == value.sign)
    }
  }

  @Test(arguments: [
    ("01", JSONError.Reason.trailingText, 1), ("-", .unexpectedEnd, 1),
    ("-a", .unexpectedByte(97), 1),
    ("1.", .unexpectedEnd, 2), ("1.x", .badNumber, 2), ("1e", .unexpectedEnd, 2),
    ("1e+", .unexpectedEnd, 3), ("+1", .unexpectedByte(43), 0), (".5", .unexpectedByte(46), 0),
    ("NaN", .unexpectedByte(78), 0), ("0x10", .trailingText, 1),
  ])
  func badNumbers(text: String, reason: JSONError.Reason, offset: Int) {
    #expect(Self.failure(text)?.reason == reason && Self.failure(text)?.byteOffset == offset)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u00e4\u00C4""#, "äÄ"), (#""\u0000""#, "\0"), (#""地図 🗺""#, "地図 🗺"),
    // RFC 8259 §7: the pair D834 DD1E is the clef U+1D11E.
    (#""\uD834\uDD1E""#, "\u{1D11E}"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    (#""\ud800\udc00""#, "\u{10000}"), ("\"\u{7F}\"", "\u{7F}"),
  ])
  func strings(text: String, value: String) throws {
    let string = try #require(try JSONReader.read(text).string)
    #expect(Array(string.utf8) == Array(value.utf8))
  }

  @Test(arguments: [
    (#""\x""#, JSONError.Reason.badEscape), (#""\u12""#, .badEscape), (#""\u12"#, .unexpectedEnd),
    (#""\uD834""#, .badEscape), (#""\uDD1E""#, .badEscape), (#""\uD834\n""#, .badEscape),
    (#""\uD834\u0041""#, .badEscape), (#""\u+041""#, .badEscape), (#""\u-041""#, .badEscape),
    (#""\u 041""#, .badEscape), ("\"\u{1}\"", .unexpectedByte(1)),
    ("\"a\nb\"", .unexpectedByte(10)),
    ("\"\\n\u{1F}\"", .unexpectedByte(31)), ("\"", .unexpectedEnd), ("\"\\", .unexpectedEnd),
    ("\"\\n", .unexpectedEnd),
  ])
  func badStrings(text: String, reason: JSONError.Reason) {
    #expect(Self.failure(text)?.reason == reason)
  }

  /// RFC 3629: an overlong slash, half a surrogate pair, beyond U+10FFFF, a lone continuation, a cut one.
  @Test(
    arguments: [
      [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xFF],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8(bytes: [UInt8]) {
    #expect(Self.failure([0x22] + bytes + [0x22])?.reason == .notUTF8)
    #expect(Self.failure([0x22, 0x5C, 0x6E] + bytes + [0x22])?.reason == .notUTF8)
    #expect(Self.failure([0x7B, 0x22] + bytes + [0x22, 0x3A, 0x31, 0x7D])?.reason == .notUTF8)
  }

  @Test(arguments: [
    ("", JSONError.Reason.unexpectedEnd, 1), ("  \n ", .unexpectedEnd, 2),
    ("[1,\n2,]", .unexpectedByte(93), 2), ("[1 2]", .unexpectedByte(50), 1),
    ("{\"a\":1,}", .unexpectedByte(125), 1), ("{\"a\" 1}", .unexpectedByte(49), 1),
    ("{a:1}", .unexpectedByte(97), 1), ("[", .unexpectedEnd, 1), ("{\"a\":", .unexpectedEnd, 1),
    ("[1]]", .trailingText, 1), ("tru", .unexpectedEnd, 1), ("trux", .unexpectedByte(120), 1),
    ("nulll", .trailingText, 1), ("// a\n1", .unexpectedByte(47), 1),
    ("1\n\n\nx", .trailingText, 4),
    ("{\n\n\"a\": [\n1,\n\n'", .unexpectedByte(39), 6),
    ("\u{FEFF}\u{FEFF}1", .unexpectedByte(0xEF), 1),
    ("[\u{A0}1]", .unexpectedByte(0xC2), 1),
  ])
  func whatIsNotJSON(text: String, reason: JSONError.Reason, line: Int) {
    #expect(Self.failure(text)?.reason == reason && Self.failure(text)?.line == line)
  }

  @Test func lines() throws {
    let node = try JSONReader.read("\u{FEFF}\r\n[\r\n1,\r\n\r\n \"a\",\n{}]")
    #expect(node.line == 2)
    #expect(node.array?.map(\.line) == [3, 5, 6])
  }

  @Test func aNameThatStandsTwice() throws {
    let node = try JSONReader.read(#"{"a": 1, "b": 2, "a": 3}"#)
    #expect(node["a"]?.number == 3 && node.object?.count == 3)
  }

  @Test func nesting() throws {
    func text(_ depth: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
    }
    let limit = JSONReader.maximumDepth
    #expect(Self.failure(text(limit, "[", "]")) == nil)
    #expect(Self.failure(text(limit + 1, "[", "]"))?.reason == .tooDeep)
    #expect(Self.failure(text(limit, "{\"a\":", "}")) == nil)
    #expect(Self.failure(text(limit + 1, "{\"a\":", "}"))?.reason == .tooDeep)
    #expect(Self.failure(String(repeating: "[", count: 1_000_000))?.reason == .tooDeep)
    // Depth is that of what is open, not of all there was.
    #expect(Self.failure("[" + String(repeating: "[[]],", count: 2000) + "0]") == nil)
  }

  static let sample = #"{"a": [1, -2.5e1, true, null, "x\u00e4\n", {"b": "地"}], "c": false}"#

  @Test func cutOffAtEveryByte() {
    let bytes = Array(Self.sample.utf8)
    for count in 0..<bytes.count {
      let failure = Self.failure(Array(bytes.prefix(count)))
      #expect(failure != nil && (failure?.byteOffset ?? 0) <= count, "\(count)")
    }
  }

  @Test func everyByteChanged() {
    let bytes = Array(Self.sample.utf8)
    for i in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var bad = bytes
        bad[i] = byte
        if let failure = Self.failure(bad) { #expect(failure.byteOffset <= bytes.count) }
      }
    }
  }
}
