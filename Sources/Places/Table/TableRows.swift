/// A row of a table, its fields decoded when they are asked for.
struct TableRow {
  private let record: SeparatedRecord

  init(_ record: SeparatedRecord) {
    self.record = record
  }

  var line: Int { record.line }
  var isComment: Bool { record.isComment }
  var hasStrayQuote: Bool { record.hasStrayQuote }

  /// How many fields there are.
  var count: Int { record.count }

  /// All fields as texts.
  var texts: [String] { record.fields.map(Self.decoded) }

  /// A field as it stands there, in UTF-8.
  func bytes(_ column: Int) -> ArraySlice<UInt8> {
    column < record.count ? record[column] : []
  }

  /// The text of a column, without white space around it; empty where there is none.
  func text(_ column: Int) -> String {
    column < record.count ? Self.decoded(record[column]).trimmed : ""
  }

  /// Whether it holds nothing but white space.
  var isBlank: Bool {
    record.fields.allSatisfy { field in
      field.allSatisfy { $0 <= 0x20 } || Self.decoded(field).allSatisfy(\.isWhitespace)
    }
  }

  /// Whether it is a remark rather than a row whose first field begins with a number sign.
  var isRemark: Bool {
    guard isComment, record.count > 0, let sign = record[0].dropFirst().first else {
      return isComment
    }
    return sign == 0x20 || sign == 0x09
  }

  static func decoded(_ field: ArraySlice<UInt8>) -> String {
    // Zero bytes are in no text.
    let plain = field.contains(0) ? field.filter { $0 != 0 }[...] : field
    // Spreadsheets keep zeros before a number by writing ="007".
    if plain.count > 2, plain.first == UInt8(ascii: "="), plain.starts(with: "=\"".utf8),
      plain.last == UInt8(ascii: "\"")
    {
      return String(decoding: plain.dropFirst(2).dropLast(), as: UTF8.self)
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

/// Texts that stand for no value.
enum NoValue {
  /// Whether a text is blank or one of the words that programs write for nothing.
  static func matches(_ text: String) -> Bool {
    guard text.utf8.count <= 6 else { return false }
    if text.isEmpty { return true }
    switch text.lowercased() {
    case "\\n", "null", "nil", "none", "nan", "na", "n/a", "#n/a", "-", "--", "?", "n.a.", "(null)":
      return true
    default: return false
    }
  }
}
