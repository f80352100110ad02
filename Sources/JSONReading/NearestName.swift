/// Finds what a person meant by a name that is not known.
public enum NearestName {
  /// Of `names` the one that differs from `name` by the fewest letters, the first of equals; nothing where that
  /// is more than `tolerance`.
  public static func of(
    _ name: String, among names: some Sequence<String>, tolerance: Int = 2
  ) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(name, candidate)
      if distance <= tolerance, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Longer names are no slips of known ones; the table of letters grows with the product of both.
  static let longestName = 64

  /// How many letters must be put in, taken out or exchanged (Levenshtein's distance); `Int.max` for long names.
  public static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.prefix(longestName + 1)), Array(b.prefix(longestName + 1)))
    guard a.count <= longestName, b.count <= longestName else { return .max }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[b.count]
  }
}
