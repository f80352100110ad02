/// Why a text is not XML, or not one that is read.
public enum XMLError: Error, Hashable, Sendable {
  /// It is not well-formed; the line is counted from 1, the reason is expat's.
  case notWellFormed(line: Int, reason: String)
  /// Elements nest deeper than `XMLReader.maximumDepth`.
  case tooDeep(line: Int)
  /// An element that is kept whole has more than `XMLReader.maximumNodeSize` bytes of names and text.
  case tooLarge(line: Int)
}

extension XMLError: CustomStringConvertible {
  /// What is wrong and where, without a full stop.
  public var description: String {
    switch self {
    case .notWellFormed(let line, let reason): "not XML: \(reason) on line \(line)"
    case .tooDeep(let line): "its elements nest too deeply on line \(line)"
    case .tooLarge(let line): "an element that ends after line \(line) is too large"
    }
  }
}
