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
  public private(set) var entries: [BoardEntry]
  /// The places that the query left out, in the same order and without numbers; empty where there is no query.
  public let others: [BoardEntry]
  /// The groups of the entries in order, none where they are not gathered; together they cover all entries.
  public private(set) var groups: [BoardGroup]
  /// What the colours of the entries stand for where a property gives them; none otherwise.
  public let categories: [BoardCategory]
  /// The position in `entries` of the one that stands out, or nothing.
  public private(set) var selectedPosition: Int?
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
    var remarks: [Diagnostic] = []
    remarks += BoardProperties(options).remarks(on: places)
    let query = PlaceQuery(options.query)
    let near = Self.usable(options.near, &remarks)
    let (matches, rest) = Self.divided(places, query)
    let order = options.sort ?? (near == nil ? .input : .distance)
    if order == .distance || options.numberOrder == .distance, near == nil {
      remarks.append(
        Diagnostic(
          .input,
          "sorting by distance needs a point to measure from; the order is that of the input"))
    }
    var shown = PlaceOrder(order, near: near).sorted(matches)
    var groups: [BoardGroup] = []
    if let grouping = options.grouping {
      (shown, groups) = BoardGroup.gather(shown, by: grouping, isByName: order == .name)
    }
    let limit = max(0, options.limit ?? .max)
    if shown.count > limit { shown = Array(shown.prefix(limit)) }
    self.groups = groups.compactMap { $0.clipped(to: limit) }
    var unnumbered = options
    unnumbered.numbering = .none
    others = Self.entries(PlaceOrder(order, near: near).sorted(rest), near, unnumbered)
    var entries = Self.entries(shown, near, options)
    categories = Self.color(&entries, by: options.colorProperty, &remarks)
    selectedPosition = options.selection.flatMap { $0.position(in: entries) }
    if let position = selectedPosition {
      entries[position].isSelected = true
    } else if let selection = options.selection {
      remarks.append(
        Diagnostic(.input, "nothing is selected: no place shown has \(selection.words)"))
    }
    title = options.title?.trimmed.nonEmpty
    self.query = query
    self.near = near
    self.entries = entries
    matchCount = matches.count
    inputCount = places.count
    diagnostics = remarks
  }

  /// The same with only some of its entries, in the same order and groups and with the same numbers.
  public func keeping(_ isKept: (BoardEntry) -> Bool) -> Board {
    var board = self
    board.entries = []
    board.groups = []
    for group in groups.isEmpty ? [BoardGroup(title: "", range: entries.indices)] : groups {
      let start = board.entries.count
      board.entries += entries[group.range].filter(isKept)
      guard !groups.isEmpty, board.entries.count > start else { continue }
      board.groups.append(BoardGroup(title: group.title, range: start..<board.entries.count))
    }
    board.selectedPosition = board.entries.firstIndex(where: \.isSelected)
    return board
  }

  private static func color(
    _ entries: inout [BoardEntry], by property: String?, _ remarks: inout [Diagnostic]
  ) -> [BoardCategory] {
    guard let property, !entries.isEmpty else { return [] }
    if let remark = PropertyRemark.of(
      property, in: entries.map(\.place), effect: "colours are the places’ own",
      isThere: { $0.text(of: $1) != nil })
    {
      remarks.append(remark)
      return []
    }
    let colors = BoardColors(entries, by: property)
    for at in entries.indices { entries[at].place.color = colors[at] }
    return colors.categories.filter { $0.count > 0 }
  }

  private static func divided(
    _ places: [Place], _ query: PlaceQuery?
  ) -> (matches: [Place], rest: [Place]) {
    guard let query else { return (places, []) }
    var divided: (matches: [Place], rest: [Place]) = ([], [])
    for place in places {
      if query.matches(place) { divided.matches.append(place) } else { divided.rest.append(place) }
    }
    return divided
  }

  /// The entry that stands out, or nothing.
  public var selected: BoardEntry? { selectedPosition.map { entries[$0] } }

  private static func usable(_ near: Coordinate?, _ remarks: inout [Diagnostic]) -> Coordinate? {
    guard let near else { return nil }
    guard near.isValid else {
      remarks.append(
        Diagnostic(
          .input,
          "distances cannot be measured from longitude \(near.longitude), latitude \(near.latitude)"
        ))
      return nil
    }
    return near
  }

  private static func entries(
    _ places: [Place], _ near: Coordinate?, _ options: BoardOptions
  ) -> [BoardEntry] {
    var ranks = Array(places.indices)
    if let order = options.numberOrder {
      // Places that are equal in that order are counted as they were read.
      let read = places.indices.sorted { places[$0].index < places[$1].index }
      let counted = PlaceOrder(order, near: near).positions(read.map { places[$0] })
      for (rank, position) in counted.enumerated() { ranks[read[position]] = rank }
    }
    let numbers = BoardNumbers(options.numbering).numbers(places, ranks: ranks)
    return zip(places, numbers).map { place, number in
      BoardEntry(
        place: place, number: number, distance: near.map { $0.distance(to: place.coordinate) })
    }
  }
}

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }
}
