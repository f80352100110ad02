/// Finds the encoding of a file from how it begins.
struct EncodingDetector {
  /// What was found and by what.
  struct Finding: Equatable {
    var encoding: TextEncoding
    /// How it was seen, for people.
    var evidence: String
  }

  private let bytes: [UInt8]

  /// Takes the beginning of a file; whether it is all of it does not matter.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func finding() -> Finding {
    if let marked = byMark() { return marked }
    if let wide = byZeros() { return wide }
    if let shifted = byEscapes() { return shifted }
    var scan = UTF8Scan(bytes)
    var faults = 0
    while let fault = scan.nextFault() { faults += fault.isCutOff ? 0 : 1 }
    if faults == 0 {
      return Finding(encoding: .utf8, evidence: scan.wideCount == 0 ? "only ASCII" : "valid UTF-8")
    }
    // Other encodings give sequences that are UTF-8 by chance, but never mostly so.
    if scan.wideCount >= faults * 10 {
      return Finding(encoding: .utf8, evidence: "UTF-8 but for some damaged bytes")
    }
    if let declared = declaredByXML() { return declared }
    return byLetters()
  }

  private func byMark() -> Finding? {
    let marks: [([UInt8], TextEncoding)] = [
      (UTF8Text.mark, .utf8), ([0xFF, 0xFE, 0, 0], TextEncoding(label: "utf-32le")),
      ([0, 0, 0xFE, 0xFF], TextEncoding(label: "utf-32be")), ([0xFF, 0xFE], .utf16LE),
      ([0xFE, 0xFF], .utf16BE), ([0x84, 0x31, 0x95, 0x33], TextEncoding(label: "gb18030")),
    ]
    return marks.first { bytes.starts(with: $0.0) }.map {
      Finding(encoding: $0.1, evidence: "byte-order mark")
    }
  }

  // Separators, digits and line breaks of any table are ASCII: half a UTF-16 unit is then zero.
  private func byZeros() -> Finding? {
    let units = bytes.count / 2
    guard units >= 4 else { return nil }
    var zeros = (even: 0, odd: 0)
    for unit in 0..<units {
      let (first, second) = (bytes[2 * unit], bytes[2 * unit + 1])
      if first == 0, Self.isText(second) { zeros.even += 1 }
      if second == 0, Self.isText(first) { zeros.odd += 1 }
    }
    // A fifth of the units; a stray zero byte in a text of bytes stays far below.
    let enough = max(2, units / 5)
    if zeros.odd >= enough, zeros.odd > 4 * zeros.even {
      return Finding(encoding: .utf16LE, evidence: "every other byte is zero")
    }
    if zeros.even >= enough, zeros.even > 4 * zeros.odd {
      return Finding(encoding: .utf16BE, evidence: "every other byte is zero")
    }
    return nil
  }

  // ISO/IEC 2022: ESC $ B and ESC $ @ shift to JIS X 0208, which ESC ( B and ESC ( J leave again.
  private func byEscapes() -> Finding? {
    guard let escape = bytes.firstIndex(of: 0x1B), bytes.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    let sequence = bytes[escape...].dropFirst().prefix(2)
    guard sequence.elementsEqual("$B".utf8) || sequence.elementsEqual("$@".utf8) else { return nil }
    return Finding(
      encoding: TextEncoding(label: "iso-2022-jp"), evidence: "the escapes of ISO-2022-JP")
  }

  private static func isText(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  // XML 1.0 §4.3.3; what is not ASCII throughout has been found before.
  private func declaredByXML() -> Finding? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
      let name = head[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = head[name.upperBound..<end.lowerBound].drop { " =\t".contains($0) }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let label = String(value.dropFirst().prefix { $0 != quote })
    let encoding = TextEncoding(label: label)
    // It says what many hands leave standing, and the bytes say that it is not so.
    guard !label.isEmpty, encoding != .utf8 else { return nil }
    return Finding(encoding: encoding, evidence: "as its XML declaration says")
  }

  private func byLetters() -> Finding {
    var best = (encoding: TextEncoding.windows1252, score: -Double.infinity)
    // More than enough letters to tell languages apart, and a bound on the time.
    let sample = bytes.count > 1 << 16 ? Array(bytes.prefix(1 << 16)) : bytes
    for candidate in LetterScore.candidates {
      guard var decoder = TextDecoder(candidate.encoding) else { continue }
      let text = decoder.decode(sample)
      let score = candidate.score(
        String(decoding: text, as: UTF8.self), faults: decoder.faultCount)
      if score > best.score { best = (candidate.encoding, score) }
    }
    return Finding(
      encoding: best.encoding,
      evidence: "not UTF-8; of the older encodings its letters make most sense in this one")
  }
}
