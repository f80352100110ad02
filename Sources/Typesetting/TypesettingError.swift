/// Why fonts could not be made ready.
public enum TypesettingError: Error, Hashable, Sendable {
  /// A folder named in the options does not exist or is not a folder.
  case noSuchDirectory(path: String)
  /// A folder named in the options has no font with outlines, nor has one below it.
  case noFonts(path: String)
}

extension TypesettingError: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .noSuchDirectory(let path): "\(path) is not a folder of fonts"
    case .noFonts(let path): "\(path) has no fonts"
    }
  }
}
