import Colorimetry
import GeoCore
public import PanelLayout
public import Places

/// The places of a board sorted by the colours of their pins.
public enum PinCategories {
  /// Labels have no bound in files, rows of legends have.
  static let longestLabel = 80

  /// An entry for each colour, the one of most places first, equals in the order of the board.
  ///
  /// An entry is labelled by `property`: what most places of the colour have there, the first of equals. Without one
  /// it is the first property whose values go with the colours one by one; where there is none, or where a colour
  /// has no value, the label says how many places there are. `theme` has the colour of places without one.
  public static func entries(
    of board: Board, by property: String? = nil, _ theme: PanelTheme
  ) -> [LegendEntry] {
    // What the colours were given by is what they stand for.
    if property == nil, !board.categories.isEmpty {
      return board.categories.map { category in
        let title = category.title.isEmpty ? "–" : category.title
        return LegendEntry(
          label: String(title.prefix(longestLabel)), marks: [.pin(category.color)],
          count: category.count)
      }
    }
    var groups: [(color: Color, places: [Place])] = []
    var known: [Color: Int] = [:]
    for entry in board.entries {
      let color = theme.pinColor(of: entry.place)
      if let index = known[color] {
        groups[index].places.append(entry.place)
      } else {
        known[color] = groups.count
        groups.append((color, [entry.place]))
      }
    }
    let name = property ?? Self.property(of: groups.map(\.places))
    let order = groups.indices.sorted {
      (-groups[$0].places.count, $0) < (-groups[$1].places.count, $1)
    }
    return order.map { index in
      let (color, places) = groups[index]
      let label = name.flatMap { commonest($0, places) } ?? ""
      return LegendEntry(label: label, marks: [.pin(color)], count: places.count)
    }
  }

  /// The first property of which every colour has one value of its own.
  private static func property(of groups: [[Place]]) -> String? {
    guard groups.count > 1, let first = groups.first?.first else { return nil }
    return first.properties.map(\.name).first { name in
      let values = groups.map { places in Set(places.map { text($0, name) }) }
      guard values.allSatisfy({ $0.count == 1 }) else { return false }
      let single = values.compactMap { $0.first.flatMap { $0 } }
      // The colour itself goes with the colours, but says nothing.
      let isColor = single.allSatisfy { Color(css: $0) != nil }
      return single.count == groups.count && Set(single).count == groups.count && !isColor
    }
  }

  private static func commonest(_ name: String, _ places: [Place]) -> String? {
    var counts: [(text: String, count: Int)] = []
    var known: [String: Int] = [:]
    for place in places {
      guard let text = text(place, name) else { continue }
      if let index = known[text] {
        counts[index].count += 1
      } else {
        known[text] = counts.count
        counts.append((text, 1))
      }
    }
    let most = counts.map(\.count).max() ?? 0
    return counts.first { $0.count == most }?.text
  }

  private static func text(_ place: Place, _ name: String) -> String? {
    let text: String
    switch place.property(name) {
    case .string(let string): text = string
    case .number(let number):
      text = Int(exactly: number).map(String.init) ?? String(number)
    case .bool(let flag): text = flag ? "yes" : "no"
    default: return nil
    }
    let words = text.prefix(longestLabel).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
