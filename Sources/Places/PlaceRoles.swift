import GeoCore

/// What columns and properties can be to a place.
enum PlaceRole: Int, CaseIterable {
  case latitude, longitude, name, detail, color, label, id
}

/// The texts of a place, each from the best of the fields that could be it.
struct PlaceRoles {
  private(set) var name: String?
  private(set) var detail: String?
  private(set) var color: String?
  private(set) var label: String?
  private(set) var icon: String?
  var id: String?
  private var ranks = [Int](repeating: .max, count: PlaceRole.allCases.count)

  /// Offers a text for what a field can be; blank ones, and those that a better field gave already, are not taken.
  mutating func offer(_ text: String, as meaning: FieldMeaning) {
    guard meaning.rank < ranks[meaning.role.rawValue] else { return }
    let text =
      meaning.role == .name || meaning.role == .detail ? HTMLText.plain(text) : text.trimmed
    guard !text.isEmpty, take(text, as: meaning.role, rank: meaning.rank) else { return }
    ranks[meaning.role.rawValue] = meaning.rank
  }

  private mutating func take(_ text: String, as role: PlaceRole, rank: Int) -> Bool {
    switch role {
    case .name: name = text
    case .detail:
      // An address of the web says nothing to someone who reads a picture.
      guard !text.hasPrefix("http://"), !text.hasPrefix("https://") else { return false }
      detail = text
    case .color: color = text
    case .label:
      // A pin has room for a few characters; longer symbols are names of icons, and so is every word of
      // `marker-symbol`: simplestyle 1.1 has only single letters and digits beside them.
      guard text.count <= 3, rank > 0 || !Self.isWord(text) else {
        icon = text
        return false
      }
      label = text
    case .id: id = text
    case .latitude, .longitude: return false
    }
    return true
  }

  private static func isWord(_ text: String) -> Bool {
    text.utf8.count > 1 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }
}
