import Testing

@testable import Places

private func records(_ text: String, _ separator: Character = ",") throws -> [[String]] {
  var reader = SeparatedRecords(
    ByteSource(Array(text.utf8)), .separator(separator.asciiValue ?? 0), path: "p")
  var all: [[String]] = []
  while let record = try reader.next() {
    all.append(record.fields.map { String(decoding: $0, as: UTF8.self) })
  }
  return all
}

private func lines(_ text: String) throws -> [Int] {
  var reader = SeparatedRecords(
    ByteSource(Array(text.utf8)), .separator(UInt8(ascii: ",")), path: "p")
  var all: [Int] = []
  while let record = try reader.next() { all.append(record.line) }
  return all
}

@Suite struct SeparatedRecordsTests {
  // The examples of RFC 4180 §2, by number.
  @Test func rfcExamples() throws {
    #expect(
      try records("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n") == [
        ["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"],
      ])
    #expect(
      try records("aaa,bbb,ccc\r\nzzz,yyy,xxx") == [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]])
    #expect(try records("\"aaa\",\"bbb\",\"ccc\"\r\n") == [["aaa", "bbb", "ccc"]])
    #expect(
      try records("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx") == [
        ["aaa", "b\r\nbb", "ccc"], ["zzz", "yyy", "xxx"],
      ])
    #expect(try records("\"aaa\",\"b\"\"bb\",\"ccc\"") == [["aaa", "b\"bb", "ccc"]])
  }

  @Test func emptyFieldsAndBlankLines() throws {
    #expect(try records(",\n\n\na,\n,b") == [["", ""], ["a", ""], ["", "b"]])
    #expect(try records("\"\",\"\"\"\"") == [["", "\""]])
    #expect(try records("") == [])
    #expect(try records("\n\r\n\r") == [])
  }

  @Test func loneReturnsEndLines() throws {
    #expect(try records("a\rb\rc") == [["a"], ["b"], ["c"]])
  }

  @Test func strayQuotesAreText() throws {
    #expect(try records("5\" pipe,\"a\"b,c") == [["5\" pipe", "ab", "c"]])
  }

  @Test func knowsLines() throws {
    #expect(try lines("a\n\"b\nb\r\nb\rb\"\nc\r\n\r\nd\re") == [1, 2, 6, 8, 9])
  }

  @Test func anUnclosedQuoteIsText() throws {
    #expect(try records("a\nb,\"c\nd") == [["a"], ["b", "\"c"], ["d"]])
    // The quote of line 1 would close in the middle of line 2.
    #expect(
      try records("1,\"Foo,2\n3,\"Bar\",4") == [["1", "\"Foo", "2"], ["3", "Bar", "4"]])
  }

  @Test func otherSeparators() throws {
    #expect(try records("a;b,c|d\te", ";") == [["a", "b,c|d\te"]])
    #expect(try records("a;b,c|d\te", "\t") == [["a;b,c|d", "e"]])
  }
}
