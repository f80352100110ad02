import GeoCore
import Imaging
import Testing

@testable import MapRendering

struct FeatureStatesTests {
  static func member(_ name: String, _ number: Double) -> PropertyMember {
    PropertyMember(name: name, value: .number(number))
  }

  @Test func membersAreSetAndRemovedOneByOne() {
    var states = FeatureStates()
    states.set([Self.member("a", 1), Self.member("b", 2)], source: "s", id: "7")
    states.set([Self.member("a", 3)], source: "s", id: "7")
    #expect(
      states.members(of: "s", layer: "") == ["7": [Self.member("b", 2), Self.member("a", 3)]])
    states.remove("b", source: "s", id: "7")
    #expect(states.members(of: "s", layer: "") == ["7": [Self.member("a", 3)]])
    states.remove(nil, source: "s", id: "7")
    #expect(states.members(of: "s", layer: "")["7"] == nil)
  }

  @Test func layersAreApartAndASourceGoesAsAWhole() {
    var states = FeatureStates()
    states.set([Self.member("a", 1)], source: "s", layer: "x", id: "1")
    states.set([Self.member("a", 2)], source: "s", layer: "y", id: "1")
    states.remove(nil, source: "s", layer: "x", id: nil)
    #expect(states.members(of: "s", layer: "x").isEmpty)
    #expect(!states.members(of: "s", layer: "y").isEmpty)
    states.removeAll(of: "s")
    #expect(states.members(of: "s", layer: "y").isEmpty)
  }
}

struct ElevationGridTests {
  // The examples of the formats' own descriptions: Terrain-RGB 1, 134, 160 is 0 m; Terrarium 128, 0, 0 is 0 m.
  @Test func metres() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.pixels = [1, 134, 160, 255, 128, 1, 64, 255]
    #expect(ElevationGrid(bitmap, .mapbox).metres[0] == 0)
    #expect(ElevationGrid(bitmap, .terrarium).metres[1] == 1.25)
  }
}
