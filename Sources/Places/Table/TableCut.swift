/// How the rows of a table are cut into fields.
enum TableCut: Hashable {
  /// At an ASCII character (RFC 4180).
  case separator(UInt8)
  /// At runs of blanks.
  case blanks
  /// At the same characters in each row: where each field begins, counted from 0.
  case positions([Int])

  /// What it is called in messages.
  var name: String {
    switch self {
    case .separator(UInt8(ascii: ",")): "comma"
    case .separator(UInt8(ascii: ";")): "semicolon"
    case .separator(0x09): "tab"
    case .separator(UInt8(ascii: "|")): "bar"
    case .separator(let byte): String(Unicode.Scalar(byte))
    case .blanks: "blanks"
    case .positions: "none, columns of a fixed width"
    }
  }

  /// The fields of a line.
  func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    switch self {
    case .separator(let byte): return line.split(separator: byte, omittingEmptySubsequences: false)
    case .blanks: return line.split { $0 == 0x20 || $0 == 0x09 }
    case .positions(let starts):
      var fields: [ArraySlice<UInt8>] = []
      var (from, character) = (line.startIndex, 0)
      for at in line.indices where line[at] & 0xC0 != 0x80 {
        if fields.count + 1 < starts.count, character == starts[fields.count + 1] {
          fields.append(line[from..<at])
          from = at
        }
        character += 1
      }
      fields.append(line[from...])
      return fields.map { $0.trimmingBlanks }
    }
  }

  /// Separators that need no other sign to be taken for one.
  static let usual: [TableCut] = [",", ";", "\t", "|"].map { .separator(UInt8(ascii: $0)) }

  /// Separators that stand in other texts as well, and are looked at where the usual ones give no coordinates.
  static let unusual: [TableCut] = ["^", "~", ":"].map { .separator(UInt8(ascii: $0)) } + [.blanks]
}

/// Finds the columns of a table that is made for the eye: positions that are blank in each row.
struct FixedColumns {
  /// Fewer rows have blanks above each other by chance.
  private static let fewestRows = 3
  /// Beyond it nothing is aligned.
  private static let maximumWidth = 1000

  /// For each position whether no row has a sign there.
  private let isBlank: [Bool]

  /// Looks at the lines of a text, those without any blank set aside: they are rules and titles.
  init?(_ head: [UInt8]) {
    let lines = head.split(separator: 0x0A).prefix(TableSurvey.rowCount).filter {
      $0.contains(0x20) && !$0.contains(0x09)
    }
    guard lines.count >= Self.fewestRows else { return nil }
    var isBlank: [Bool] = []
    for line in lines {
      var at = 0
      for byte in line where byte & 0xC0 != 0x80 {
        if at == isBlank.count { isBlank.append(true) }
        if byte != 0x20, byte != 0x0D { isBlank[at] = false }
        at += 1
        guard at < Self.maximumWidth else { return nil }
      }
    }
    self.isBlank = isBlank
  }

  /// The columns, parted by at least so many blanks.
  func cut(gap: Int) -> TableCut? {
    var (starts, blanks) = ([Int](), gap)
    for (at, isBlank) in isBlank.enumerated() {
      if isBlank {
        blanks += 1
      } else {
        if blanks >= gap { starts.append(at) }
        blanks = 0
      }
    }
    return starts.count > 1 ? .positions(starts) : nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without blanks around them.
  var trimmingBlanks: ArraySlice<UInt8> {
    var rest = self
    while let first = rest.first, first == 0x20 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x0D { rest.removeLast() }
    return rest
  }
}
