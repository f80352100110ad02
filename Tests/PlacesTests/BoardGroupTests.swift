import GeoCore
import Testing

@testable import Places

@Suite struct BoardGroupTests {
  private let places: [Place] = {
    var places = [
      place(0, "d", at: (0, 4)), place(1, "a", at: (0, 1)), place(2, "c", at: (0, 3)),
      place(3, "b", at: (0, 2)),
    ]
    places[0].group = "Shops"
    places[2].group = "Parks"
    places[3].group = "Shops"
    return places
  }()

  private func board(_ set: (inout BoardOptions) -> Void) -> Board {
    var options = BoardOptions()
    set(&options)
    return Board(places, options)
  }

  @Test func groupsInTheOrderOfTheirFirstPlace() {
    let board = board { $0.grouping = .folder }
    #expect(board.entries.map(\.place.name) == ["d", "b", "c", "a"])
    #expect(
      board.groups == [
        BoardGroup(title: "Shops", range: 0..<2), BoardGroup(title: "Parks", range: 2..<3),
        BoardGroup(title: "", range: 3..<4),
      ])
    #expect(board.entries.map(\.number) == ["1", "2", "3", "4"])
  }

  @Test func groupsByName() {
    let board = board {
      $0.grouping = .folder
      $0.sort = .name
      $0.limit = 2
    }
    #expect(board.entries.map(\.place.name) == ["c", "b"])
    #expect(
      board.groups == [
        BoardGroup(title: "Parks", range: 0..<1), BoardGroup(title: "Shops", range: 1..<2),
      ])
  }

  @Test func numbersByAnotherOrder() {
    let board = board {
      $0.sort = .name
      $0.near = Coordinate(longitude: 0, latitude: 5)
      $0.numberOrder = .distance
    }
    #expect(board.entries.map(\.place.name) == ["a", "b", "c", "d"])
    #expect(board.entries.map(\.number) == ["4", "3", "2", "1"])
  }

  @Test func lettersAndProperties() {
    #expect(board { $0.numbering = .letters }.entries.map(\.number) == ["A", "B", "C", "D"])
    #expect(
      [0, 25, 26, 27, 51, 52, 701, 702].map(BoardNumbers.letters) == [
        "A", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA",
      ])
    var coded = places[0]
    coded.properties = [PropertyMember(name: "code", value: .number(7))]
    var options = BoardOptions()
    options.numbering = .property("code")
    #expect(Board([coded, places[1]], options).entries.map(\.number) == ["7", nil])
  }
}
