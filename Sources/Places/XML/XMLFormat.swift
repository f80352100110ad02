import XMLReading

/// Someone who walks through a document and may fail on the way.
class PlaceVisitor: XMLVisitor {
  let collector: PlaceCollector
  private(set) var failure: PlacesError?

  init(_ collector: PlaceCollector) {
    self.collector = collector
  }

  func open(_ element: XMLNode) -> XMLInterest { .skip }
  func take(_ node: XMLNode) {}
  func close(_ name: String) {}
  /// The document is complete.
  func finish() {}

  /// Does something that may fail; after a failure nothing more is done.
  func attempt(_ body: () throws(PlacesError) -> Void) {
    guard failure == nil else { return }
    do throws(PlacesError) { try body() } catch { failure = error }
  }

  /// Reads a document to its end.
  func read(_ source: ByteSource) throws(PlacesError) {
    do throws(XMLError) {
      let reader = try XMLReader(self)
      var isAtStart = true
      var repair = AmpersandRepair()
      while true {
        var piece: [UInt8]
        do throws(PlacesError) { piece = try source.next() } catch {
          failure = error
          break
        }
        if piece.isEmpty { break }
        if isAtStart {
          // XML allows nothing before its declaration, and many hands put an empty line there.
          let blanks = piece.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
          piece.removeFirst(blanks.count)
          isAtStart = piece.isEmpty
        }
        try reader.feed(repair.repair(piece))
        if failure != nil { break }
      }
      if failure == nil {
        try reader.feed(repair.repair([], isLast: true))
        try reader.finish()
      }
      note(repair)
    } catch {
      // What was read before a file breaks off is told with the error, which names the line.
      throw .xml(path: collector.path, error)
    }
    finish()
    if let failure { throw failure }
  }

  private func note(_ repair: AmpersandRepair) {
    guard let line = repair.firstLine else { return }
    collector.note(
      repair.count == 1
        ? "an '&' on line \(line) stands for itself; XML asks for '&amp;'"
        : "\(repair.count) '&', the first on line \(line), stand for themselves; XML asks for '&amp;'"
    )
  }
}

extension XMLNode {
  /// The text in it, without white space around it, or nothing where that is blank.
  var words: String? { text.trimmed.nonEmpty }
}
