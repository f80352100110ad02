import GeoCore

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
    asked.compactMap { PropertyRemark.of($0.name, in: places, effect: $0.effect) }
  }
}
