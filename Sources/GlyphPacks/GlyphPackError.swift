/// Why glyphs are not there.
public enum GlyphPackError: Error, Hashable, Sendable {
  /// There is neither a folder nor a ZIP archive at the path.
  case noPack(path: String)
  /// A file is no range of glyphs.
  case broken(file: String, reason: String)
}

extension GlyphPackError: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .noPack(let path): "\(path) is neither a folder nor a ZIP archive of glyph packs"
    case .broken(let file, let reason): "the glyph pack \(file): \(reason)"
    }
  }
}
