/// A record of separated values.
struct SeparatedRecord {
  /// The fields, their quotes resolved, as UTF-8 that is not checked yet.
  var fields: [ArraySlice<UInt8>]
  /// Where it begins, counted from 1.
  var line: Int
}

/// Cuts text into records and fields as RFC 4180 §2 has it, with any separator and line break.
///
/// More is accepted than the RFC allows, since files are made by many hands: quotes inside an unquoted field are
/// text, and so is what follows a closing quote.
struct SeparatedRecords {
  /// What is wrong with a text.
  enum Failure: Error {
    /// A quote opened on a line is never closed.
    case unterminatedQuote(line: Int)
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var at: Int
  private var line = 1

  init(_ bytes: [UInt8], separator: UInt8, from start: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.separator = separator
    at = start
    self.line = line
  }

  /// The next record that is not a blank line, or nothing at the end.
  mutating func next() throws(Failure) -> SeparatedRecord? {
    while at < bytes.count, isBreak(bytes[at]) { skipBreak() }
    guard at < bytes.count else { return nil }
    var record = SeparatedRecord(fields: [], line: line)
    while true {
      record.fields.append(try field())
      guard at < bytes.count, bytes[at] == separator else { break }
      at += 1
    }
    if at < bytes.count { skipBreak() }
    return record
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  // §2.1 says CRLF; a lone CR or LF ends a line as well.
  private mutating func skipBreak() {
    if bytes[at] == 0x0D, at + 1 < bytes.count, bytes[at + 1] == 0x0A { at += 1 }
    at += 1
    line += 1
  }

  private mutating func field() throws(Failure) -> ArraySlice<UInt8> {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return plainPart() }
    let quoted = try quotedPart()
    let rest = plainPart()
    return rest.isEmpty ? quoted : quoted + rest
  }

  private mutating func plainPart() -> ArraySlice<UInt8> {
    let start = at
    while at < bytes.count, bytes[at] != separator, !isBreak(bytes[at]) { at += 1 }
    return bytes[start..<at]
  }

  // §2.5 to §2.7: a quote within a quoted field is doubled; separators and line breaks are text.
  private mutating func quotedPart() throws(Failure) -> ArraySlice<UInt8> {
    let opened = line
    at += 1
    var start = at
    var text: ArraySlice<UInt8> = []
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\"") {
        if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "\"") {
          text += bytes[start...at]
          at += 2
          start = at
          continue
        }
        defer { at += 1 }
        return text.isEmpty ? bytes[start..<at] : text + bytes[start..<at]
      }
      countLine()
      at += 1
    }
    throw .unterminatedQuote(line: opened)
  }

  private mutating func countLine() {
    let isLoneReturn = bytes[at] == 0x0D && !(at + 1 < bytes.count && bytes[at + 1] == 0x0A)
    if bytes[at] == 0x0A || isLoneReturn { line += 1 }
  }
}
