/// Why fonts could not be made ready.
public enum TypesettingError: Error, Hashable, Sendable {
  /// A folder named in the options does not exist or is not a folder.
  case noSuchDirectory(path: String)
}
