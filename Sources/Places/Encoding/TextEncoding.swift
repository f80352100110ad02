/// An encoding of text.
struct TextEncoding: Hashable, Sendable {
  /// How it is read.
  enum Kind: Hashable {
    case utf8, utf16(isBig: Bool), windows1252
    /// By the C library, under this name.
    case system(String)
  }

  /// What it is called for people.
  let name: String
  let kind: Kind

  static let utf8 = TextEncoding(name: "UTF-8", kind: .utf8)
  static let utf16LE = TextEncoding(name: "UTF-16LE", kind: .utf16(isBig: false))
  static let utf16BE = TextEncoding(name: "UTF-16BE", kind: .utf16(isBig: true))
  static let windows1252 = TextEncoding(name: "Windows-1252", kind: .windows1252)

  /// The encoding that people, files and programs call `label`; others are asked of the C library, which may not
  /// know them either.
  init(label: String) {
    let key = String(
      label.lowercased().unicodeScalars.filter { !" -_".unicodeScalars.contains($0) })
    switch key {
    case "utf8", "unicode11utf8", "ascii", "usascii", "utf8sig", "utf8bom": self = .utf8
    case "utf16", "utf16le", "unicode", "ucs2": self = .utf16LE
    case "utf16be": self = .utf16BE
    // Browsers read Latin-1 as Windows-1252 as well: what differs are control characters that no text has.
    case "latin1", "iso88591", "l1", "ansi", "windows1252", "cp1252", "win1252":
      self = .windows1252
    default:
      let known = Self.systemNames.first { $0.keys.contains(key) }
      self.init(
        name: known?.name ?? label, kind: .system(known?.systemName ?? label.uppercased()))
    }
  }

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Names as people say them, as the C library does, and what else they are called.
  private static let systemNames: [(name: String, systemName: String, keys: [String])] = [
    // Microsoft's superset, since files that say Shift-JIS come from there.
    (
      "Shift-JIS", "CP932",
      ["shiftjis", "sjis", "mskanji", "windows31j", "cp932", "ms932", "xsjis"]
    ),
    ("EUC-JP", "EUC-JP-MS", ["eucjp", "ujis", "xeucjp", "eucjpms"]),
    ("GB18030", "GB18030", ["gb18030", "gbk", "gb2312", "cp936", "ms936", "euccn"]),
    ("Big5", "BIG5-HKSCS", ["big5", "big5hkscs", "cp950", "ms950"]),
    ("EUC-KR", "CP949", ["euckr", "cp949", "ms949", "ksc5601", "uhc", "korean"]),
    ("ISO-2022-JP", "ISO-2022-JP", ["iso2022jp", "jis"]),
    ("Windows-1250", "CP1250", ["windows1250", "cp1250", "win1250"]),
    ("Windows-1251", "CP1251", ["windows1251", "cp1251", "win1251"]),
    ("Windows-1253", "CP1253", ["windows1253", "cp1253", "iso88597", "greek"]),
    ("Windows-1254", "CP1254", ["windows1254", "cp1254", "iso88599", "latin5"]),
    ("Windows-1255", "CP1255", ["windows1255", "cp1255", "hebrew"]),
    ("Windows-1256", "CP1256", ["windows1256", "cp1256", "arabic"]),
    ("Windows-1257", "CP1257", ["windows1257", "cp1257", "baltic"]),
    ("Windows-1258", "CP1258", ["windows1258", "cp1258"]),
    ("TIS-620", "CP874", ["tis620", "windows874", "cp874", "iso885911"]),
    ("ISO-8859-2", "ISO-8859-2", ["iso88592", "latin2"]),
    ("ISO-8859-5", "ISO-8859-5", ["iso88595"]),
    ("ISO-8859-15", "ISO-8859-15", ["iso885915", "latin9"]),
    ("KOI8-R", "KOI8-R", ["koi8r", "koi8"]),
    ("KOI8-U", "KOI8-U", ["koi8u"]),
    ("ISO-8859-6", "ISO-8859-6", ["iso88596"]),
    ("ISO-8859-8", "ISO-8859-8", ["iso88598"]),
    ("Mac Cyrillic", "MAC-CYRILLIC", ["xmaccyrillic", "maccyrillic"]),
    ("IBM866", "CP866", ["cp866", "ibm866"]),
    ("IBM850", "CP850", ["cp850", "ibm850"]),
    ("IBM437", "CP437", ["cp437", "ibm437"]),
    ("Mac Roman", "MACINTOSH", ["macroman", "macintosh", "mac"]),
    ("UTF-32LE", "UTF-32LE", ["utf32", "utf32le"]),
    ("UTF-32BE", "UTF-32BE", ["utf32be"]),
  ]
}
