import GeoCore
import Testing

@testable import Places

func place(_ index: Int, _ name: String, _ detail: String? = nil, at: (Double, Double) = (0, 0))
  -> Place
{
  var place = Place(
    index: index, name: name, coordinate: Coordinate(longitude: at.0, latitude: at.1))
  place.detail = detail
  return place
}

@Suite struct PlaceQueryTests {
  @Test func blankIsNoQuery() {
    #expect(PlaceQuery("") == nil)
    #expect(PlaceQuery(" \t\u{3000}") == nil)
  }

  @Test func everyWordMustStandSomewhere() throws {
    let query = try #require(PlaceQuery(" cafe  MAIN "))
    #expect(query.text == "cafe  MAIN")
    #expect(query.matches(place(0, "Café Ida", "Main street 3")))
    #expect(query.matches(place(0, "Mainly Cafés")))
    #expect(!query.matches(place(0, "Café Ida")))
  }

  @Test func rangesAreBytesOfTheText() throws {
    // C a f é(2) space C a f é(2): bytes 0..<5 and 6..<11.
    let query = try #require(PlaceQuery("cafe"))
    #expect(query.ranges(in: "Café Café") == [0..<5, 6..<11])
    #expect(query.ranges(in: "Tea") == [])
  }

  @Test func overlappingWordsAreOneRange() throws {
    let query = try #require(PlaceQuery("nana bana"))
    #expect(query.ranges(in: "banana") == [0..<6])
  }
}
