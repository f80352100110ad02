/// A record of separated values.
struct SeparatedRecord {
  /// The fields, their quotes resolved.
  var fields: [ArraySlice<UInt8>] = []
  /// Where it begins, counted from 1.
  var line: Int
  /// Whether it begins with a number sign that is not quoted.
  var isComment = false
  /// Whether a quote was opened that is never closed, and was therefore read as text.
  var hasStrayQuote = false
}

/// Cuts text into records and fields as RFC 4180 §2 has it, with any separator and line break.
///
/// More is accepted than the RFC allows, since files are made by many hands: quotes inside an unquoted field are
/// text, and so are what follows a closing quote and a quote that is never closed.
struct SeparatedRecords {
  /// The longest record: no row of a table is that long, but a file without line breaks may be.
  static let maximumSize = 1 << 24

  private let source: ByteSource
  private let path: String
  private let separator: UInt8
  private var bytes: [UInt8] = []
  private var at = 0
  private var line = 1
  private var isAtEnd = false
  /// Where in `bytes` a quote stands that is text.
  private var strayQuote: Int?

  init(_ source: ByteSource, separator: UInt8, path: String) {
    self.source = source
    self.separator = separator
    self.path = path
  }

  /// The next record that is not a blank line, or nothing at the end.
  mutating func next() throws(PlacesError) -> SeparatedRecord? {
    strayQuote = nil
    while true {
      let (start, startLine) = (at, line)
      switch attempt() {
      case .record(let record): return record
      case .end: return nil
      case .again:
        at = start
        line = startLine
      case .more:
        // What was passed of blank lines stays passed.
        at = start
        line = startLine
        try refill()
      }
    }
  }

  private enum Attempt { case record(SeparatedRecord), end, more, again }

  private enum Outcome { case field(ArraySlice<UInt8>), more, again }

  private mutating func refill() throws(PlacesError) {
    guard bytes.count - at <= Self.maximumSize else {
      throw .recordTooLong(path: path, line: line, limit: Self.maximumSize)
    }
    // At least doubled, so that a long record is not read from its start for every piece.
    let wanted = max(1, bytes.count - at)
    var rest = Array(bytes[at...])
    if let quote = strayQuote { strayQuote = quote - at }
    var got = 0
    while got < wanted {
      let piece = try source.next()
      if piece.isEmpty {
        isAtEnd = true
        break
      }
      got += piece.count
      rest += piece
    }
    bytes = rest
    at = 0
  }

  private mutating func attempt() -> Attempt {
    while at < bytes.count, isBreak(bytes[at]) { guard skipBreak() else { return .more } }
    guard at < bytes.count else { return isAtEnd ? .end : .more }
    var record = SeparatedRecord(line: line)
    record.isComment = bytes[at] == UInt8(ascii: "#")
    while true {
      switch field() {
      case .field(let field): record.fields.append(field)
      case .more: return .more
      case .again: return .again
      }
      guard at < bytes.count else { break }
      guard bytes[at] == separator else { break }
      at += 1
    }
    guard at < bytes.count || isAtEnd else { return .more }
    if at < bytes.count, !skipBreak() { return .more }
    record.hasStrayQuote = strayQuote != nil
    return .record(record)
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  // §2.1 says CRLF; a lone CR or LF ends a line as well. Says no where the next byte must be seen first.
  private mutating func skipBreak() -> Bool {
    if bytes[at] == 0x0D {
      guard at + 1 < bytes.count || isAtEnd else { return false }
      if at + 1 < bytes.count, bytes[at + 1] == 0x0A { at += 1 }
    }
    at += 1
    line += 1
    return true
  }

  private mutating func field() -> Outcome {
    guard at < bytes.count else { return isAtEnd ? .field([]) : .more }
    guard bytes[at] == UInt8(ascii: "\""), strayQuote != at else { return .field(plainPart()) }
    let open = at
    guard let quoted = quotedPart() else { return .more }
    if let text = quoted.text {
      let rest = plainPart()
      if rest.isEmpty { return .field(text) }
      // A quote that closes on another line and in the middle of a word belongs to another field.
      guard text.contains(where: isBreak) else { return .field(text + rest) }
    }
    strayQuote = open
    return .again
  }

  private mutating func plainPart() -> ArraySlice<UInt8> {
    let start = at
    while at < bytes.count, bytes[at] != separator, !isBreak(bytes[at]) { at += 1 }
    return bytes[start..<at]
  }

  // §2.5 to §2.7: a quote within a quoted field is doubled; separators and line breaks are text. Gives nothing where
  // more bytes must be seen first, and no text where there are no more.
  private mutating func quotedPart() -> (text: ArraySlice<UInt8>?, Void)? {
    at += 1
    var start = at
    var text: ArraySlice<UInt8> = []
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\"") {
        guard at + 1 < bytes.count || isAtEnd else { return nil }
        if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "\"") {
          text += bytes[start...at]
          at += 2
          start = at
          continue
        }
        defer { at += 1 }
        return (text.isEmpty ? bytes[start..<at] : text + bytes[start..<at], ())
      }
      countLine()
      at += 1
    }
    return isAtEnd ? (nil, ()) : nil
  }

  private mutating func countLine() {
    let isLoneReturn = bytes[at] == 0x0D && !(at + 1 < bytes.count && bytes[at + 1] == 0x0A)
    if bytes[at] == 0x0A || isLoneReturn { line += 1 }
  }
}
