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

@Suite struct BoardPropertyTests {
  private let places: [Place] = {
    var places = [place(0, "a", at: (0, 1)), place(1, "b", at: (0, 2))]
    places[1].properties = [PropertyMember(name: "seats", value: .number(4))]
    return places
  }()

  private func remarks(_ set: (inout BoardOptions) -> Void) -> [String] {
    var options = BoardOptions()
    set(&options)
    return Board(places, options).diagnostics.map(\.message)
  }

  @Test("A property that some place has is nothing to speak of")
  func known() {
    #expect(remarks { $0.sort = .property("seats") }.isEmpty)
    #expect(remarks { $0.numbering = .property("seats") }.isEmpty)
  }

  @Test("A property that no place has is named, with what comes of it and what may have been meant")
  func unknown() {
    #expect(
      remarks { $0.sort = .property("seat") } == [
        "no place has a property 'seat', so the order is that of the input; did you mean 'seats'?"
      ])
    #expect(
      remarks { $0.grouping = .property("kind") }
        == ["no place has a property 'kind', so there are no groups; there is seats"])
    #expect(
      remarks { $0.numbering = .property("kind") }
        == ["no place has a property 'kind', so nothing is numbered; there is seats"])
    #expect(
      remarks { $0.numberOrder = .property("kind") }
        == [
          "no place has a property 'kind', so numbers are given in the order of the places; there is seats"
        ])
  }

  @Test("Boards without places say nothing of properties")
  func empty() {
    var options = BoardOptions()
    options.sort = .property("seats")
    #expect(Board([], options).diagnostics.isEmpty)
  }

  @Test("What is kept of a board keeps its groups")
  func keeping() {
    var options = BoardOptions()
    options.grouping = .property("seats")
    let board = Board(places, options)
    #expect(board.groups.map(\.title) == ["4", ""])
    let kept = board.keeping { $0.place.index == 0 }
    #expect(kept.groups == [BoardGroup(title: "", range: 0..<1)])
    #expect(kept.entries.map(\.place.index) == [0])
  }
}
