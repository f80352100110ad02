/// One format of place files; a new one is one file with one type, listed in `PlaceReader.formats`.
protocol PlaceFormat: Sendable {
  /// What it is called in messages.
  static var name: String { get }
  /// What makes something in such a file a place, in words, for a file that has none.
  static var lookedFor: String { get }
  /// Whether bytes begin like this format; formats are asked in the order of `PlaceReader.formats`.
  static func recognizes(_ bytes: [UInt8]) -> Bool
  /// Hands everything in the bytes to the collector.
  static func read(
    _ bytes: [UInt8], into collector: inout PlaceCollector
  ) throws(PlacesError)
}

/// How a file begins.
struct FileStart {
  /// How many bytes are looked at: more than any preamble of the formats.
  static let length = 4096

  /// The first byte that is not white space, after a byte-order mark, or nothing.
  let firstByte: UInt8?
  /// Whether there is a zero byte, which no UTF-8 text file has.
  let isBinary: Bool

  init(_ bytes: [UInt8]) {
    let start = bytes.prefix(Self.length)
    let body = start.starts(with: UTF8Text.mark) ? start.dropFirst(3) : start
    firstByte = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    isBinary = start.contains(0)
  }
}

/// UTF-8 as it stands in files.
enum UTF8Text {
  /// The byte-order mark.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
