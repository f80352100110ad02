/// Why glyphs are not there.
public enum GlyphPackError: Error, Hashable, Sendable {
  /// There is neither a folder nor a ZIP archive at the path.
  case noPack(path: String)
  /// A file is no range of glyphs.
  case broken(file: String, reason: String)
}
