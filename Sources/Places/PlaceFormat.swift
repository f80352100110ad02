/// One format of place files; a new one is one file with one type, listed in `PlaceReader.formats`.
protocol PlaceFormat: Sendable {
  /// What it is called in messages.
  static var name: String { get }
  /// What makes something in such a file a place, in words, for a file that has none.
  static var lookedFor: String { get }
  /// Whether a text begins like this format; formats are asked in the order of `PlaceReader.formats`.
  static func recognizes(_ start: FileStart) -> Bool
  /// Hands everything in the text, which comes as UTF-8, to the collector.
  static func read(_ source: ByteSource, into collector: PlaceCollector) throws(PlacesError)
}

/// How a text begins.
struct FileStart {
  /// How many bytes are looked at: more than any preamble of the formats.
  static let length = 4096

  /// The bytes, without a byte-order mark.
  let bytes: ArraySlice<UInt8>
  /// The first byte that is neither white space nor the separator of records of RFC 8142, or nothing.
  let firstByte: UInt8?
  /// Whether it looks like no text at all: zero bytes, or many other control characters.
  let isBinary: Bool

  init(_ head: [UInt8]) {
    let start = head.prefix(Self.length)
    bytes = start.starts(with: UTF8Text.mark) ? start.dropFirst(3) : start
    firstByte = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0x1E].contains($0) }
    let controls = bytes.count { $0 < 0x09 || (0x0E..<0x1E).contains($0) }
    isBinary = controls * 5 > bytes.count
  }
}

/// UTF-8 as it stands in files.
enum UTF8Text {
  /// The byte-order mark.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
