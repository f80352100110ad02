import GeoCore

/// How many notes a person wants to see.
enum NoteLog {
  case quiet, brief, verbose

  init(_ parsed: OptionTable.Parsed) {
    self = parsed.has("--quiet") ? .quiet : parsed.has("--verbose") ? .verbose : .brief
  }

  /// How many notes of a kind are brief.
  private static let few = 3

  func tell(_ diagnostics: [Diagnostic]) {
    guard self != .quiet else { return }
    var counts: [Diagnostic.Kind: Int] = [:]
    for diagnostic in diagnostics {
      counts[diagnostic.kind, default: 0] += 1
      guard self == .verbose || counts[diagnostic.kind, default: 0] <= Self.few else { continue }
      Terminal.error("pinfold: note: \(diagnostic.message.prefix(400))")
    }
    let hidden = counts.values.reduce(0) { $0 + max(0, $1 - Self.few) }
    if self == .brief, hidden > 0 {
      Terminal.error("pinfold: note: \(hidden) more notes; -v lists them")
    }
  }
}
