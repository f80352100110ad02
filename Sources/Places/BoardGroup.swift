import GeoCore

/// Places of a board that belong together.
public struct BoardGroup: Hashable, Sendable {
  /// What they have in common; empty for those that have no group.
  public var title: String
  /// Their positions in `Board.entries`.
  public var range: Range<Int>

  /// Makes a group.
  public init(title: String, range: Range<Int>) {
    self.title = title
    self.range = range
  }

  /// Gathers places that are in order: groups in the order of their first place, or by name where the places are
  /// ordered by name; those without a group last.
  static func gather(
    _ places: [Place], by grouping: BoardGrouping, isByName: Bool
  ) -> (places: [Place], groups: [BoardGroup]) {
    var positions: [String: Int] = [:]
    var members: [(title: String, places: [Place])] = []
    for place in places {
      let title = self.title(of: place, by: grouping)
      if let position = positions[title] {
        members[position].places.append(place)
      } else {
        positions[title] = members.count
        members.append((title, [place]))
      }
    }
    if isByName {
      var collation = Collation(capacity: members.count)
      for member in members { collation.append(member.title) }
      let order = members.indices.sorted { a, b in
        let comparison = collation.compare(a, b)
        return comparison == 0 ? a < b : comparison < 0
      }
      members = order.map { members[$0] }
    }
    members = members.filter { !$0.title.isEmpty } + members.filter { $0.title.isEmpty }
    var groups: [BoardGroup] = []
    var start = 0
    for member in members {
      groups.append(BoardGroup(title: member.title, range: start..<start + member.places.count))
      start += member.places.count
    }
    return (members.flatMap(\.places), groups)
  }

  private static func title(of place: Place, by grouping: BoardGrouping) -> String {
    switch grouping {
    case .folder: place.group?.trimmed ?? ""
    case .property(let name): place.property(name)?.plainText?.trimmed ?? ""
    }
  }

  /// The part of it that lies among the first `count` entries, or nothing.
  func clipped(to count: Int) -> BoardGroup? {
    range.lowerBound < count
      ? BoardGroup(title: title, range: range.lowerBound..<min(range.upperBound, count)) : nil
  }
}

extension PropertyValue {
  /// The value as a person writes it, or nothing for lists, objects and no value.
  var plainText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.plainText
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
