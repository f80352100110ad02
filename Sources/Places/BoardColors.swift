public import Colorimetry

/// The places of a board that have a colour in common because of what a property says.
public struct BoardCategory: Hashable, Sendable {
  /// What they have in common: a value, a range of numbers; empty for places that say nothing.
  public var title: String
  /// Their colour.
  public var color: Color
  /// How many of the board's entries they are.
  public var count: Int

  /// Makes a category.
  public init(title: String, color: Color, count: Int) {
    self.title = title
    self.color = color
    self.count = count
  }
}

/// Gives places colours by the values of a property.
///
/// Words, and few different numbers, are categories; many different numbers are cut into classes of about equal
/// count. All colours can be told apart with any kind of colour vision.
struct BoardColors {
  /// The categories that occur, the largest first; classes of numbers ascending; what is left over last.
  private(set) var categories: [BoardCategory] = []
  private var members: [Int]

  /// The palette of Okabe and Ito ("Color Universal Design", 2008) without its black, the darkest first: light
  /// ones bear dark numbers.
  static let palette = [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0xF0E442]
    .map { Color(rgb: $0) }
  /// Five steps of viridis (Smith and van der Walt, 2015), whose lightness rises evenly.
  static let ramp = [0x440154, 0x3B528B, 0x21918C, 0x5EC962, 0xFDE725].map { Color(rgb: $0) }
  /// What is not in any of the categories that have a colour.
  static let other = Color(rgb: 0x77777E)
  /// What says nothing.
  static let unknown = Color(rgb: 0xB9B9BF)

  /// Looks at what `entries` say of themselves as `property`.
  init(_ entries: [BoardEntry], by property: String) {
    let texts = entries.map { $0.place.text(of: property) }
    let numbers = entries.map { $0.place.number(of: property) }
    members = Array(repeating: 0, count: entries.count)
    let isNumeric = zip(texts, numbers).allSatisfy { $0 == nil || $1 != nil }
    if isNumeric, Set(numbers.compactMap { $0 }).count > Self.palette.count {
      classify(numbers)
    } else {
      categorize(texts)
    }
  }

  /// The colour of an entry.
  subscript(entry: Int) -> Color { categories[members[entry]].color }

  private mutating func categorize(_ texts: [String?]) {
    var counts: [String: Int] = [:]
    var firsts: [String: Int] = [:]
    for (at, text) in texts.enumerated() {
      let text = text ?? ""
      counts[text, default: 0] += 1
      if firsts[text] == nil { firsts[text] = at }
    }
    let values = counts.keys.filter { !$0.isEmpty }.sorted {
      (-counts[$0, default: 0], firsts[$0, default: 0])
        < (-counts[$1, default: 0], firsts[$1, default: 0])
    }
    // One over is no "others" yet where it can have the last colour.
    let named =
      values.count > Self.palette.count
      ? Array(values.prefix(Self.palette.count - 1)) : values
    var positions: [String: Int] = [:]
    for (value, color) in zip(named, Self.palette) {
      positions[value] = categories.count
      add(value, color)
    }
    let rest = named.count < values.count ? categories.count : nil
    if rest != nil { add("…", Self.other) }
    let blank = counts[""] == nil ? nil : categories.count
    if blank != nil { add("", Self.unknown) }
    for (at, text) in texts.enumerated() {
      take(at, text.map { positions[$0] ?? rest ?? 0 } ?? blank ?? 0)
    }
  }

  private mutating func classify(_ numbers: [Double?]) {
    let sorted = numbers.compactMap { $0 }.sorted()
    var bounds: [Double] = []
    for step in 0...Self.ramp.count {
      let bound = sorted[min(sorted.count - 1, step * sorted.count / Self.ramp.count)]
      if bounds.last != bound { bounds.append(bound) }
    }
    let count = max(1, bounds.count - 1)
    for at in 0..<count {
      let color = Self.ramp[at * (Self.ramp.count - 1) / max(1, count - 1)]
      let end = bounds[min(at + 1, bounds.count - 1)]
      add("\(bounds[at].plainText) – \(end.plainText)", color)
    }
    let blank = numbers.contains { $0 == nil } ? categories.count : nil
    if blank != nil { add("", Self.unknown) }
    for (at, number) in numbers.enumerated() {
      guard let number else {
        take(at, blank ?? 0)
        continue
      }
      let above = bounds.dropFirst().dropLast().firstIndex { number < $0 } ?? count
      take(at, min(count - 1, above - 1 < 0 ? 0 : above - 1))
    }
  }

  private mutating func add(_ title: String, _ color: Color) {
    categories.append(BoardCategory(title: title, color: color, count: 0))
  }

  private mutating func take(_ entry: Int, _ category: Int) {
    members[entry] = category
    categories[category].count += 1
  }
}
