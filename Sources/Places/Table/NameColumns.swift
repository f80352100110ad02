/// The columns of names and details, where the header does not tell them.
struct NameColumns {
  private let rows: [TableRow]
  private let options: PlaceReadingOptions

  /// Ranks after every name that is known.
  private static let rank = 9000

  private static let towns: Set<String> = Set(
    """
    city town village stadt ort gemeinde ville commune ciudad città cidade kaupunki kunta stad by město miasto
    город πόλη 城市 市町村 市区町村 시 place
    """.split { $0 == " " || $0 == "\n" }.map { FieldMeaning.key(String($0)) })

  init(_ rows: [TableRow], options: PlaceReadingOptions) {
    self.rows = Array(rows.prefix(500))
    self.options = options
  }

  /// Adds what is missing to the meanings of a plan.
  func complete(_ plan: inout TablePlan) {
    if let wanted = options.nameColumn {
      if let column = TableCandidate.position(wanted, in: plan.names) {
        plan.meanings[column].removeAll { $0.role == .name }
        plan.meanings[column].append(FieldMeaning(role: .name, rank: -1))
      } else {
        plan.notes.append(
          "no column is called “\(wanted.shortened)”; names are looked for elsewhere")
      }
    }
    func has(_ role: PlaceRole) -> Bool {
      plan.meanings.contains { $0.contains { $0.role == role } }
    }
    guard !has(.name) else { return }
    let taken: [Int] =
      switch plan.coordinates.columns {
      case .apart(let latitude, let longitude): [latitude, longitude]
      case .together(let column): [column]
      }
    let others: [PlaceRole] = [.color, .label, .id, .latitude, .longitude]
    let free = plan.names.indices.filter { column in
      !taken.contains(column)
        && !plan.meanings[column].contains { others.contains($0.role) }
    }
    var scored: [(column: Int, score: Double)] = []
    for column in free {
      guard let score = score(column) else { continue }
      // "city, lat, lng, country": what a place is in names it where nothing else does.
      let isTown = Self.towns.contains(FieldMeaning.key(plan.names[column]))
      scored.append((column, isTown ? score + 3 : score))
    }
    let ranked = scored.sorted {
      $0.score != $1.score ? $0.score > $1.score : $0.column < $1.column
    }
    guard let best = ranked.first else { return }
    plan.meanings[best.column].append(FieldMeaning(role: .name, rank: Self.rank))
    let quoted = "“\(plan.names[best.column])”"
    plan.notes.append("no column is named as a name; \(quoted) is taken for it")
    if !has(.detail), ranked.count > 1 {
      plan.meanings[ranked[1].column].append(FieldMeaning(role: .detail, rank: Self.rank))
    }
  }

  /// How much a column looks like names: words that differ from row to row; nothing where it does not.
  private func score(_ column: Int) -> Double? {
    var (filled, worded, length, coded) = (0, 0, 0, 0)
    var seen: Set<String> = []
    for row in rows {
      let text = row.text(column)
      guard !NoValue.matches(text) else { continue }
      filled += 1
      seen.insert(text)
      length += min(text.count, 30)
      let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
      if letters.count * 2 >= text.unicodeScalars.count { worded += 1 }
      // "GKA", "Pacific/Port_Moresby" and "https://…" are for programs.
      let isCode =
        text.count <= 5 && letters.allSatisfy { $0.properties.isUppercase }
        || !text.contains(" ") && text.contains { "/_@".contains($0) }
      if isCode { coded += 1 }
    }
    guard filled * 2 >= rows.count, worded * 10 >= filled * 7 else { return nil }
    // In steps, so that a few repeated names do not make a better column of another.
    let distinct = (Double(seen.count) / Double(filled) * 5).rounded() / 5
    let code = Double(coded) / Double(filled)
    return distinct * 10 - code * 8 + min(Double(length) / Double(filled), 10) / 20
  }
}
