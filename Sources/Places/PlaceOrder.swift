import GeoCore

/// Puts places in order; equals keep the order in which they came.
struct PlaceOrder {
  private let sort: BoardSort
  private let near: Coordinate?

  init(_ sort: BoardSort, near: Coordinate?) {
    self.sort = sort
    self.near = near
  }

  func sorted(_ places: [Place]) -> [Place] {
    var keys = SortKeys(count: places.count)
    var isDescending = false
    switch sort {
    case .input: return places
    case .name:
      for place in places { keys.append(text: place.name) }
    case .distance:
      guard let near else { return places }
      for place in places { keys.append(number: near.distance(to: place.coordinate)) }
    case .property(let name, let descending):
      isDescending = descending
      for place in places { keys.append(place.property(name)) }
    }
    return keys.order(descending: isDescending).map { places[$0] }
  }
}

/// What places are compared by: numbers first, then texts, then nothing at all, whichever the direction.
///
/// Texts lie in one array, so that comparing touches no other memory.
private struct SortKeys {
  private struct Key {
    var rank: UInt8
    var number = 0.0
    var text = 0..<0
  }

  private var keys: [Key] = []
  private var scalars: [UInt32] = []

  init(count: Int) {
    keys.reserveCapacity(count)
  }

  mutating func append(number: Double) {
    keys.append(Key(rank: 0, number: number))
  }

  mutating func append(text: String) {
    let start = scalars.count
    scalars += FoldedText(text.trimmed, hasSources: false).scalars
    keys.append(Key(rank: scalars.count > start ? 1 : 2, text: start..<scalars.count))
  }

  mutating func append(_ value: PropertyValue?) {
    switch value {
    case .number(let number) where number.isFinite: append(number: number)
    case .bool(let flag): append(number: flag ? 1 : 0)
    case .string(let text):
      if let number = Double(text.trimmed), number.isFinite {
        append(number: number)
      } else {
        append(text: text)
      }
    default: append(text: "")
    }
  }

  func order(descending: Bool) -> [Int] {
    keys.indices.sorted { a, b in
      if keys[a].rank != keys[b].rank { return keys[a].rank < keys[b].rank }
      let comparison = comparison(keys[a], keys[b])
      return comparison == 0 ? a < b : (comparison < 0) != descending
    }
  }

  /// Below 0 where `a` comes first, above where `b` does, 0 where they are equal.
  private func comparison(_ a: Key, _ b: Key) -> Int {
    if a.rank == 0 { return a.number < b.number ? -1 : a.number > b.number ? 1 : 0 }
    let shared = min(a.text.count, b.text.count)
    for step in 0..<shared {
      let (x, y) = (scalars[a.text.lowerBound + step], scalars[b.text.lowerBound + step])
      if x != y { return x < y ? -1 : 1 }
    }
    return a.text.count - b.text.count
  }
}
