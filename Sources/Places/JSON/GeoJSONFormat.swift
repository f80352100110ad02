import JSONReading

/// GeoJSON (RFC 7946), sequences of it (RFC 8142, and one text a line), TopoJSON, and lists of objects with a
/// latitude and a longitude.
enum GeoJSONFormat: PlaceFormat {
  static let name = "GeoJSON"
  static let lookedFor =
    "features with a geometry in degrees of longitude and latitude, or objects with a latitude and a longitude"

  static func recognizes(_ start: FileStart) -> Bool {
    start.firstByte == UInt8(ascii: "{") || start.firstByte == UInt8(ascii: "[")
      || scriptPrefix(start.bytes) != nil
  }

  /// How many bytes stand before the value of a script such as `var places = {…};` or `callback([…])`, or nothing.
  static func scriptPrefix(_ start: ArraySlice<UInt8>) -> Int? {
    let head = start.prefix(200)
    guard let open = head.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") })
    else { return nil }
    var words = head[..<open].filter { $0 > 0x20 }
    guard let sign = words.popLast(), sign == UInt8(ascii: "=") || sign == UInt8(ascii: "("),
      !words.isEmpty
    else { return nil }
    let isName = words.allSatisfy { byte in
      (0x41...0x5A).contains(byte & ~0x20) || (0x30...0x39).contains(byte)
        || "_$.".utf8.contains(byte)
    }
    return isName ? open - start.startIndex : nil
  }

  static func read(_ source: ByteSource, into collector: PlaceCollector) throws(PlacesError) {
    let start = try source.head(FileStart.length)
    var document = GeoJSONDocument(source, collector)
    if let prefix = scriptPrefix(FileStart(start).bytes) {
      collector.note("it is a script; the value in it is read")
      try document.drop(prefix)
      try document.readFirst()
      return try document.finish()
    }
    let isRFC8142 = start.first == 0x1E
    if isRFC8142 || isLineByLine(start) {
      try document.readSequence(separatedByRS: isRFC8142)
    } else {
      try document.readFirst()
      // Whatever follows the first text makes a sequence of it.
      try document.readSequence(separatedByRS: false)
    }
    try document.finish()
  }

  /// Whether the first two lines are a value each.
  private static func isLineByLine(_ start: [UInt8]) -> Bool {
    let lines = start.split(separator: 0x0A, maxSplits: 3).prefix(3).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
    guard lines.count > 1 else { return false }
    let isWhole = lines.dropLast().map {
      $0.first == UInt8(ascii: "{") && $0.last == UInt8(ascii: "}")
    }
    return isWhole.contains(true) && lines.allSatisfy { $0.first == UInt8(ascii: "{") }
  }
}

/// The reading of one file.
struct GeoJSONDocument {
  private var stream: JSONStream
  private var walk: GeoJSONWalk
  private let collector: PlaceCollector
  private var count = 0
  private var isSequence = false

  init(_ source: ByteSource, _ collector: PlaceCollector) {
    stream = JSONStream(source, path: collector.path)
    walk = GeoJSONWalk(collector)
    self.collector = collector
  }

  /// Steps over what stands before the first text.
  mutating func drop(_ count: Int) throws(PlacesError) {
    try stream.drop(count)
  }

  /// Reads the first text, features one by one.
  mutating func readFirst() throws(PlacesError) {
    guard let first = try stream.peek() else { return }
    count += 1
    if first == UInt8(ascii: "[") { return try list() }
    try object()
  }

  /// Reads text after text; those that are broken are counted.
  mutating func readSequence(separatedByRS: Bool) throws(PlacesError) {
    while try stream.peek() != nil {
      count += 1
      isSequence = true
      let (line, offset) = (stream.line, stream.offset)
      let record = try stream.record(separatedByRS: separatedByRS)
      do {
        let node = try JSONReader.read(record, line: line, byteOffset: offset)
        stream.skip(record)
        try walk.record(node, "")
      } catch let error as JSONError {
        if error.reason == .unexpectedEnd, !separatedByRS, try goesOn(after: record) { continue }
        collector.report.rowCount += 1
        collector.skip(.badText("this is not JSON"), at: PlacePosition(line: line))
        stream.skip(record)
      } catch let error as PlacesError {
        throw error
      } catch {}
    }
  }

  /// A text of several lines in a sequence: reads it where the next line is no beginning of another.
  private mutating func goesOn(after record: [UInt8]) throws(PlacesError) -> Bool {
    guard let next = try stream.peek(after: record.count), next != UInt8(ascii: "{") else {
      return false
    }
    try walk.record(try stream.value(), "")
    return true
  }

  mutating func finish() throws(PlacesError) {
    try walk.flush()
    if isSequence, count > 1 { collector.report.format = "GeoJSON, a text a line" }
  }

  private mutating func list() throws(PlacesError) {
    try stream.expect("[")
    if try stream.peek() == UInt8(ascii: "]") { return stream.skip() }
    var index = 0
    repeat {
      index += 1
      try item("item \(index)") { walk, node, what throws(PlacesError) in
        try walk.record(node, what)
      }
    } while try stream.another(before: "]")
  }

  private mutating func object() throws(PlacesError) {
    let line = stream.line
    try stream.expect("{")
    var members: [JSONMember] = []
    var hasFeatures = false
    if try stream.peek() == UInt8(ascii: "}") {
      stream.skip()
    } else {
      repeat {
        guard let name = try stream.value().string else { throw stream.failure(.unexpectedEnd) }
        try stream.expect(":")
        if name == "features", try stream.peek() == UInt8(ascii: "[") {
          hasFeatures = true
          try features()
        } else if try isList(name) {
          let list = try records(name)
          if let list { members.append(JSONMember(name: name, node: list)) }
        } else {
          let node = try stream.value()
          if name == "crs" { walk.take(system: node) }
          members.append(JSONMember(name: name, node: node))
        }
      } while try stream.another(before: "}")
    }
    try walk.document(JSONNode(.object(members), line: line), hasFeatures: hasFeatures)
  }

  private mutating func features() throws(PlacesError) {
    try stream.expect("[")
    if try stream.peek() == UInt8(ascii: "]") { return stream.skip() }
    var index = 0
    repeat {
      index += 1
      try item("feature \(index)") { walk, node, what throws(PlacesError) in
        try walk.feature(node, what)
      }
    } while try stream.another(before: "]")
  }

  /// Reads the next item of a list; one that is broken is counted, since its brackets tell where it ends.
  private mutating func item(
    _ what: String,
    _ body: (inout GeoJSONWalk, JSONNode, String) throws(PlacesError) -> Void
  ) throws(PlacesError) {
    let line = stream.line
    let node: JSONNode
    do throws(PlacesError) { node = try stream.value() } catch {
      guard case .json(_, let fault) = error, fault.reason != .unexpectedEnd else { throw error }
      collector.report.rowCount += 1
      return collector.skip(
        .badText("it is not JSON on line \(fault.line)"),
        at: PlacePosition(line: line, what: what))
    }
    try body(&walk, node, what)
  }

  /// Whether the value of a member is a list of objects that may be places.
  private mutating func isList(_ name: String) throws(PlacesError) -> Bool {
    guard try stream.peek() == UInt8(ascii: "["), name != "geometries" else { return false }
    return try stream.peek(after: 1) == UInt8(ascii: "{")
  }

  /// Takes the items of a list one by one where its first is a place, otherwise gives the list.
  private mutating func records(_ name: String) throws(PlacesError) -> JSONNode? {
    let line = stream.line
    try stream.expect("[")
    let first = try stream.value()
    guard RecordPosition.isPlace(first, walk.memory) else {
      var items = [first]
      while try stream.another(before: "]") { items.append(try stream.value()) }
      return JSONNode(.array(items), line: line)
    }
    walk.hasRecords = true
    try walk.record(first, "\(name) 1")
    var index = 1
    while try stream.another(before: "]") {
      index += 1
      try item("\(name) \(index)") { walk, node, what throws(PlacesError) in
        try walk.record(node, what)
      }
    }
    return nil
  }
}
