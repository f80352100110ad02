import GeoCore

/// Remarks of which the first are listed and the rest counted by kind.
struct Tally {
  /// How many lines are kept of each kind.
  private static let keptLines = 10

  private(set) var count = 0
  /// By kind, in the order in which they first came.
  private(set) var reasons: [PlaceReport.Reason] = []
  private var listed: [Diagnostic] = []
  private var rest: [(kind: String, count: Int)] = []

  mutating func add(_ kind: String, line: Int, limit: Int, _ remark: () -> Diagnostic) {
    count += 1
    note(kind, line)
    if listed.count < limit { return listed.append(remark()) }
    if let known = rest.firstIndex(where: { $0.kind == kind }) {
      rest[known].count += 1
    } else {
      rest.append((kind, 1))
    }
  }

  private mutating func note(_ kind: String, _ line: Int) {
    guard let known = reasons.firstIndex(where: { $0.words == kind }) else {
      return reasons.append(PlaceReport.Reason(words: kind, count: 1, lines: [line]))
    }
    reasons[known].count += 1
    // A feature without line breaks before it shares its line with others.
    guard reasons[known].lines.count < Self.keptLines, reasons[known].lines.last != line else {
      return
    }
    reasons[known].lines.append(line)
  }

  func diagnostics(_ kind: Diagnostic.Kind, path: String, _ verb: String) -> [Diagnostic] {
    guard count > listed.count else { return listed }
    let kinds = rest.map { "\($0.kind) (\($0.count))" }.joined(separator: ", ")
    return listed + [Diagnostic(kind, "\(path): \(count - listed.count) more \(verb): \(kinds)")]
  }
}
