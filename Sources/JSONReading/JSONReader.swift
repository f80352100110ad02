/// Reads a JSON text (RFC 8259) into nodes that know their lines.
///
/// A reader of our own since styles, layouts and place files are to be told *where* they are wrong, which
/// Foundation's decoder cannot say, and since it starts without loading Foundation.
public struct JSONReader {
  /// How deep arrays and objects may nest: deeper texts are attacks on the stack.
  public static let maximumDepth = 512

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var depth = 0
  /// Where the bytes begin in the text that they are part of.
  private var base = 0
  /// Whether NaN and infinities are read, as nothing.
  private var takesNonFinite = false

  /// Reads one value and nothing after it; a byte-order mark before it is passed over.
  public static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes)
    reader.skipSpace()
    let node = try reader.value()
    reader.skipSpace()
    guard reader.at == bytes.count else { throw reader.failure(.trailingText) }
    return node
  }

  /// Reads one value that is part of a larger text: it begins there on `line`, counted from 1, and at
  /// `byteOffset`, counted from 0, which errors and nodes then tell.
  ///
  /// RFC 8259 §6 has no numbers that are not finite, which some programs write as `NaN` and `Infinity`; where
  /// `takesNonFinite` is true they are null.
  public static func read(
    _ bytes: [UInt8], line: Int, byteOffset: Int, takesNonFinite: Bool = false
  ) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes)
    reader.takesNonFinite = takesNonFinite
    reader.line = line
    reader.base = byteOffset
    reader.skipSpace()
    let node = try reader.value()
    reader.skipSpace()
    guard reader.at == bytes.count else { throw reader.failure(.trailingText) }
    return node
  }

  /// Reads the UTF-8 of `text`.
  public static func read(_ text: String) throws(JSONError) -> JSONNode {
    try read(Array(text.utf8))
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  private func failure(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: reason, byteOffset: base + at, line: line)
  }

  private var unexpected: JSONError {
    at < bytes.count ? failure(.unexpectedByte(bytes[at])) : failure(.unexpectedEnd)
  }

  private mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x0A: line += 1
      case 0x20, 0x09, 0x0D: break
      default: return
      }
      at += 1
    }
  }

  private mutating func value() throws(JSONError) -> JSONNode {
    guard at < bytes.count else { throw failure(.unexpectedEnd) }
    let line = line
    switch bytes[at] {
    case UInt8(ascii: "{"):
      return JSONNode(.object(try nested { r throws(JSONError) in try r.members() }), line: line)
    case UInt8(ascii: "["):
      return JSONNode(.array(try nested { r throws(JSONError) in try r.elements() }), line: line)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), line: line)
    case UInt8(ascii: "t"): return JSONNode(try word("true", .bool(true)), line: line)
    case UInt8(ascii: "f"): return JSONNode(try word("false", .bool(false)), line: line)
    case UInt8(ascii: "n"): return JSONNode(try word("null", .null), line: line)
    case UInt8(ascii: "N") where takesNonFinite:
      return JSONNode(try word("NaN", .null), line: line)
    case UInt8(ascii: "I") where takesNonFinite:
      return JSONNode(try word("Infinity", .null), line: line)
    case UInt8(ascii: "-")
    where takesNonFinite && bytes.dropFirst(at + 1).first == UInt8(ascii: "I"):
      return JSONNode(try word("-Infinity", .null), line: line)
    default: return JSONNode(.number(try number()), line: line)
    }
  }

  private mutating func nested<T>(
    _ body: (inout JSONReader) throws(JSONError) -> T
  ) throws(JSONError) -> T {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw failure(.tooDeep) }
    at += 1
    return try body(&self)
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError)
    -> JSONValue
  {
    for byte in word.description.utf8 {
      guard at < bytes.count, bytes[at] == byte else { throw unexpected }
      at += 1
    }
    return value
  }

  /// Steps over a separator; says whether another item follows it.
  private mutating func another(before end: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == end || bytes[at] == UInt8(ascii: ",") else {
      throw unexpected
    }
    defer { at += 1 }
    return bytes[at] != end
  }

  private mutating func isEmpty(before end: UInt8) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == end else { return false }
    at += 1
    return true
  }

  private mutating func elements() throws(JSONError) -> [JSONNode] {
    var elements: [JSONNode] = []
    guard !isEmpty(before: UInt8(ascii: "]")) else { return elements }
    repeat {
      skipSpace()
      elements.append(try value())
    } while try another(before: UInt8(ascii: "]"))
    return elements
  }

  private mutating func members() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    guard !isEmpty(before: UInt8(ascii: "}")) else { return members }
    repeat {
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw unexpected }
      let name = try string()
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw unexpected }
      at += 1
      skipSpace()
      members.append(JSONMember(name: name, node: try value()))
    } while try another(before: UInt8(ascii: "}"))
    return members
  }
}

// MARK: - Numbers and strings

extension JSONReader {
  private mutating func digits() throws(JSONError) {
    let start = at
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
    guard at > start else { throw at < bytes.count ? failure(.badNumber) : failure(.unexpectedEnd) }
  }

  private func sees(_ a: Unicode.Scalar) -> Bool {
    at < bytes.count && bytes[at] == UInt8(truncatingIfNeeded: a.value)
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = at
    if sees("-") { at += 1 }
    guard at < bytes.count else { throw failure(.unexpectedEnd) }
    guard (0x30...0x39).contains(bytes[at]) else { throw unexpected }
    if sees("0") { at += 1 } else { try digits() }
    if sees(".") {
      at += 1
      try digits()
    }
    if sees("e") || sees("E") {
      at += 1
      if sees("+") || sees("-") { at += 1 }
      try digits()
    }
    // RFC 8259 §6 lets a reader set limits: what no double can hold would become infinite unnoticed.
    guard let number = Self.double(bytes[start..<at]), number.isFinite else {
      throw failure(.badNumber)
    }
    return number
  }

  // Short numbers, the bulk of every style and place file, need no general conversion: a whole number below 10¹⁵
  // and a power of ten up to 10²² are doubles exactly, so that their quotient is rounded once.
  private static func double(_ text: ArraySlice<UInt8>) -> Double? {
    var magnitude = 0
    var scale = 1.0
    var isFraction = false
    let negative = text.first == UInt8(ascii: "-")
    let digits = negative ? text.dropFirst() : text
    guard digits.count <= 15 else { return Double(String(decoding: text, as: UTF8.self)) }
    for byte in digits {
      switch byte {
      case 0x30...0x39:
        magnitude = magnitude &* 10 &+ Int(byte &- 0x30)
        if isFraction { scale *= 10 }
      case UInt8(ascii: "."): isFraction = true
      default: return Double(String(decoding: text, as: UTF8.self))
      }
    }
    let number = Double(magnitude) / scale
    return negative ? -number : number
  }

  private mutating func string() throws(JSONError) -> String {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\"),
      bytes[at] >= 0x20
    {
      at += 1
    }
    if sees("\"") {
      defer { at += 1 }
      return try text(bytes[start..<at])
    }
    return try escapedString(from: start)
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var buffer = Array(bytes[start..<at])
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return try text(buffer[...])
      case UInt8(ascii: "\\"):
        at += 1
        try escape(into: &buffer)
      case 0..<0x20: throw unexpected
      default:
        buffer.append(bytes[at])
        at += 1
      }
    }
    throw failure(.unexpectedEnd)
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw failure(.notUTF8) }
    return text
  }

  private mutating func escape(into buffer: inout [UInt8]) throws(JSONError) {
    guard at < bytes.count else { throw failure(.unexpectedEnd) }
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): buffer.append(byte)
    case UInt8(ascii: "b"): buffer.append(0x08)
    case UInt8(ascii: "f"): buffer.append(0x0C)
    case UInt8(ascii: "n"): buffer.append(0x0A)
    case UInt8(ascii: "r"): buffer.append(0x0D)
    case UInt8(ascii: "t"): buffer.append(0x09)
    case UInt8(ascii: "u"): buffer.append(contentsOf: Array(String(try scalar()).utf8))
    default: throw failure(.badEscape)
    }
  }

  private mutating func scalar() throws(JSONError) -> Character {
    let first = try codeUnit()
    var code = UInt32(first)
    if (0xD800..<0xDC00).contains(first), sees("\\") {
      at += 1
      guard sees("u") else { throw failure(.badEscape) }
      at += 1
      let second = try codeUnit()
      guard (0xDC00..<0xE000).contains(second) else { throw failure(.badEscape) }
      code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure(.badEscape) }
    return Character(scalar)
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard at < bytes.count else { throw failure(.unexpectedEnd) }
      let digit: UInt8
      switch bytes[at] {
      case 0x30...0x39: digit = bytes[at] - 0x30
      case 0x41...0x46: digit = bytes[at] - 0x41 + 10
      case 0x61...0x66: digit = bytes[at] - 0x61 + 10
      default: throw failure(.badEscape)
      }
      unit = unit << 4 | UInt16(digit)
      at += 1
    }
    return unit
  }
}
