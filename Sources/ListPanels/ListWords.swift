import Places

/// What the list says of itself.
enum ListWords {
  static let offTheMap = "Off the map"
  static let ungrouped = "Other"
  static let continued = "continued"
  static let noPlaces = "No places"
  static let noneInView = "No places in view"

  static func count(_ board: Board) -> String {
    board.entries.count < board.matchCount
      ? "\(board.entries.count.grouped) of \(places(board.matchCount))" : places(board.matchCount)
  }

  static func found(_ board: Board) -> String {
    "\(board.matchCount.grouped) of \(board.inputCount.grouped)"
  }

  static func more(_ count: Int) -> String { "… and \(count.grouped) more" }

  static func between(_ count: Int) -> String { "… \(count.grouped) more" }

  static func nothingFound(_ query: PlaceQuery) -> String {
    "Nothing found for “\(query.text.onOneLine)”"
  }

  static func searched(_ board: Board) -> String {
    board.inputCount == 1 ? "1 place was searched" : "\(places(board.inputCount)) were searched"
  }

  static func elsewhere(_ board: Board) -> String {
    board.matchCount == 1 ? "1 place is elsewhere" : "\(places(board.matchCount)) are elsewhere"
  }

  private static func places(_ count: Int) -> String {
    count == 1 ? "1 place" : "\(count.grouped) places"
  }
}
