import GeoCore
import Testing

@testable import Symbols

@Suite struct RepeatIndexTests {
  @Test("It finds what a look at every symbol finds, whatever the distances", arguments: 1...12)
  func same(seed: UInt64) {
    var state = seed
    func roll() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }
    var index = RepeatIndex()
    var plain: [RepeatKey] = []
    let distances = [0, 0.5, 10, 10, 10, 60, 400, 1e9, .infinity, .nan]
    for _ in 0..<1500 {
      let limit = seed % 2 == 0 ? 6 : 10
      let key = RepeatKey(
        key: "\(Int(roll() * 3))", point: Point(x: roll() * 2000 - 500, y: roll() * 1000),
        distance: distances[Int(roll() * roll() * Double(limit))])
      let expected = plain.contains {
        $0.key == key.key && ($0.point - key.point).length < max($0.distance, key.distance)
      }
      #expect(index.repeats(key) == expected)
      guard !expected else { continue }
      index.insert(key)
      plain.append(key)
    }
    #expect(plain.count > 2)
  }
}
