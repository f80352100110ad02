/// Writes the `&` of an XML text that begin no reference as `&amp;`, as whoever wrote them meant it.
///
/// Addresses with parameters and names of firms stand so in many files that people have. Sections in which the sign
/// means itself (comments, CDATA, processing instructions: XML 1.0 §2.4) are left as they are.
struct AmpersandRepair {
  /// How many were found.
  private(set) var count = 0
  /// The line of the first, from 1.
  private(set) var firstLine: Int?

  private var line = 1
  /// What ends the section that the text is in; nothing in text and tags.
  private var end: [UInt8] = []
  /// The last bytes, of which more must be known.
  private var rest: [UInt8] = []

  private static let sections: [(start: [UInt8], end: [UInt8])] = [
    (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (Array("<?".utf8), Array("?>".utf8)),
  ]
  /// The longest name of an entity of HTML has 31 letters.
  private static let longestReference = 40
  private static let replacement = Array("&amp;".utf8)

  /// The next piece, repaired, but for bytes at its end of which more must be known.
  mutating func repair(_ piece: [UInt8], isLast: Bool = false) -> [UInt8] {
    let bytes = rest.isEmpty ? piece : rest + piece
    rest = []
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 16)
    var at = 0
    while true {
      copyPlain(bytes, &at, &out)
      guard at < bytes.count else { break }
      // What is decided on by the next few bytes waits for them.
      guard isLast || !isUndecided(bytes, at) else {
        rest = Array(bytes[at...])
        break
      }
      at += step(bytes, at, &out)
    }
    return out
  }

  /// Copies up to the next sign that may matter.
  private mutating func copyPlain(_ bytes: [UInt8], _ at: inout Int, _ out: inout [UInt8]) {
    let start = at
    let (first, second) =
      end.isEmpty ? (UInt8(ascii: "<"), UInt8(ascii: "&")) : (end[0], end[0])
    while at < bytes.count, bytes[at] != first, bytes[at] != second {
      if bytes[at] == 0x0A { line += 1 }
      at += 1
    }
    out += bytes[start..<at]
  }

  private func isUndecided(_ bytes: [UInt8], _ at: Int) -> Bool {
    let left = bytes.count - at
    guard end.isEmpty else { return left < end.count }
    switch bytes[at] {
    case UInt8(ascii: "<"): return left < 9
    case UInt8(ascii: "&"): return left <= Self.longestReference
    default: return false
    }
  }

  /// Copies what stands at a place and says how long that was.
  private mutating func step(_ bytes: [UInt8], _ at: Int, _ out: inout [UInt8]) -> Int {
    let byte = bytes[at]
    if !end.isEmpty {
      guard bytes[at...].starts(with: end) else {
        out.append(byte)
        return 1
      }
      defer { end = [] }
      out += end
      return end.count
    }
    if byte == UInt8(ascii: "<") {
      for section in Self.sections where bytes[at...].starts(with: section.start) {
        end = section.end
        out += section.start
        return section.start.count
      }
    } else if byte == UInt8(ascii: "&"), !Self.isReference(bytes[(at + 1)...]) {
      count += 1
      firstLine = firstLine ?? line
      out += Self.replacement
      return 1
    }
    out.append(byte)
    return 1
  }

  /// Whether `name;`, `#number;` or `#xnumber;` follows (XML 1.0 §4.1).
  private static func isReference(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let stop = bytes.prefix(longestReference).firstIndex(of: UInt8(ascii: ";")) else {
      return false
    }
    var name = bytes[..<stop]
    guard name.first == UInt8(ascii: "#") else {
      guard let first = name.first, isLetter(first) else { return false }
      return name.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D || $0 == 0x2E }
    }
    name = name.dropFirst()
    guard name.first == UInt8(ascii: "x") else { return !name.isEmpty && name.allSatisfy(isDigit) }
    name = name.dropFirst()
    return !name.isEmpty
      && name.allSatisfy { isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte == 0x3A || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
