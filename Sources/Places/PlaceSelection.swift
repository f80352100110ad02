/// A way of naming one place of a board.
public enum PlaceSelection: Hashable, Sendable {
  /// By its position in the input, from 0.
  case index(Int)
  /// By the number or label that its pin bears.
  case number(String)
  /// By its name, whatever case and accents.
  case name(String)
  /// By the identifier that its file gives it.
  case id(String)

  /// The first entry that is meant, or nothing.
  func position(in entries: [BoardEntry]) -> Int? {
    switch self {
    case .index(let index): return entries.firstIndex { $0.place.index == index }
    case .number(let number): return entries.firstIndex { $0.number == number }
    case .id(let id): return entries.firstIndex { $0.place.id == id }
    case .name(let name):
      let wanted = FoldedText(name.trimmed).scalars
      return entries.firstIndex { FoldedText($0.place.name.trimmed).scalars == wanted }
    }
  }

  var words: String {
    switch self {
    case .index(let index): "index \(index)"
    case .number(let number): "number \(number)"
    case .name(let name): "the name “\(name)”"
    case .id(let id): "id “\(id)”"
    }
  }
}
