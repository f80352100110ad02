import GeoCore
import JSONReading

/// The properties that a board is to be made by, and whether any place has them.
struct BoardProperties {
  private var asked: [(name: String, effect: String)] = []

  init(_ options: BoardOptions) {
    if case .property(let name, _) = options.sort {
      asked.append((name, "the order is that of the input"))
    }
    if case .property(let name, _) = options.numberOrder {
      asked.append((name, "numbers are given in the order of the places"))
    }
    if case .property(let name) = options.grouping { asked.append((name, "there are no groups")) }
    if case .property(let name) = options.numbering { asked.append((name, "nothing is numbered")) }
  }

  /// What is to be said of those that no place has.
  func remarks(on places: [Place]) -> [Diagnostic] {
    guard !places.isEmpty else { return [] }
    return asked.filter { asked in !places.contains { $0.property(asked.name) != nil } }.map {
      let hint = nearest(to: $0.name, in: places).map { "; did you mean '\($0)'?" } ?? ""
      return Diagnostic(
        .input, "no place has a property '\($0.name.prefix(60))', so \($0.effect)\(hint)")
    }
  }

  /// How many places are asked for the names of their properties: those of a file mostly have the same.
  private static let sample = 1000

  private func nearest(to name: String, in places: [Place]) -> String? {
    var known: Set<String> = []
    var names: [String] = []
    for place in places.prefix(Self.sample) {
      for member in place.properties where known.insert(member.name).inserted {
        names.append(member.name)
      }
    }
    return NearestName.of(name, among: names)
  }
}
