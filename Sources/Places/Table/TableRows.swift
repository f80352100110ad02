/// A row of a table as texts.
struct TableRow {
  var texts: [String]
  var line: Int
  var isComment: Bool
  var hasStrayQuote: Bool

  /// Decodes a record; zero bytes, which no text has, are left out.
  init(_ record: SeparatedRecord) {
    line = record.line
    isComment = record.isComment
    hasStrayQuote = record.hasStrayQuote
    texts = []
    texts.reserveCapacity(record.fields.count)
    for field in record.fields {
      if field.contains(0) {
        texts.append(String(decoding: field.filter { $0 != 0 }, as: UTF8.self))
      } else {
        texts.append(String(decoding: field, as: UTF8.self))
      }
    }
  }

  /// The text of a column, without white space around it; empty where there is none.
  func text(_ column: Int) -> String {
    texts.indices.contains(column) ? texts[column].trimmed : ""
  }

  /// Whether it holds nothing but white space.
  var isBlank: Bool { texts.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
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
