/// A record of separated values.
struct SeparatedRecord {
  /// Where the text of a field stands.
  struct Field {
    var range: Range<Int>
    /// Whether in `resolved` rather than in `bytes`.
    var isResolved = false
  }

  /// What the fields are parts of.
  private(set) var bytes: [UInt8]
  /// The texts of fields whose quotes had to be resolved.
  private var resolved: [UInt8] = []
  private var places: [Field] = []
  /// Where it begins, counted from 1.
  var line: Int
  /// Whether it begins with a number sign that is not quoted.
  var isComment = false
  /// Whether a quote was opened that is never closed, and was therefore read as text.
  var hasStrayQuote = false

  init(in bytes: [UInt8], line: Int) {
    self.bytes = bytes
    self.line = line
  }

  /// How many fields there are.
  var count: Int { places.count }

  /// A field, its quotes resolved.
  subscript(position: Int) -> ArraySlice<UInt8> {
    let field = places[position]
    return field.isResolved ? resolved[field.range] : bytes[field.range]
  }

  /// All fields.
  var fields: [ArraySlice<UInt8>] { (0..<count).map { self[$0] } }

  /// Adds a field that is a part of the bytes.
  mutating func append(_ range: Range<Int>) {
    places.append(Field(range: range))
  }

  /// Adds a field that is not.
  mutating func append(resolved text: [UInt8]) {
    let start = resolved.count
    resolved += text
    places.append(Field(range: start..<resolved.count, isResolved: true))
  }

  /// Makes room for so many fields.
  mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
  }
}

/// Cuts text into records and fields as RFC 4180 §2 has it, with any separator and line break; or lines into fields
/// at blanks or at fixed positions, where quotes are text.
///
/// More is accepted than the RFC allows, since files are made by many hands: quotes inside an unquoted field are
/// text, and so are what follows a closing quote and a quote that is never closed.
struct SeparatedRecords {
  /// The longest record: no row of a table is that long, but a file without line breaks may be.
  static let maximumSize = 1 << 24

  private let source: ByteSource
  private let path: String
  private let cut: TableCut
  private let separator: UInt8
  private var bytes: [UInt8] = []
  private var at = 0
  private var line = 1
  private var isAtEnd = false
  /// How many fields the last record had.
  private var width = 0
  /// Where in `bytes` a quote stands that is text.
  private var strayQuote: Int?

  init(_ source: ByteSource, _ cut: TableCut, path: String) {
    self.source = source
    self.cut = cut
    if case .separator(let byte) = cut { separator = byte } else { separator = 0 }
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

  private enum Outcome { case part(Range<Int>), resolved([UInt8]), more, again }

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
    var record = SeparatedRecord(in: bytes, line: line)
    record.reserve(width)
    record.isComment = bytes[at] == UInt8(ascii: "#")
    guard case .separator = cut else { return wholeLine(record) }
    while true {
      switch field() {
      case .part(let range): record.append(range)
      case .resolved(let text): record.append(resolved: text)
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
    width = record.count
    return .record(record)
  }

  private mutating func wholeLine(_ record: SeparatedRecord) -> Attempt {
    let start = at
    while at < bytes.count, !isBreak(bytes[at]) { at += 1 }
    let end = at
    guard at < bytes.count || isAtEnd else { return .more }
    if at < bytes.count, !skipBreak() { return .more }
    var record = record
    for field in cut.fields(bytes[start..<end]) {
      record.append(field.startIndex..<field.endIndex)
    }
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
    guard at < bytes.count else { return isAtEnd ? .part(at..<at) : .more }
    guard bytes[at] == UInt8(ascii: "\""), strayQuote != at else { return .part(plainPart()) }
    let open = at
    guard let quoted = quotedPart() else { return .more }
    if let text = quoted.text {
      let rest = plainPart()
      if rest.isEmpty { return text }
      // A quote that closes on another line and in the middle of a word belongs to another field.
      let whole = bytes(of: text)
      guard whole.contains(where: isBreak) else { return .resolved(whole + bytes[rest]) }
    }
    strayQuote = open
    return .again
  }

  private func bytes(of outcome: Outcome) -> [UInt8] {
    switch outcome {
    case .part(let range): Array(bytes[range])
    case .resolved(let text): text
    case .more, .again: []
    }
  }

  private mutating func plainPart() -> Range<Int> {
    let start = at
    while at < bytes.count, bytes[at] != separator, !isBreak(bytes[at]) { at += 1 }
    return start..<at
  }

  // §2.5 to §2.7: a quote within a quoted field is doubled; separators and line breaks are text. Gives nothing where
  // more bytes must be seen first, and no text where there are no more.
  private mutating func quotedPart() -> (text: Outcome?, Void)? {
    at += 1
    var start = at
    var text: [UInt8] = []
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
        return (text.isEmpty ? .part(start..<at) : .resolved(text + bytes[start..<at]), ())
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
