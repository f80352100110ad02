import Testing

@testable import TileStore

@Suite struct DirectoryCacheTests {
  @Test func whatWasNotUsedForLongestGoesFirst() throws {
    let directory = try PMTilesDirectory([1, 0, 1, 1, 1])
    var cache = DirectoryCache()
    for offset in 0..<DirectoryCache.directoryLimit { cache.insert(directory, at: offset) }
    #expect(cache.directory(at: 0) != nil)
    cache.insert(directory, at: -1)
    #expect(cache.directory(at: 1) == nil)
    #expect(cache.directory(at: 0) != nil && cache.directory(at: 2) != nil)
  }
}
