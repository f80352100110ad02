/// A text of any encoding as pieces of UTF-8.
final class TextSource {
  /// The encoding and how it was seen.
  let finding: EncodingDetector.Finding
  private var decoder: TextDecoder
  private let raw: ByteSource
  private var isAtEnd = false

  /// Finds the encoding from the beginning of the bytes, or takes the one that is asked for.
  ///
  /// - Throws: `PlacesError.unknownEncoding`.
  init(_ raw: ByteSource, _ head: [UInt8], asked: String?, path: String) throws(PlacesError) {
    self.raw = raw
    if let asked {
      finding = EncodingDetector.Finding(
        encoding: TextEncoding(label: asked), evidence: "as asked for")
    } else {
      finding = EncodingDetector(head).finding()
    }
    guard let decoder = TextDecoder(finding.encoding) else {
      throw .unknownEncoding(path: path, name: finding.encoding.name)
    }
    self.decoder = decoder
  }

  /// The text.
  var source: ByteSource {
    ByteSource { [self] () throws(PlacesError) -> [UInt8] in
      // An empty piece would be taken for the end.
      while !isAtEnd {
        let bytes = try raw.next()
        isAtEnd = bytes.isEmpty
        let text = decoder.decode(bytes, isLast: isAtEnd)
        if !text.isEmpty { return text }
      }
      return []
    }
  }

  var faultCount: Int { decoder.faultCount }
  var firstFaultLine: Int? { decoder.firstFaultLine }
}
