public import GeoCore

/// Finds room for all symbols of a picture, once for the whole of it.
public struct SymbolPlacement: Sendable {
  /// The picture's extent in points.
  public let frame: Rect
  private var index: CollisionIndex

  /// Makes a placement for a picture in which nothing stands yet.
  public init(frame: Rect) {
    self.frame = frame
    index = CollisionIndex(bounds: frame)
  }

  /// Keeps rectangles free of symbols, such as pins and their labels.
  public mutating func reserve(_ rects: some Sequence<Rect>) {
    for rect in rects { index.insert(rect) }
  }

  /// Offers room to candidates in order of priority, whatever order they come in.
  ///
  /// What is placed by one call is an obstacle to the next.
  public mutating func place(_ candidates: [SymbolCandidate]) -> PlacementResult {
    PlacementResult(placed: [], unplaced: [])
  }
}

/// What found room.
public struct PlacementResult: Hashable, Sendable {
  /// Symbols that are drawn, in order of priority: paint them from the last to the first.
  public var placed: [PlacedSymbol]
  /// Indices of candidates that are not drawn, in order of priority, and why.
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
  public enum Reason: Hashable, Sendable {
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
