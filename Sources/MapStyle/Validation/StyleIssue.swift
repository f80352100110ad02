/// Something in a style that the specification does not allow.
public struct StyleIssue: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The part of the style is not drawn.
    case error
    /// It is drawn, but hardly as it was meant.
    case warning
  }

  /// Where in the style, such as `layers[0].paint.fill-color`; empty at its root.
  public let path: String
  /// What is wrong, in the words of MapLibre's reference.
  public let reason: String
  /// The line of the text, from 1, or nothing where nothing stands that has one.
  public let line: Int?
  /// How bad it is.
  public var severity = Severity.error
  /// A name that programs may know the issue by, where it has one.
  public var identifier: String?

  /// The path and the reason.
  public var message: String { path.isEmpty ? reason : "\(path): \(reason)" }
}

extension StyleIssue {
  /// Sorts by line as the reference does, in whose order an issue without a line is neither before nor behind
  /// any other.
  ///
  /// Such an order is none, so that the outcome depends on how one sorts: few issues are sorted as the reference's
  /// runtime does it, by the start of a merge sort by runs (Peters, "listsort.txt"); of many, those without a
  /// line stay behind the one they followed.
  static func sorted(_ issues: [StyleIssue]) -> [StyleIssue] {
    guard issues.contains(where: { $0.line == nil }) else { return stablySorted(issues, \.line) }
    if issues.count < shortestMerge { return sortedByRuns(issues) }
    var last = 0
    let keyed = issues.map { issue in
      last = issue.line ?? last
      return (issue: issue, line: last)
    }
    return stablySorted(keyed, \.line).map(\.issue)
  }

  /// From how many items on a merge sort by runs merges anything.
  private static let shortestMerge = 64

  private static func stablySorted<T, Key: Comparable>(_ items: [T], _ key: (T) -> Key?) -> [T] {
    let order = items.indices.sorted { a, b in
      guard let x = key(items[a]), let y = key(items[b]), x != y else { return a < b }
      return x < y
    }
    return order.map { items[$0] }
  }

  private static func isBefore(_ a: StyleIssue, _ b: StyleIssue) -> Bool {
    guard let x = a.line, let y = b.line else { return false }
    return x < y
  }

  /// A first run, turned round where it falls, and the rest put in one by one by halving.
  private static func sortedByRuns(_ issues: [StyleIssue]) -> [StyleIssue] {
    var items = issues
    guard items.count > 1 else { return items }
    let falls = isBefore(items[1], items[0])
    var end = 2
    while end < items.count, isBefore(items[end], items[end - 1]) == falls { end += 1 }
    if falls { items[..<end].reverse() }
    for index in end..<items.count {
      let item = items.remove(at: index)
      var (low, high) = (0, index)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(item, items[middle]) { high = middle } else { low = middle + 1 }
      }
      items.insert(item, at: low)
    }
    return items
  }
}
