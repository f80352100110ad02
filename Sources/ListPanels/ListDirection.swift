import PanelLayout
import Places

/// Which way a list runs: one way for all of its rows, so that badges stand below each other.
enum ListDirection {
  /// How many names are looked at: those that a person sees first.
  private static let sample = 24

  /// The context of a list that runs from right to left where most names begin in a script that does.
  static func context(_ context: PanelContext) -> PanelContext {
    let names = context.board.entries.prefix(sample).map(\.place.name)
    let count = names.count(where: runsRightToLeft)
    guard !context.isRightToLeft, count * 2 > names.count else { return context }
    var turned = context
    turned.isRightToLeft = true
    return turned
  }

  /// Whether the first letter is of a script that runs from right to left: Hebrew to Arabic Extended, their
  /// presentation forms, and the blocks that Unicode sets aside for others (UAX #9, default classes).
  private static func runsRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
    return false
  }
}
