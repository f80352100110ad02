import GeoCore
import Testing
import VectorTiles

@testable import GeoJSONTiling

/// Sums what its points have under `n`.
private struct Sum: ClusterProperties {
  func mapped(_ properties: [PropertyMember], id: PropertyValue?) -> [PropertyMember] {
    properties.filter { $0.name == "n" }
  }

  func reduced(_ sum: [PropertyMember], _ next: [PropertyMember]) -> [PropertyMember] {
    func number(_ members: [PropertyMember]) -> Double {
      if case .number(let number)? = members.first?.value { number } else { 0 }
    }
    return [PropertyMember(name: "n", value: .number(number(sum) + number(next)))]
  }
}

struct ClustersTests {
  static func layer(_ longitudes: [Double], zoom: Int) throws -> DecodedLayer? {
    let features = longitudes.map { longitude in
      GeoJSONFeature(
        geometry: .points([Coordinate(longitude: longitude, latitude: 0)]),
        properties: [PropertyMember(name: "n", value: .number(longitude))], id: nil)
    }
    var options = GeoJSONOptions()
    options.clustering = ClusterOptions()
    options.clustering?.properties = Sum()
    let id = try #require(TileID(z: zoom, x: (1 << zoom) / 2, y: (1 << zoom) / 2))
    return GeoJSONTiles(features, options).layer(of: id)
  }

  // A radius of 50 512ths of the world is 35.16° at zoom 0, and half of that at zoom 1.
  @Test func pointsNearEachOtherAreOne() throws {
    let layer = try #require(try Self.layer([0, 30], zoom: 0))
    #expect(layer.features.count == 1)
    let cluster = try #require(layer.features.first)
    #expect(layer.value("cluster", of: cluster) == .bool(true))
    #expect(layer.value("point_count", of: cluster) == .number(2))
    #expect(layer.value("n", of: cluster) == .number(30))
    var geometry = TileGeometry()
    try layer.appendGeometry(of: cluster, to: &geometry)
    // In the middle of both: 15° east, 8192 units being 360°.
    #expect(geometry.points == [TilePoint(x: 4096 + 341, y: 4096)])
  }

  @Test func deeperTheyAreApart() throws {
    let layer = try #require(try Self.layer([0, 30], zoom: 1))
    #expect(layer.features.count == 2)
    #expect(layer.features.allSatisfy { layer.value("cluster", of: $0) == nil })
  }

  @Test func farOnesStayAlone() throws {
    let layer = try #require(try Self.layer([0, 30, 100], zoom: 0))
    #expect(layer.features.count == 2)
  }

  @Test(arguments: [
    (999, PropertyValue.number(999)), (1000, .string("1k")), (1234, .string("1.2k")),
    (9999, .string("10k")), (10_499, .string("10k")), (10_500, .string("11k")),
  ])
  func shortNumbers(count: Int, text: PropertyValue) {
    #expect(Clusters.abbreviated(count) == text)
  }
}
