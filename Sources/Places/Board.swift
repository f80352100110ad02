public import GeoCore

/// The one model that every panel reads: which places, in what order, under what numbers.
public struct Board: Hashable, Sendable {
  /// The heading, or nothing.
  public let title: String?
  /// What was searched for, or nothing.
  public let query: PlaceQuery?
  /// Where distances are measured from, or nothing.
  public let near: Coordinate?
  /// The places that are shown, in order.
  public let entries: [BoardEntry]
  /// How many places matched before the limit.
  public let matchCount: Int
  /// How many places there were before the query.
  public let inputCount: Int
  /// What could not be done as asked, such as a selection that names no place.
  public let diagnostics: [Diagnostic]

  /// A board without places.
  public static let empty = Board([])

  /// Puts places on a board.
  public init(_ places: [Place], _ options: BoardOptions = BoardOptions()) {
    title = options.title
    query = PlaceQuery(options.query)
    near = options.near
    entries = places.map { BoardEntry(place: $0) }
    matchCount = places.count
    inputCount = places.count
    diagnostics = []
  }

  /// The entry that stands out, or nothing.
  public var selected: BoardEntry? { entries.first { $0.isSelected } }
}
