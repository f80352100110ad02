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
    switch sort {
    case .input: return places
    case .name: return ordered(places.map { Key(text: $0.name) }, places)
    case .distance:
      guard let near else { return places }
      return ordered(places.map { Key(number: near.distance(to: $0.coordinate)) }, places)
    case .property(let name, let descending):
      return ordered(places.map { Key($0.property(name)) }, places, descending: descending)
    }
  }

  private func ordered(_ keys: [Key], _ places: [Place], descending: Bool = false) -> [Place] {
    let order = places.indices.sorted { a, b in
      let (x, y) = (keys[a], keys[b])
      if x.rank != y.rank { return x.rank < y.rank }
      if x.precedes(y) { return !descending }
      if y.precedes(x) { return descending }
      return a < b
    }
    return order.map { places[$0] }
  }
}

/// What places are compared by: numbers first, then texts, then nothing at all, whichever the direction.
private struct Key {
  private var number = 0.0
  private var text: [UInt32] = []
  private(set) var rank: Int

  init(number: Double) {
    self.number = number
    rank = 0
  }

  init(text: String) {
    self.text = FoldedText(text.trimmed).scalars
    rank = self.text.isEmpty ? 2 : 1
  }

  init(_ value: PropertyValue?) {
    switch value {
    case .number(let number) where number.isFinite: self.init(number: number)
    case .bool(let flag): self.init(number: flag ? 1 : 0)
    case .string(let text):
      if let number = Double(text.trimmed), number.isFinite {
        self.init(number: number)
      } else {
        self.init(text: text)
      }
    default: self.init(text: "")
    }
  }

  func precedes(_ other: Key) -> Bool {
    rank == 0 ? number < other.number : text.lexicographicallyPrecedes(other.text)
  }
}
