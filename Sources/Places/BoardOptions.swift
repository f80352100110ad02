public import GeoCore

/// What a person asks of their places: which, in what order, and how many.
public struct BoardOptions: Hashable, Sendable {
  /// The heading, or nothing.
  public var title: String?
  /// What names or details must hold; blank for all places.
  public var query = ""
  /// The order; nothing for that by distance where `near` is given, otherwise that of the input.
  public var sort: BoardSort?
  /// Where distances are measured from, or nothing for no distances.
  public var near: Coordinate?
  /// The most places, the first after sorting, or nothing for all.
  public var limit: Int?
  /// What places are gathered by, or nothing for no groups.
  public var grouping: BoardGrouping?
  /// The property whose values give places their colours instead of their own, or nothing.
  public var colorProperty: String?
  /// The place that stands out, or nothing.
  public var selection: PlaceSelection?
  /// What pins and rows bear.
  public var numbering = BoardNumbering.positions
  /// The order in which numbers and letters are given; nothing for that in which the places stand.
  public var numberOrder: BoardSort?

  /// Asks for all places in the order of the input.
  public init() {}
}

/// An order of places; equals keep the order of the input.
public enum BoardSort: Hashable, Sendable {
  /// As they were read.
  case input
  /// By name as people order words, whatever the script; places without a name last.
  case name
  /// By distance from `BoardOptions.near`; as they were read where that is not given.
  case distance
  /// By the value of a property: numbers ascending, then texts as names, then places without one.
  case property(String, descending: Bool = false)
}

/// What places are gathered by.
public enum BoardGrouping: Hashable, Sendable {
  /// The folders of their files.
  case folder
  /// The value of a property.
  case property(String)
}

/// What pins and rows bear.
public enum BoardNumbering: Hashable, Sendable {
  /// Each place its own label where it has one, otherwise its number from 1.
  case positions
  /// Each place its own label where it has one, otherwise A, B, … Z, AA, AB, ….
  case letters
  /// The value of a property; places without one bear nothing.
  case property(String)
  /// Only labels that places have of their own.
  case labels
  /// Nothing.
  case none
}
