import GeoCore
import Testing

@testable import Places

@Suite struct BoardTests {
  let places = [
    place(0, "Zoo", at: (0, 3)), place(1, "Äpfel", "Market"), place(2, "apple", at: (0, 1)),
    place(3, "", at: (0, 2)),
  ]

  @Test func inputOrderAndNumbers() {
    let board = Board(places)
    #expect(board.entries.map(\.place.index) == [0, 1, 2, 3])
    #expect(board.entries.map(\.number) == ["1", "2", "3", "4"])
    #expect(board.entries.allSatisfy { $0.distance == nil && !$0.isSelected })
    #expect(board.matchCount == 4 && board.inputCount == 4 && board.diagnostics.isEmpty)
  }

  @Test func whatTheQueryLeavesOutIsKeptWithoutNumbers() {
    var options = BoardOptions()
    options.query = "a"
    options.sort = .name
    let board = Board(places, options)
    #expect(board.entries.map(\.place.index) == [1, 2])
    #expect(board.others.map(\.place.index) == [0, 3])
    #expect(board.others.allSatisfy { $0.number == nil })
    #expect(Board(places).others.isEmpty)
  }

  @Test func keepingSomeKeepsNumbersAndSelection() {
    var options = BoardOptions()
    options.selection = .index(2)
    let board = Board(places, options).keeping { $0.place.index != 1 }
    #expect(board.entries.map(\.number) == ["1", "3", "4"])
    #expect(board.selected?.place.index == 2 && board.selectedPosition == 1)
    #expect(board.keeping { _ in false }.selected == nil)
    #expect(board.matchCount == 4)
  }

  @Test func sortsByFoldedName() {
    var options = BoardOptions()
    options.sort = .name
    // "apfel" < "apple" < "zoo"; a place without a name comes last.
    #expect(Board(places, options).entries.map(\.place.index) == [1, 2, 0, 3])
  }

  @Test func equalNamesKeepTheInputOrder() {
    var options = BoardOptions()
    options.sort = .name
    let board = Board([place(0, "b"), place(1, "Á"), place(2, "a"), place(3, "A")], options)
    // "a" before "A" before "Á", which decides only between equal letters; the rest by input.
    #expect(board.entries.map(\.place.index) == [2, 3, 1, 0])
    let equal = Board([place(0, "b"), place(1, "a"), place(2, "a")], options)
    #expect(equal.entries.map(\.place.index) == [1, 2, 0])
  }

  @Test func nearSortsByDistance() throws {
    var options = BoardOptions()
    options.near = Coordinate(longitude: 0, latitude: 0)
    let board = Board(places, options)
    #expect(board.entries.map(\.place.index) == [1, 2, 3, 0])
    // A degree of the meridian: 6 371 008.8 · π / 180 = 111 195.08 m.
    let distance = try #require(board.entries[1].distance)
    #expect(abs(distance - 111_195.08) < 0.01)
  }

  @Test func anExplicitOrderWinsOverNear() {
    var options = BoardOptions()
    options.near = Coordinate(longitude: 0, latitude: 0)
    options.sort = .input
    #expect(Board(places, options).entries.map(\.place.index) == [0, 1, 2, 3])
  }

  @Test func distanceWithoutNearIsSaid() {
    var options = BoardOptions()
    options.sort = .distance
    let board = Board(places, options)
    #expect(board.entries.map(\.place.index) == [0, 1, 2, 3])
    #expect(board.diagnostics.count == 1)
    options.near = Coordinate(longitude: 0, latitude: 91)
    #expect(Board(places, options).diagnostics.count == 2)
  }

  @Test func sortsByProperty() {
    func with(_ index: Int, _ value: PropertyValue) -> Place {
      Place(
        index: index, name: "", coordinate: Coordinate(longitude: 0, latitude: 0),
        properties: [PropertyMember(name: "n", value: value)])
    }
    let mixed = [
      with(0, .string("b")), with(1, .null), with(2, .string("10")), with(3, .number(9)),
      with(4, .string("A")),
    ]
    var options = BoardOptions()
    options.sort = .property("n")
    #expect(Board(mixed, options).entries.map(\.place.index) == [3, 2, 4, 0, 1])
    options.sort = .property("n", descending: true)
    #expect(Board(mixed, options).entries.map(\.place.index) == [2, 3, 0, 4, 1])
  }

  @Test func queryAndLimit() {
    var options = BoardOptions()
    options.query = "AP"
    options.limit = 1
    let board = Board(places, options)
    #expect(board.entries.map(\.place.index) == [1])
    #expect(board.entries.map(\.number) == ["1"])
    #expect(board.matchCount == 2 && board.inputCount == 4)
    options.limit = -5
    #expect(Board(places, options).entries.isEmpty)
  }

  @Test func labelsReplaceNumbers() {
    var labelled = place(1, "B")
    labelled.label = "x"
    var options = BoardOptions()
    #expect(Board([place(0, "A"), labelled], options).entries.map(\.number) == ["1", "x"])
    options.numbering = .labels
    #expect(Board([place(0, "A"), labelled], options).entries.map(\.number) == [nil, "x"])
    options.numbering = .none
    #expect(Board([place(0, "A"), labelled], options).entries.map(\.number) == [nil, nil])
  }

  @Test(arguments: [
    (PlaceSelection.index(2), 2), (.number("2"), 1), (.name("APFEL"), 1), (.name("zoo"), 0),
  ])
  func selects(_ selection: PlaceSelection, _ position: Int) {
    var options = BoardOptions()
    options.selection = selection
    let board = Board(places, options)
    #expect(board.selectedPosition == position)
    #expect(board.entries.filter(\.isSelected).count == 1)
    #expect(board.selected?.place.index == board.entries[position].place.index)
  }

  @Test func aSelectionOfNothingIsSaid() {
    var options = BoardOptions()
    options.selection = .id("q")
    let board = Board(places, options)
    #expect(board.selected == nil)
    #expect(board.diagnostics.map(\.message) == ["nothing is selected: no place shown has id “q”"])
  }
}
