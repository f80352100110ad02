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

  /// The first line.
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

  /// A badge, the name, the detail and the distance.
  public init() {}
}
