import JSONReading

/// A JSON text that is read value by value, so that only one of them is in memory.
struct JSONStream {
  /// The largest single value: a feature, or a topology, beyond it is a mistake.
  static let maximumSize = 1 << 28

  let path: String
  private let source: ByteSource
  private var bytes: [UInt8] = []
  private var at = 0
  private var isAtEnd = false
  /// Where `bytes` begin in the text.
  private var base = 0
  /// The line of the next byte, from 1.
  private(set) var line = 1

  init(_ source: ByteSource, path: String) {
    self.source = source
    self.path = path
  }

  /// Where the next byte stands in the text.
  var offset: Int { base + at }

  /// The next byte that is neither white space nor a separator of records (RFC 8142 §2.2), or nothing at the end.
  mutating func peek() throws(PlacesError) -> UInt8? {
    while true {
      while at < bytes.count {
        switch bytes[at] {
        case 0x0A: line += 1
        case 0x20, 0x09, 0x0D, 0x1E: break
        default: return bytes[at]
        }
        at += 1
      }
      guard try refill(keeping: at) else { return nil }
    }
  }

  /// Steps over a byte that `peek` gave.
  mutating func skip() { at += 1 }

  /// Steps over a byte that must stand there.
  mutating func expect(_ byte: Character) throws(PlacesError) {
    guard let next = try peek() else { throw failure(.unexpectedEnd) }
    guard next == byte.asciiValue else { throw failure(.unexpectedByte(next)) }
    at += 1
  }

  /// Whether another item follows in a list that ends in `end`; steps over the sign that tells.
  mutating func another(before end: Character) throws(PlacesError) -> Bool {
    guard let next = try peek() else { throw failure(.unexpectedEnd) }
    guard next == end.asciiValue || next == UInt8(ascii: ",") else {
      throw failure(.unexpectedByte(next))
    }
    at += 1
    guard next == UInt8(ascii: ",") else { return false }
    // RFC 8259 has no comma before the end, and many hands leave one.
    guard try peek() == end.asciiValue else { return true }
    at += 1
    return false
  }

  /// Steps over what stands before the text.
  mutating func drop(_ count: Int) throws(PlacesError) {
    while bytes.count - at < count { guard try refill(keeping: at) else { break } }
    let end = min(bytes.count, at + count)
    for byte in bytes[at..<end] where byte == 0x0A { line += 1 }
    at = end
  }

  func failure(_ reason: JSONError.Reason) -> PlacesError {
    .json(path: path, JSONError(reason: reason, byteOffset: offset, line: line))
  }

  /// The next value, whole.
  mutating func value() throws(PlacesError) -> JSONNode {
    guard try peek() != nil else { throw failure(.unexpectedEnd) }
    let (startLine, startOffset) = (line, offset)
    let slice = try slice()
    do {
      return try JSONReader.read(
        slice, line: startLine, byteOffset: startOffset, takesNonFinite: true)
    } catch {
      throw .json(path: path, error)
    }
  }

  /// The bytes of the next value, found by its brackets and quotes.
  private mutating func slice() throws(PlacesError) -> [UInt8] {
    var (end, depth, isQuoted) = (at, 0, false)
    scan: while true {
      while end < bytes.count {
        let byte = bytes[end]
        if isQuoted {
          if byte == UInt8(ascii: "\\") {
            // The escaped byte may be in the next piece.
            if end + 1 == bytes.count { break }
            end += 1
          } else if byte == UInt8(ascii: "\"") {
            isQuoted = false
            if depth == 0 { break scan }
          }
        } else {
          switch byte {
          case UInt8(ascii: "\""): isQuoted = true
          case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
          case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if depth == 0 {
              end -= 1
              break scan
            }
            depth -= 1
            if depth == 0 { break scan }
          case UInt8(ascii: ","), UInt8(ascii: ":"), 0x0A, 0x0D, 0x20, 0x09, 0x1E:
            if depth == 0 {
              end -= 1
              break scan
            }
          default: break
          }
        }
        end += 1
      }
      let start = at
      guard try refill(keeping: start) else {
        // Cut off: the reader says where.
        end = bytes.count - 1
        break
      }
      end -= start
    }
    let slice = end >= at ? Array(bytes[at...min(end, bytes.count - 1)]) : []
    for byte in slice where byte == 0x0A { line += 1 }
    at += slice.count
    // A sign that is no value is passed over by whoever handles the error.
    guard !slice.isEmpty else { throw failure(.unexpectedByte(bytes[at])) }
    return slice
  }

  /// The rest of this record without taking it: up to a line break, or to the next separator of records.
  mutating func record(separatedByRS: Bool) throws(PlacesError) -> [UInt8] {
    var end = at
    while true {
      while end < bytes.count {
        if bytes[end] == 0x1E || !separatedByRS && bytes[end] == 0x0A {
          return Array(bytes[at..<end])
        }
        end += 1
      }
      let start = at
      guard try refill(keeping: start) else { return Array(bytes[at...]) }
      end -= start
    }
  }

  /// The first byte after so many others that is no white space, without taking anything, or nothing.
  mutating func peek(after count: Int) throws(PlacesError) -> UInt8? {
    var next = at + count
    while true {
      while next < bytes.count {
        guard [0x20, 0x09, 0x0A, 0x0D, 0x1E].contains(bytes[next]) else { return bytes[next] }
        next += 1
      }
      let start = at
      guard try refill(keeping: start) else { return nil }
      next -= start
    }
  }

  /// Steps over bytes that `record` gave.
  mutating func skip(_ record: [UInt8]) {
    for byte in record where byte == 0x0A { line += 1 }
    at = min(bytes.count, at + record.count)
  }

  /// Reads on; says whether there was more.
  private mutating func refill(keeping start: Int) throws(PlacesError) -> Bool {
    guard !isAtEnd else { return false }
    let kept = bytes.count - start
    guard kept <= Self.maximumSize else { throw failure(.tooDeep) }
    var rest = Array(bytes[start...])
    var got = 0
    // At least doubled, so that a large value is not copied for every piece.
    while got <= kept {
      let piece = try source.next()
      if piece.isEmpty {
        isAtEnd = true
        break
      }
      rest += piece
      got += piece.count
    }
    base += start
    at -= start
    bytes = rest
    return got > 0
  }
}
