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
    // A million places are not copied to stay where they are.
    sort == .input ? places : positions(places).map { places[$0] }
  }

  /// The positions of the places in order.
  func positions(_ places: [Place]) -> [Int] {
    var keys = SortKeys(count: places.count)
    var isDescending = false
    switch sort {
    case .input: return Array(places.indices)
    case .name:
      for place in places { keys.append(text: place.name) }
    case .distance:
      guard let near else { return Array(places.indices) }
      for place in places { keys.append(number: near.distance(to: place.coordinate)) }
    case .property(let name, let descending):
      isDescending = descending
      for place in places { keys.append(place.property(name)) }
    }
    return keys.order(descending: isDescending)
  }
}

/// What places are compared by: numbers first, then texts, then nothing at all, whichever the direction.
private struct SortKeys {
  private struct Key {
    var rank: UInt8
    var number = 0.0
    /// The position of the text in the collation.
    var text = 0
  }

  private var keys: [Key] = []
  private var collation: Collation
  private var textCount = 0

  init(count: Int) {
    keys.reserveCapacity(count)
    collation = Collation(capacity: count)
  }

  mutating func append(number: Double) {
    keys.append(Key(rank: 0, number: number))
  }

  mutating func append(text: String) {
    let text = text.trimmed
    guard !text.isEmpty else { return keys.append(Key(rank: 2)) }
    collation.append(text)
    keys.append(Key(rank: 1, text: textCount))
    textCount += 1
  }

  mutating func append(_ value: PropertyValue?) {
    switch value {
    case .number(let number) where number.isFinite: append(number: number)
    case .bool(let flag): append(number: flag ? 1 : 0)
    case .string(let text):
      if let number = DecimalText.number(text.trimmed) {
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
    switch a.rank {
    case 0: a.number < b.number ? -1 : a.number > b.number ? 1 : 0
    case 1: collation.compare(a.text, b.text)
    default: 0
    }
  }
}

/// Numbers as tables have them.
enum DecimalText {
  /// A finite number with a point or one comma as its decimal sign, or nothing.
  static func number(_ text: String) -> Double? {
    guard text.utf8.count <= 40, let first = text.utf8.first,
      first < 0x3A, first != UInt8(ascii: " ")
    else { return nil }
    if let number = Double(text) { return number.isFinite ? number : nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, !text.utf8.contains(UInt8(ascii: ".")),
      let number = Double("\(parts[0]).\(parts[1])"), number.isFinite
    else { return nil }
    return number
  }
}
