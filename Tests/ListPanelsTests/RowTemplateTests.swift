import GeoCore
import Places
import Testing

@testable import ListPanels

@Suite struct RowTemplateTests {
  private func entry(_ place: Place) -> BoardEntry { BoardEntry(place: place, number: "7") }

  @Test func nameDetailNumber() {
    let content = RowTemplate().content(of: entry(place(0, " A\n\tB ", "C  D")))
    #expect(content == RowContent(badge: "7", title: "A B", details: ["C D"]))
  }

  @Test func aPlaceWithoutANameIsCalledByItsDetailOrItsCoordinate() {
    #expect(
      RowTemplate().content(of: entry(place(0, "", "Street")))
        == RowContent(badge: "7", title: "Street"))
    let nameless = Place(
      index: 0, name: "", coordinate: Coordinate(longitude: -0.05, latitude: 60.5))
    #expect(RowTemplate().content(of: entry(nameless)).title == "60.50000° N, 0.05000° W")
  }

  @Test func properties() {
    var template = RowTemplate()
    template.title = .property("t")
    template.details = [.property("list"), .property("none"), .property("n")]
    template.trailing = .property("yes")
    let place = Place(
      index: 0, name: "x", coordinate: Coordinate(longitude: 0, latitude: 0),
      properties: [
        PropertyMember(name: "t", value: .string("T")),
        PropertyMember(name: "n", value: .number(3)),
        PropertyMember(name: "list", value: .array([.number(1.5), .null, .string("b")])),
        PropertyMember(name: "yes", value: .bool(true)),
      ])
    #expect(
      template.content(of: entry(place))
        == RowContent(badge: "7", title: "T", details: ["1.5, b", "3"], trailing: "yes"))
  }

  @Test func longTextsAreCut() {
    let long = String(repeating: "ab ", count: 1_000_000)
    #expect(RowTemplate().content(of: entry(place(0, long))).title.count <= String.readLength)
  }
}
