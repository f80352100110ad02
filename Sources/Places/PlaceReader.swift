/// Reads files of places; which format a file has is seen from its bytes.
public struct PlaceReader: Sendable {
  /// How many passed-over rows are listed one by one; those beyond are counted.
  public var listedSkips = 20
  /// The most places of one file: beyond it a picture cannot show them and memory ends.
  public var maximumCount = 5_000_000
  /// The index of the first place, so that several files make one input.
  public var firstIndex = 0

  /// Makes a reader with the limits above.
  public init() {}

  /// The names of the formats that can be read.
  public static var formatNames: [String] { [] }

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: `PlacesError`, also where a file has rows but none that is usable.
  public func read(path: String) throws(PlacesError) -> PlaceFile {
    throw .empty(path: path)
  }

  /// Reads bytes; `path` is what they are called in messages.
  ///
  /// - Throws: `PlacesError`, also where there are rows but none that is usable.
  public func read(_ bytes: [UInt8], path: String) throws(PlacesError) -> PlaceFile {
    throw .empty(path: path)
  }
}
