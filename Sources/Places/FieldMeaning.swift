/// What a column or property is to a place, seen from its name.
struct FieldMeaning: Equatable {
  /// What it is.
  var role: PlaceRole
  /// How well its name says so; the least is the best.
  var rank: Int

  /// Every meaning of a name, at most one for each role.
  static func meanings(of name: String) -> [FieldMeaning] {
    let whole = key(name)
    let words = words(of: name)
    return PlaceRole.allCases.compactMap { role in
      rank(of: whole, words: words, as: role).map { FieldMeaning(role: role, rank: $0) }
    }
  }

  /// A whole name ranks before any name of which only a word is known.
  private static let wordRank = 1000

  private static func rank(of whole: String, words: [String], as role: PlaceRole) -> Int? {
    if let rank = FieldNames.ranks[role.rawValue][whole] { return rank }
    // A column called "id of owner" is neither an identifier nor a colour; the other roles are spread over names
    // such as "stop_lat", "station name", "緯度(WGS84)".
    guard role != .id, role != .label, role != .color else { return nil }
    let ranks = words.compactMap { word in
      // Single letters name axes only when they stand alone.
      word.utf8.count > 1 ? FieldNames.ranks[role.rawValue][word] : nil
    }
    if let best = ranks.min() { return best + wordRank }
    guard role == .name, let suffix = FieldNames.nameEndings.firstIndex(where: whole.hasSuffix)
    else { return nil }
    return 2 * wordRank + suffix
  }

  /// A name without case, accents, spaces and signs.
  static func key(_ name: String) -> String {
    string(FoldedText(name).scalars.filter(isWordPart))
  }

  /// The words of a name, cut at signs and before capitals inside it.
  static func words(of name: String) -> [String] {
    var spaced = String.UnicodeScalarView()
    var afterSmall = false
    for scalar in name.unicodeScalars {
      if afterSmall, scalar.properties.isUppercase { spaced.append(" ") }
      spaced.append(scalar)
      afterSmall = scalar.properties.isLowercase
    }
    return FoldedText(String(spaced)).scalars.split { !isWordPart($0) }.map { string(Array($0)) }
  }

  private static func string(_ scalars: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.lazy.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  private static func isWordPart(_ value: UInt32) -> Bool {
    guard let properties = Unicode.Scalar(value)?.properties else { return false }
    if properties.isAlphabetic || properties.numericType != nil { return true }
    return properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark
  }
}
