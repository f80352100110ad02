import FileAccess
import ZipReading

/// Reads files of places; which format and which encoding a file has is seen from its bytes.
public struct PlaceReader: Sendable {
  /// How many passed-over rows are listed one by one; those beyond are counted.
  public var listedSkips = 20
  /// The most places and shapes of one file: beyond it a picture cannot show them and memory ends.
  public var maximumCount = 5_000_000
  /// The index of the first place, so that several files make one input.
  public var firstIndex = 0
  /// What a person knows better than the bytes.
  public var options = PlaceReadingOptions()
  /// Is told about every megabyte how far the reading has come.
  public var progress: (@Sendable (PlaceProgress) -> Void)?

  /// In the order in which they are asked: separated values accept any text and come last.
  static let formats: [any PlaceFormat.Type] = [
    GeoJSONFormat.self, KMLFormat.self, GPXFormat.self, SeparatedFormat.self,
  ]

  /// Makes a reader with the limits above.
  public init() {}

  /// The names of the formats that can be read.
  public static let formatNames = ["GeoJSON", "TopoJSON", "KML", "KMZ", "GPX", "CSV"]

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: `PlacesError`, also where a file has rows but none that is usable.
  public func read(path: String) throws(PlacesError) -> PlaceFile {
    try read(path: path, keep: nil)
  }

  /// Reads a file and hands its places over one by one, in order, instead of keeping them; `-` is standard input.
  ///
  /// Of tables and of the features of collections only one is in memory at a time.
  ///
  /// - Returns: everything but the places.
  /// - Throws: `PlacesError`; places may have been handed over before.
  public func read(
    path: String, each body: @escaping (Place) -> Void
  ) throws(PlacesError) -> PlaceFile {
    try read(path: path, keep: body)
  }

  /// Reads bytes; `path` is what they are called in messages.
  ///
  /// A well-formed file without any row or feature gives no places and no error.
  ///
  /// - Throws: `PlacesError`, also where there are rows but none that is usable.
  public func read(_ bytes: [UInt8], path: String) throws(PlacesError) -> PlaceFile {
    let collector = PlaceCollector(path: path, reader: self)
    return try read(ByteSource(bytes), into: collector)
  }

  private func read(path: String, keep: ((Place) -> Void)?) throws(PlacesError) -> PlaceFile {
    let stream: FileStream
    do throws(FileError) { stream = try FileStream(path) } catch { throw .file(error) }
    let collector = PlaceCollector(path: path, reader: self, keep: keep)
    let meter = ProgressMeter(path: path, size: stream.size, report: progress)
    let source = ByteSource { () throws(PlacesError) -> [UInt8] in
      do throws(FileError) {
        let piece = try stream.next()
        meter.add(piece.count, placeCount: collector.placeCount)
        return piece
      } catch {
        throw .file(error)
      }
    }
    return try read(source, into: collector)
  }

  private func read(
    _ source: ByteSource, into collector: PlaceCollector
  ) throws(PlacesError) -> PlaceFile {
    let path = collector.path
    let head = try source.head(TableSurvey.headSize)
    if ZipArchive.recognizes(head) {
      let bytes = try source.rest(path: path, limit: FileBytes.defaultLimit)
      return try readArchive(bytes, into: collector)
    }
    if let kind = FileKind.name(head) { throw .otherKind(path: path, kind: kind) }
    let format = try readText(source, head, into: collector)
    let name = collector.report.format.nonEmpty ?? format.name
    return try collector.finish(format, name: name)
  }

  private func readArchive(
    _ bytes: [UInt8], into collector: PlaceCollector
  ) throws(PlacesError) -> PlaceFile {
    let texts = try KMZArchive(bytes, path: collector.path).texts()
    for text in texts { _ = try readText(ByteSource(text.bytes), text.bytes, into: collector) }
    let names = texts.map(\.name).joined(separator: ", ")
    if texts.count > 1 { collector.note("all KML in the archive is read: \(names)") }
    return try collector.finish(KMLFormat.self, name: "KMZ")
  }

  /// Finds encoding and format and reads to the end.
  private func readText(
    _ source: ByteSource, _ head: [UInt8], into collector: PlaceCollector
  ) throws(PlacesError) -> any PlaceFormat.Type {
    let path = collector.path
    let text = try TextSource(source, head, asked: options.encoding, path: path)
    collector.report.encoding = text.finding.encoding.name
    collector.report.encodingEvidence = text.finding.evidence
    let decoded = text.source
    let start = FileStart(try decoded.head(FileStart.length))
    guard start.firstByte != nil else { throw .empty(path: path) }
    guard let format = Self.formats.first(where: { $0.recognizes(start) }) else {
      if start.firstByte == UInt8(ascii: "<"), let root = XMLStart.root(start.bytes) {
        throw .unknownXML(path: path, root: root.shortened, line: 1)
      }
      throw .unknownFormat(path: path, known: Self.formatNames)
    }
    try format.read(decoded, into: collector)
    if let line = text.firstFaultLine {
      collector.note(
        "\(text.faultCount) bytes, the first on line \(line), are not \(text.finding.encoding.name); they became �"
      )
    }
    return format
  }
}

/// Tells how far a reading has come.
private final class ProgressMeter {
  /// How many bytes pass between two reports: a person sees no more than a few a second.
  private static let step = 1 << 20

  private let report: (@Sendable (PlaceProgress) -> Void)?
  private var state: PlaceProgress
  private var reported = 0

  init(path: String, size: Int?, report: (@Sendable (PlaceProgress) -> Void)?) {
    self.report = report
    state = PlaceProgress(path: path, bytesRead: 0, byteCount: size, placeCount: 0)
  }

  func add(_ count: Int, placeCount: Int) {
    guard let report else { return }
    state.bytesRead += count
    state.placeCount = placeCount
    guard state.bytesRead - reported >= Self.step || count == 0 else { return }
    reported = state.bytesRead
    report(state)
  }
}
