public import GeoCore

/// The order in which symbols are offered room: first by layer, then by key, then by identity.
public struct SymbolPriority: Hashable, Sendable, Comparable {
  /// Rank of the layer; the lowest number comes first (the topmost layer is 0).
  public var layer: Int
  /// The sort key inside the layer; the lowest comes first; NaN counts as 0.
  public var sortKey: Double
  /// What tells symbols of one layer and key apart whatever order they were found in.
  public var identity: UInt64

  /// Makes a priority.
  public init(layer: Int, sortKey: Double = 0, identity: UInt64) {
    self.layer = layer
    self.sortKey = sortKey.isNaN ? 0 : sortKey
    self.identity = identity
  }

  /// Whether `a` is offered room before `b`.
  public static func < (a: SymbolPriority, b: SymbolPriority) -> Bool {
    (a.layer, a.sortKey, a.identity) < (b.layer, b.sortKey, b.identity)
  }
}

/// What makes two symbols the same to a reader, such as a street's name found in two tiles.
public struct RepeatKey: Hashable, Sendable {
  /// Equal for symbols that must not stand near each other, such as layer and text.
  public var key: String
  /// Where the symbol stands, in points of the picture.
  public var point: Point
  /// How far apart two of them must be, in points; of two with different distances the larger counts.
  public var distance: Double

  /// Makes a key.
  public init(key: String, point: Point, distance: Double) {
    self.key = key
    self.point = point
    self.distance = distance
  }
}

/// A symbol that would be drawn if it finds room.
public struct SymbolCandidate: Hashable, Sendable {
  /// When it is offered room.
  public var priority: SymbolPriority
  /// The icon, or nothing where the symbol has none.
  public var icon: SymbolPart?
  /// The icon at each of the text's places, where it is fitted to the text; empty where `icon` is it.
  public var fittedIcons: [SymbolPart] = []
  /// The text at its possible places, the best first; empty where the symbol has none.
  public var texts: [SymbolPart]
  /// What the icon does to others.
  public var iconRules = CollisionRules()
  /// What the text does to others.
  public var textRules = CollisionRules()
  /// Whether a text that may overlap others looks for a free place first; default false.
  public var triesFreePlaces = false
  /// Whether it is left out where the edge of the picture would cut it; default true.
  public var avoidsEdge = true
  /// What keeps it from being drawn twice nearby; nothing for no such rule.
  public var repeatKey: RepeatKey?

  /// Makes a candidate.
  public init(priority: SymbolPriority, icon: SymbolPart? = nil, texts: [SymbolPart] = []) {
    self.priority = priority
    self.icon = icon
    self.texts = texts
  }

  /// The icon that stands with one of the texts, or alone.
  func icon(with text: Int?) -> SymbolPart? {
    fittedIcons.isEmpty ? icon : fittedIcon(of: text ?? 0)
  }

  /// The icon fitted to one of the texts.
  func fittedIcon(of text: Int) -> SymbolPart? {
    fittedIcons.indices.contains(text) ? fittedIcons[text] : nil
  }
}
