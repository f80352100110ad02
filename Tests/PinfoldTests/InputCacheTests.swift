import FileAccess
import Imaging
import MapRendering
import MapStyle
import Testing
import TileFixtures

@testable import Pinfold

@Suite("Inputs kept for the next picture")
struct InputCacheTests {
  private func cut(_ resources: MapResources) throws -> CutTiles {
    guard case .features(let tiles)? = resources.sources["g"]?.content else { throw Missing() }
    return tiles
  }

  private struct Missing: Error {}

  @Test("What a style names is opened once, until a file of it changes or other pixels are wanted")
  func openings() throws {
    let owned = TemporaryFolder()
    let folder = owned.path
    let features = Array(#"{"type": "Point", "coordinates": [0, 0]}"#.utf8)
    try AtomicFile.write(features, to: "\(folder)/d.json")
    let text = """
      {"version": 8, "layers": [], "sources": {"g": {"type": "geojson", "data": "d.json"}}}
      """
    try AtomicFile.write(Array(text.utf8), to: "\(folder)/s.json")
    let cache = InputCache(tiles: TileCache())
    func open(_ ratio: Double = 1) throws -> CutTiles {
      let path = "\(folder)/s.json"
      return try cut(
        cache.resources(
          of: cache.style(path), at: path, pixelRatio: ratio, without: []))
    }
    let first = try open()
    #expect(try open() === first)
    #expect(try open(2) !== first)
    #expect(try open() === first)
    try AtomicFile.write(features, to: "\(folder)/d.json")
    #expect(try open() !== first)
  }

  @Test("A picture for pins is read once, until its file changes or it is wanted otherwise")
  func pictures() throws {
    let folder = TemporaryFolder()
    let png = try PNGEncoder.encode(Bitmap(width: 2, height: 3))
    var input = PictureInput(path: try folder.write(png, "p.png"))
    let cache = InputCache(tiles: TileCache())
    let first = try cache.picture(input).picture
    #expect(try cache.picture(input).picture === first)
    input.height = 9
    let high = try cache.picture(input).picture
    #expect(high !== first)
    #expect(try cache.picture(input).picture === high)
    try AtomicFile.write(try PNGEncoder.encode(Bitmap(width: 3, height: 3)), to: input.path)
    #expect(try cache.picture(input).picture !== high)
    try AtomicFile.write(Array("no picture".utf8), to: input.path)
    #expect(throws: SnapshotError.self) { try cache.picture(input) }
  }
}
