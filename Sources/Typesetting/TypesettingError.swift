/// Why fonts could not be made ready.
public enum TypesettingError: Error, Hashable, Sendable {
  /// A folder named in the options does not exist or is not a folder.
  case noSuchDirectory(path: String)
  /// A folder named in the options has no font with outlines, nor has one below it.
  case noFonts(path: String)
}
