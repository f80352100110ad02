import CExpat

/// Reads XML in pieces, by expat; entities from outside are never loaded.
///
/// expat itself stops texts whose entities make them grow a hundredfold.
public final class XMLReader {
  /// How deep elements may nest: deeper texts are attacks on the stack of those who walk the nodes.
  public static let maximumDepth = 256
  /// The most bytes of names and text in one collected element; real ones stay below a few million.
  public static let maximumNodeSize = 1 << 27

  private let parser: XML_Parser
  private let tree: XMLTree

  /// Makes a reader of UTF-8, whatever the text declares.
  public init(_ visitor: any XMLVisitor) throws(XMLError) {
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw .notWellFormed(line: 0, reason: "out of memory")
    }
    self.parser = parser
    tree = XMLTree(visitor, parser)
    // So that references to entities of HTML, which no file declares, come as skipped ones and not as an error.
    XML_UseForeignDTD(parser, XML_Bool(XML_TRUE))
    XML_SetUserData(parser, Unmanaged.passUnretained(tree).toOpaque())
    XML_SetElementHandler(
      parser, { XMLTree.of($0)?.begin($1, $2) }, { data, _ in XMLTree.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLTree.of($0)?.text($1, $2) }
    XML_SetSkippedEntityHandler(parser) { data, name, _ in XMLTree.of(data)?.skipped(name) }
  }

  deinit { XML_ParserFree(parser) }

  /// Reads on; the visitor is called on the way.
  ///
  /// - Throws: `XMLError`.
  public func feed(_ bytes: [UInt8]) throws(XMLError) {
    try parse(bytes, isLast: false)
  }

  /// Reads to the end.
  ///
  /// - Throws: `XMLError`, also where elements are still open.
  public func finish() throws(XMLError) {
    try parse([], isLast: true)
  }

  private func parse(_ bytes: [UInt8], isLast: Bool) throws(XMLError) {
    guard let count = Int32(exactly: bytes.count) else {
      throw .tooLarge(line: Int(XML_GetCurrentLineNumber(parser)))
    }
    let status = bytes.withUnsafeBytes {
      XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, count, isLast ? 1 : 0)
    }
    if let failure = tree.failure { throw failure }
    guard status != XML_STATUS_OK else { return }
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    throw .notWellFormed(
      line: Int(XML_GetCurrentLineNumber(parser)), reason: reason ?? "unknown error")
  }
}
