import FileAccess

/// The names of the cases that pass, kept in a file, so that the score only rises.
struct RenderSuiteScore {
  /// In the order of their code points, each once.
  private(set) var names: [String]

  init(names: [String]) {
    self.names = Self.sorted(names)
  }

  /// Reads a file: a name a line; empty lines and those that begin with `# ` say nothing.
  ///
  /// - Throws: where it cannot be read.
  init(path: String) throws(RenderSuiteError) {
    let text = String(decoding: try RenderSuiteFile.bytes(path), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    self.init(names: lines.filter { !$0.hasPrefix("# ") })
  }

  /// The names that no case of `verdicts` passes any more.
  func lost(in verdicts: [RenderSuiteVerdict], filter: (String) -> Bool) -> [String] {
    let passing = Set(verdicts.filter(\.passes).map(\.name))
    return names.filter { filter($0) && !passing.contains($0) }
  }

  /// The score with what passes now besides.
  func raised(by verdicts: [RenderSuiteVerdict]) -> RenderSuiteScore {
    RenderSuiteScore(names: names + verdicts.filter(\.passes).map(\.name))
  }

  /// Writes the file.
  ///
  /// - Throws: where it cannot be written.
  func write(to path: String) throws(RenderSuiteError) {
    let text = names.map { $0 + "\n" }.joined()
    do throws(FileError) {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }

  private static func sorted(_ names: [String]) -> [String] {
    Set(names).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }
}
