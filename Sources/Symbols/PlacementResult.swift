/// What found room.
public struct PlacementResult: Hashable, Sendable {
  /// Symbols that are drawn, in order of priority: paint them from the last to the first.
  public var placed: [PlacedSymbol]
  /// Symbols that are not drawn, in order of priority, and why.
  public var unplaced: [UnplacedSymbol]

  /// Makes a result.
  public init(placed: [PlacedSymbol], unplaced: [UnplacedSymbol]) {
    self.placed = placed
    self.unplaced = unplaced
  }
}

/// A symbol that is drawn.
public struct PlacedSymbol: Hashable, Sendable {
  /// Its index among the candidates.
  public var candidate: Int
  /// Whether its icon is drawn.
  public var hasIcon: Bool
  /// Which of the candidate's `texts` is drawn; nothing for none.
  public var text: Int?

  /// Makes a placed symbol.
  public init(candidate: Int, hasIcon: Bool, text: Int?) {
    self.candidate = candidate
    self.hasIcon = hasIcon
    self.text = text
  }
}

/// A symbol that is not drawn.
public struct UnplacedSymbol: Hashable, Sendable {
  /// Why it is not drawn.
  public enum Reason: Error, Hashable, Sendable {
    /// Something stands there.
    case collision
    /// The picture's edge would cut it, or it lies wholly outside.
    case edge
    /// The same stands nearby.
    case repetition
  }

  /// Its index among the candidates.
  public var candidate: Int
  /// Why it is not drawn.
  public var reason: Reason

  /// Makes an unplaced symbol.
  public init(candidate: Int, reason: Reason) {
    self.candidate = candidate
    self.reason = reason
  }
}
