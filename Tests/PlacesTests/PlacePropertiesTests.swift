import GeoCore
import Testing

@testable import Places

@Suite struct PlacePropertiesTests {
  private let members = [
    PropertyMember(name: "a", value: .null), PropertyMember(name: "b", value: .bool(true)),
    PropertyMember(name: "c", value: .number(-0.1)),
    PropertyMember(name: "a", value: .string(String(repeating: "é", count: 300))),
    PropertyMember(
      name: "e",
      value: .array([.bool(false), .object([PropertyMember(name: "x", value: .number(1e300))])])),
    PropertyMember(name: "f", value: .string("")),
  ]

  @Test func whatIsPackedComesBack() {
    let properties = PlaceProperties(members)
    #expect(Array(properties) == members)
    #expect(properties.indices.map { properties[$0] } == members)
    #expect(properties["e"] == members[4].value && properties["f"] == .string(""))
    #expect(properties["g"] == nil)
  }

  @Test func ofTwoWithOneNameTheLastCounts() {
    #expect(PlaceProperties(members)["a"] == members[3].value)
  }

  @Test func equalMembersAreEqualWhoeverPackedThem() {
    var interner = PropertyInterner()
    let (a, b) = (interner.properties(members), PlaceProperties(members))
    #expect(a == b && a.hashValue == b.hashValue)
    #expect(interner.properties(Array(members.dropLast())) != a)
  }

  @Test func rowsKeepOnlyWhatTheyHave() throws {
    let file = try PlaceReader().read(
      Array("name,lat,lon,note\nA,1,2,x\nB,3,4\nC,5,6,\\N\n".utf8), path: "p")
    #expect(file.places.map { $0.property("note") } == [.string("x"), nil, .null])
    #expect(file.places.map(\.properties.count) == [4, 3, 4])
  }
}
