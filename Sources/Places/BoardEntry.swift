/// A place as it stands on a board.
public struct BoardEntry: Hashable, Sendable {
  /// The place.
  public var place: Place
  /// What its pin and its row bear, or nothing; never empty.
  public var number: String?
  /// Metres from `Board.near`, or nothing where that is not given.
  public var distance: Double?
  /// Whether it is the one that stands out.
  public var isSelected: Bool

  /// Makes an entry.
  public init(
    place: Place, number: String? = nil, distance: Double? = nil, isSelected: Bool = false
  ) {
    self.place = place
    self.number = number
    self.distance = distance
    self.isSelected = isSelected
  }
}
