/// Why a text is not XML, or not one that is read.
public enum XMLError: Error, Hashable, Sendable {
  /// It is not well-formed; the line is counted from 1, the reason is expat's.
  case notWellFormed(line: Int, reason: String)
  /// Elements nest deeper than `XMLReader.maximumDepth`.
  case tooDeep(line: Int)
  /// An element that is kept whole has more than `XMLReader.maximumNodeSize` bytes of names and text.
  case tooLarge(line: Int)
}
