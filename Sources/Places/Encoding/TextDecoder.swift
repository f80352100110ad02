/// Turns pieces of text in an encoding into pieces of UTF-8 that end at whole characters.
struct TextDecoder {
  /// How many bytes or units were no characters; each became U+FFFD.
  private(set) var faultCount = 0
  /// The line of the first of them, counted from 1.
  private(set) var firstFaultLine: Int?

  private let kind: TextEncoding.Kind
  private let system: SystemDecoder?
  private var rest: [UInt8] = []
  private var line = 1
  private var isAtStart = true

  /// Makes a decoder, or nothing where the C library does not know the encoding.
  init?(_ encoding: TextEncoding) {
    kind = encoding.kind
    if case .system(let name) = encoding.kind {
      guard let system = SystemDecoder(name) else { return nil }
      self.system = system
    } else {
      system = nil
    }
  }

  /// The characters that `bytes` complete; at the end what is left over is a fault.
  mutating func decode(_ bytes: [UInt8], isLast: Bool = false) -> [UInt8] {
    let input = rest.isEmpty ? bytes : rest + bytes
    rest = []
    var text: [UInt8]
    switch kind {
    case .utf8: text = utf8(input, isLast)
    case .utf16(let isBig): text = utf16(input, isBig, isLast)
    case .windows1252: text = Self.windows1252(input)
    case .system: text = system(input, isLast)
    }
    if isAtStart, !text.isEmpty {
      isAtStart = false
      if text.starts(with: UTF8Text.mark) { text.removeFirst(3) }
    }
    return text
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  private mutating func fault(after text: some Sequence<UInt8>) {
    faultCount += 1
    guard firstFaultLine == nil else { return }
    firstFaultLine = line + text.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  private mutating func count(_ text: [UInt8]) {
    guard firstFaultLine == nil else { return }
    var breaks = 0
    for byte in text where byte == 0x0A { breaks += 1 }
    line += breaks
  }

  private mutating func utf8(_ bytes: [UInt8], _ isLast: Bool) -> [UInt8] {
    var scan = UTF8Scan(bytes)
    var text: [UInt8] = []
    var start = 0
    while let bad = scan.nextFault() {
      if bad.isCutOff, !isLast {
        rest = Array(bytes[bad.range])
        text += bytes[start..<bad.range.lowerBound]
        count(text)
        return text
      }
      text += bytes[start..<bad.range.lowerBound]
      fault(after: text)
      text += Self.replacement
      start = bad.range.upperBound
    }
    text = start == 0 ? bytes : text + bytes[start...]
    count(text)
    return text
  }

  private mutating func utf16(_ bytes: [UInt8], _ isBig: Bool, _ isLast: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var at = 0
    func unit(_ at: Int) -> UInt32 {
      isBig
        ? UInt32(bytes[at]) << 8 | UInt32(bytes[at + 1])
        : UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
    }
    while at + 1 < bytes.count {
      var value = unit(at)
      var width = 2
      if (0xD800..<0xDC00).contains(value) {
        guard at + 3 < bytes.count || isLast else { break }
        let low = at + 3 < bytes.count ? unit(at + 2) : 0
        if (0xDC00..<0xE000).contains(low) {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
          width = 4
        }
      }
      if let scalar = Unicode.Scalar(value) {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        fault(after: text)
        text += Self.replacement
      }
      at += width
    }
    rest = Array(bytes[at...])
    if isLast, !rest.isEmpty {
      fault(after: text)
      text += Self.replacement
    }
    count(text)
    return text
  }

  private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      let value = byte < 0xA0 ? windows1252Block[Int(byte) - 0x80] : UInt32(byte)
      if let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) {
        text.append(contentsOf: units)
      }
    }
    return text
  }

  /// Bytes 0x80 to 0x9F; the five that are not assigned stay control characters.
  private static let windows1252Block: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  private mutating func system(_ bytes: [UInt8], _ isLast: Bool) -> [UInt8] {
    guard let system else { return bytes }
    var text: [UInt8] = []
    var left = bytes[...]
    while !left.isEmpty {
      let (part, taken, isInvalid) = system.decode(left)
      text += part
      left = left.dropFirst(taken)
      guard !left.isEmpty else { break }
      if !isInvalid, !isLast {
        rest = Array(left)
        break
      }
      fault(after: text)
      text += Self.replacement
      left = left.dropFirst()
    }
    count(text)
    return text
  }
}
