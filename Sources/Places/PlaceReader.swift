import FileAccess

/// Reads files of places; which format a file has is seen from its bytes.
public struct PlaceReader: Sendable {
  /// How many passed-over rows are listed one by one; those beyond are counted.
  public var listedSkips = 20
  /// The most places of one file: beyond it a picture cannot show them and memory ends.
  public var maximumCount = 5_000_000
  /// The index of the first place, so that several files make one input.
  public var firstIndex = 0

  /// In the order in which they are asked: separated values accept any text and come last.
  static let formats: [any PlaceFormat.Type] = [GeoJSONFormat.self, SeparatedFormat.self]

  /// Makes a reader with the limits above.
  public init() {}

  /// The names of the formats that can be read.
  public static var formatNames: [String] { formats.map { $0.name } }

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: `PlacesError`, also where a file has rows but none that is usable.
  public func read(path: String) throws(PlacesError) -> PlaceFile {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path)
    } catch {
      throw .file(error)
    }
    return try read(bytes, path: path)
  }

  /// Reads bytes; `path` is what they are called in messages.
  ///
  /// A well-formed file without any row or feature gives no places and no error.
  ///
  /// - Throws: `PlacesError`, also where there are rows but none that is usable.
  public func read(_ bytes: [UInt8], path: String) throws(PlacesError) -> PlaceFile {
    guard FileStart(bytes).firstByte != nil else { throw .empty(path: path) }
    guard let format = Self.formats.first(where: { $0.recognizes(bytes) }) else {
      throw .unknownFormat(path: path, known: Self.formatNames)
    }
    var collector = PlaceCollector(path: path, reader: self)
    try format.read(bytes, into: &collector)
    return try collector.finish(format)
  }
}
