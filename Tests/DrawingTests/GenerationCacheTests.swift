import Drawing
import Testing

@Suite struct GenerationCacheTests {
  @Test("No sequence of questions and answers passes the bound", arguments: 1...8)
  func bound(seed: UInt64) {
    var state = seed
    func roll(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    var cache = GenerationCache<Int, Int>(limit: 1000)
    for _ in 0..<20_000 {
      let key = roll(400)
      if let found = cache.find(key) { #expect(found == key) }
      if roll(3) == 0 { cache.insert(key, for: key, cost: roll(60)) }
      #expect(cache.cost <= cache.limit && cache.cost >= 0)
    }
    #expect(cache.count > 10)
  }

  @Test(
    "What is asked for stays, what is not goes when as much as half of the bound has come since")
  func generations() {
    var cache = GenerationCache<Int, String>(limit: 20)
    cache.insert("often", for: -1, cost: 1)
    cache.insert("never", for: -2, cost: 1)
    for key in 0..<30 {
      cache.insert("new", for: key, cost: 1)
      #expect(cache.find(-1) == "often")
    }
    #expect(cache.find(-2) == nil)
    #expect(cache.find(29) == "new")
  }

  @Test("What costs more than half of the bound is not kept, nor what it would replace")
  func large() {
    var cache = GenerationCache<Int, String>(limit: 20)
    cache.insert("small", for: 0, cost: 3)
    cache.insert("large", for: 0, cost: 11)
    #expect(cache.find(0) == nil && cache.cost == 0)
    cache.insert("", for: 1, cost: 10)
    #expect(cache.find(1) != nil && cache.cost == 10)
  }
}
