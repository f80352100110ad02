/// How far the reading of a file has come.
public struct PlaceProgress: Hashable, Sendable {
  /// What the file is called.
  public var path: String
  /// How many of its bytes were read.
  public var bytesRead: Int
  /// How many it has, or nothing where that is not known.
  public var byteCount: Int?
  /// How many places were found.
  public var placeCount: Int
}
