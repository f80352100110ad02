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

  /// What comes of an archive of pictures without a name under a style with such sources.
  private func drawn(_ sources: [(String, String)]) throws -> Snapshot {
    let folder = TemporaryFolder()
    let stated = sources.map { #""\#($0.0)": {"type": "\#($0.1)"}"# }.joined(separator: ", ")
    let layers = sources.filter { $0.1 != "vector" }.map { name, type in
      let kind = type == "raster" ? "raster" : "color-relief"
      let paint =
        #""paint": {"color-relief-color": ["interpolate", ["linear"], ["elevation"], 0, "red", 1, "red"]}"#
      return
        #"{"id": "\#(name)", "type": "\#(kind)", "source": "\#(name)"\#(type == "raster" ? "" : ", " + paint)}"#
    }
    let style =
      #"{"version": 8, "sources": {\#(stated)}, "layers": [\#(layers.joined(separator: ", "))]}"#
    let path = try folder.write(Array(style.utf8), "style.json")
    var snapshot: Snapshot?
    try withTiles(side: 4) { tiles in
      let renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
      var request = SnapshotRequest()
      request.tiles = [TileInput(path: tiles)]
      request.style = .file(path)
      request.layout = .map
      request.size = Size(width: 40, height: 40)
      request.camera = .center(Coordinate(longitude: 5, latitude: 7), zoom: 1)
      snapshot = try renderer.render(request)
    }
    return try #require(snapshot)
  }

  @Test("Without a name they are the style's plain pictures, or its only elevations")
  func unnamed() throws {
    func middle(_ snapshot: Snapshot) throws -> [UInt8] {
      let bitmap = try Painted.bitmap(snapshot)
      let at = 4 * (20 * bitmap.width + 20)
      return Array(bitmap.pixels[at..<at + 4])
    }
    let (plain, red): ([UInt8], [UInt8]) = ([10, 120, 200, 255], [255, 0, 0, 255])
    #expect(try middle(drawn([("v", "vector"), ("r", "raster")])) == plain)
    #expect(try middle(drawn([("v", "vector"), ("d", "raster-dem")])) == red)
    // What is drawn last is no more than what has tiles.
    let both = try drawn([("r", "raster"), ("d", "raster-dem")])
    #expect(try middle(both) == plain)
    #expect(both.diagnostics.contains { $0.message.contains("raster-dem source 'd'") })
    #expect(throws: SnapshotError.self) { try drawn([("d", "raster-dem"), ("e", "raster-dem")]) }
    #expect(throws: SnapshotError.self) { try drawn([("v", "vector")]) }
  }
}

private enum Painted {
  static func bitmap(_ snapshot: Snapshot) throws -> Bitmap {
    try ImageCodec.decode(try snapshot.encoded(as: .png))
  }
}
