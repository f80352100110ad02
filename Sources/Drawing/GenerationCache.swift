/// What was made before, the least used of it forgotten, within a bound.
///
/// There are two generations: when the younger has half of what may be held it becomes the older, and what was not asked
/// for since the last time that this happened is gone. What is found in the older one moves to the younger.
public struct GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let value: Value
    @usableFromInline let cost: Int

    @usableFromInline
    init(value: Value, cost: Int) {
      (self.value, self.cost) = (value, cost)
    }
  }

  /// The most that all entries cost together.
  public let limit: Int
  @usableFromInline var young: [Key: Entry] = [:]
  @usableFromInline var old: [Key: Entry] = [:]
  @usableFromInline var youngCost = 0
  @usableFromInline var oldCost = 0

  /// Makes an empty cache for entries that together cost at most `limit`, in whatever they are counted in.
  public init(limit: Int) {
    self.limit = limit
  }

  /// What all entries cost together, at most `limit`.
  public var cost: Int { youngCost + oldCost }

  /// How many entries there are.
  public var count: Int { young.count + old.count }

  /// What is kept for a key, or nothing.
  @inlinable
  public mutating func find(_ key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    keep(entry, for: key)
    return entry.value
  }

  /// Keeps a value in place of what was kept for the key; one that costs more than half of the limit is not kept.
  ///
  /// - Parameter cost: At least 0.
  @inlinable
  public mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let before = young.removeValue(forKey: key) { youngCost -= before.cost }
    if let before = old.removeValue(forKey: key) { oldCost -= before.cost }
    keep(Entry(value: value, cost: max(0, cost)), for: key)
  }

  @inlinable
  mutating func keep(_ entry: Entry, for key: Key) {
    guard entry.cost <= limit / 2 else { return }
    if youngCost + entry.cost > limit / 2 {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    young[key] = entry
    youngCost += entry.cost
  }
}
