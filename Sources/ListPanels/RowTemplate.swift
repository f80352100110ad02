import GeoCore
public import Places

/// What the row of a place shows.
public struct RowTemplate: Hashable, Sendable {
  /// A text that a place gives.
  public enum Field: Hashable, Sendable {
    /// Its name.
    case name
    /// Its detail.
    case detail
    /// How far it is, where the board measures distances.
    case distance
    /// Its latitude and longitude.
    case coordinate
    /// A property of its file.
    case property(String)
  }

  /// The first line; where it has no text, the first detail that has takes its place, then the coordinate.
  public var title = Field.name
  /// The lines below it; those without text take no room.
  public var details: [Field] = [.detail]
  /// At the far end of the first line, or nothing.
  public var trailing: Field? = .distance
  /// Whether the number of the place is shown in a badge.
  public var showsBadge = true
  /// The most lines of the title.
  public var titleLines = 2
  /// The most lines of each detail.
  public var detailLines = 2
  /// How distances are written.
  public var distanceStyle = DistanceStyle.metric

  /// A badge, the name, the detail and the distance.
  public init() {}

  /// What an entry says by this template.
  public func content(of entry: BoardEntry) -> RowContent {
    var details = details.map { text($0, entry) }.filter { !$0.isEmpty }
    var title = text(title, entry)
    if title.isEmpty {
      title = details.isEmpty ? text(.coordinate, entry) : details.removeFirst()
    }
    let trailing = trailing.map { text($0, entry) } ?? ""
    return RowContent(
      badge: showsBadge ? entry.number : nil, title: title, details: details,
      trailing: trailing.isEmpty ? nil : trailing)
  }

  private func text(_ field: Field, _ entry: BoardEntry) -> String {
    switch field {
    case .name: entry.place.name.onOneLine
    case .detail: entry.place.detail?.onOneLine ?? ""
    case .distance: entry.distance.map(distanceStyle.text) ?? ""
    case .coordinate: Self.text(entry.place.coordinate)
    case .property(let name): entry.place.property(name)?.text.onOneLine ?? ""
    }
  }

  // Five decimals are a metre.
  private static func text(_ coordinate: Coordinate) -> String {
    func decimals(_ value: Double) -> String {
      let scaled = Int((value.magnitude * 1e5).rounded())
      let fraction = String(100_000 + scaled % 100_000).dropFirst()
      return "\(scaled / 100_000).\(fraction)°"
    }
    guard coordinate.isValid, abs(coordinate.longitude) < 1e6 else { return "" }
    return decimals(coordinate.latitude) + (coordinate.latitude < 0 ? " S, " : " N, ")
      + decimals(coordinate.longitude) + (coordinate.longitude < 0 ? " W" : " E")
  }
}

extension PropertyValue {
  /// The value as it is read; empty for nothing, lists joined by commas, objects not shown.
  var text: String {
    switch self {
    case .null, .object: return ""
    case .bool(let flag): return flag ? "yes" : "no"
    case .number(let number):
      if let whole = Int(exactly: number), abs(number) < 1e15 { return String(whole) }
      return String(number)
    case .string(let text): return text
    case .array(let values):
      return values.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }
}

extension String {
  /// The most characters of a text that are looked at: no row has room for more, and texts of files have no bound.
  static let readLength = 1000

  /// The text with each run of white space as one space, none around it, and no longer than a row can show.
  var onOneLine: String {
    var text = ""
    var isSpaced = false
    for character in prefix(Self.readLength) {
      if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
        isSpaced = !text.isEmpty
      } else {
        if isSpaced { text.append(" ") }
        isSpaced = false
        text.append(character)
      }
    }
    return text
  }
}
