/// How an XML text begins.
enum XMLStart {
  /// The name of the root without its prefix, after declarations, comments and a document type; nothing where there
  /// is none in these bytes.
  static func root(_ bytes: ArraySlice<UInt8>) -> String? {
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      guard let next = rest.first else { return nil }
      if rest.starts(with: "!--".utf8) {
        guard let end = self.end(of: "-->", in: rest) else { return nil }
        rest = rest[end...]
      } else if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        rest = rest[(end + 1)...]
      } else {
        let name = rest.prefix { !" \t\r\n/>".utf8.contains($0) }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? name
        return String(decoding: local, as: UTF8.self)
      }
    }
    return nil
  }

  private static func end(of sign: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let sign = Array(sign.utf8)
    var at = bytes.startIndex
    while at + sign.count <= bytes.endIndex {
      if bytes[at..<at + sign.count].elementsEqual(sign) { return at + sign.count }
      at += 1
    }
    return nil
  }
}
