import GeoCore

/// Gives places on a board their numbers.
struct BoardNumbers {
  private let numbering: BoardNumbering

  init(_ numbering: BoardNumbering) {
    self.numbering = numbering
  }

  /// What each of the places bears; `ranks` says which of them is counted first, second and so on.
  func numbers(_ places: [Place], ranks: [Int]) -> [String?] {
    zip(places, ranks).map { place, rank in
      let label = place.label?.trimmed.nonEmpty
      switch numbering {
      case .positions: return label ?? String(rank + 1)
      case .letters: return label ?? Self.letters(rank)
      case .property(let name): return place.property(name)?.plainText?.trimmed.nonEmpty
      case .labels: return label
      case .none: return nil
      }
    }
  }

  /// A, B, … Z, AA, AB, … from 0, as the columns of a spreadsheet are called.
  static func letters(_ position: Int) -> String {
    var rest = max(0, position) + 1
    var letters: [UInt8] = []
    while rest > 0 {
      rest -= 1
      letters.append(UInt8(ascii: "A") + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }
}
