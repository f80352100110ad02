import GeoCore
import Imaging
import Pinfold
import Testing
import TileFixtures

@Suite("Archives of pictures")
struct PictureArchiveTests {
  /// A folder of picture tiles, all of one colour.
  private func withTiles(side: Int, _ body: (String) throws -> Void) throws {
    let folder = TemporaryFolder()
    var bitmap = Bitmap(width: side, height: side)
    for i in 0..<side * side {
      bitmap.pixels.replaceSubrange(4 * i..<4 * i + 4, with: [10, 120, 200, 255])
    }
    let png = try PNGEncoder.encode(bitmap)
    for z in 0...2 {
      for x in 0..<1 << z {
        for y in 0..<1 << z { try folder.write(png, "\(z)/\(x)/\(y).png") }
      }
    }
    try body(folder.path)
  }

  @Test("Given alone and without a style they are the map, without seams", arguments: [256, 512])
  func drawn(side: Int) throws {
    try withTiles(side: side) { folder in
      let renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
      var request = SnapshotRequest()
      request.tiles = [TileInput(path: folder)]
      request.layout = .named("map")
      request.size = Size(width: 300, height: 201)
      request.attribution = .none
      request.camera = .center(Coordinate(longitude: 5, latitude: 7), zoom: 1.37)
      request.bearing = 25
      let bitmap = try Painted.bitmap(try renderer.render(request))
      let colors = Set(
        (0..<bitmap.width * bitmap.height).map { Array(bitmap.pixels[4 * $0..<4 * $0 + 4]) })
      #expect(colors == [[10, 120, 200, 255]])
    }
  }
}

private enum Painted {
  static func bitmap(_ snapshot: Snapshot) throws -> Bitmap {
    try ImageCodec.decode(try snapshot.encoded(as: .png))
  }
}
