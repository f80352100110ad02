import JSONReading
import LayoutFiles
import Pinfold
import Testing

/// Boxes of the sidecar against the pixels of the picture.
@Suite("Boxes hold their pixels")
struct SidecarBoxTests {
  private let renderer: SnapshotRenderer

  init() throws {
    renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
  }

  /// Colours that no style here has.
  private static let colors = [0xFF00FF, 0x00FFFF, 0xFFFF00]

  private func request(_ scale: Double) throws -> SnapshotRequest {
    let layout = try LayoutFile(
      json: Array(
        """
        {"type": "column", "padding": [13, 7, 5, 11], "children": [
          {"type": "title", "length": 40},
          {"type": "row", "spacing": 3, "children": [
            {"type": "list", "length": "45%", "padding": 6},
            {"type": "column", "padding": 9, "border": {"width": 2}, "cornerRadius": 8,
             "children": [{"type": "map"}]}
          ]}
        ]}
        """.utf8))
    var request = SnapshotRequest()
    request.places = [
      .places(
        [(24.94, 60.170), (24.95, 60.166), (24.956, 60.172)].enumerated().map { index, at in
          var place = Place(
            index: index, name: "Place \(index)",
            coordinate: Coordinate(longitude: at.0, latitude: at.1))
          place.color = Color(rgb: UInt32(Self.colors[index]))
          return place
        })
    ]
    request.board.title = "Title"
    request.board.numbering = .none
    request.layout = .description(layout)
    request.size = Size(width: 640, height: 420)
    request.scale = scale
    return request
  }

  /// The box of all pixels of a colour among columns, in pixels, or nothing.
  private func pixels(_ rgb: Int, in bitmap: Bitmap, columns: Range<Int>) -> Rect? {
    var found: Rect?
    for y in 0..<bitmap.height {
      for x in columns {
        let i = 4 * (y * bitmap.width + x)
        let color =
          Int(bitmap.pixels[i]) << 16 | Int(bitmap.pixels[i + 1]) << 8 | Int(bitmap.pixels[i + 2])
        guard color == rgb else { continue }
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        found = found?.union(pixel) ?? pixel
      }
    }
    return found
  }

  private func box(_ node: JSONNode?) throws -> Rect {
    let node = try #require(node?["pixels"])
    let numbers = try ["x", "y", "width", "height"].map { try #require(node[$0]?.number) }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test("A pin's pixels fill its box but for the edge", arguments: [1, 2, 2.5])
  func pins(scale: Double) throws {
    let snapshot = try renderer.render(try request(scale))
    let bitmap = try snapshot.bitmap()
    let sidecar = try JSONReader.read(Sidecar(snapshot, as: .png).jsonText)
    #expect(sidecar["size"]?["pixels"]?["width"]?.number == Double(bitmap.width))
    let map = try box(sidecar["maps"]?.array?.first?["box"])
    let columns = Int(map.minX)..<Int(map.maxX)
    for (place, rgb) in zip(try #require(sidecar["places"]?.array), Self.colors) {
      let box = try box(place["pin"])
      let found = try #require(pixels(rgb, in: bitmap, columns: columns))
      // Half covered pixels have another colour: what is found lies wholly inside.
      #expect(box.contains(found), "\(box) \(found)")
      // The edge is 1.4 points wide, and a pixel at each side is covered in part; the tip is blunt and narrow, and
      // the edge below it longer.
      let edge = 1.4 * scale + 1.5
      #expect(found.minX - box.minX < edge && box.maxX - found.maxX < edge)
      #expect(found.minY - box.minY < edge)
      #expect(box.maxY - found.maxY < 5 * scale + 1.5)
      let tip = try #require(place["position"]?["pixels"])
      #expect(abs((tip["x"]?.number ?? 0) - found.center.x) < 1)
    }
  }

  @Test("A row's badge lies in its box", arguments: [1, 2, 2.5])
  func rows(scale: Double) throws {
    var request = try request(scale)
    request.board.numbering = .positions
    let snapshot = try renderer.render(request)
    let bitmap = try snapshot.bitmap()
    let sidecar = try JSONReader.read(Sidecar(snapshot, as: .png).jsonText)
    let map = try box(sidecar["maps"]?.array?.first?["box"])
    var bottom: Double?
    for (place, rgb) in zip(try #require(sidecar["places"]?.array), Self.colors) {
      let row = try box(place["row"])
      let found = try #require(pixels(rgb, in: bitmap, columns: 0..<Int(map.minX)))
      #expect(row.contains(found), "\(row) \(found)")
      // A row of one line has its badge in the middle.
      #expect(abs(row.center.y - found.center.y) <= 1.5)
      if let bottom { #expect(abs(row.minY - bottom) < 0.01) }
      bottom = row.maxY
    }
  }

  @Test("What the map's edge cuts has the box of what is seen")
  func clipped() throws {
    var request = try request(2)
    request.camera = .center(Coordinate(longitude: 24.94, latitude: 60.170), zoom: 12)
    let whole = try renderer.render(request)
    let frame = try #require(whole.maps.first).frame
    // At zoom 12 half the map's width is so many degrees: the place lies on its right edge.
    let degrees = (frame.width / 2 - 2) / (512 * 4096) * 360
    request.camera = .center(Coordinate(longitude: 24.94 - degrees, latitude: 60.170), zoom: 12)
    let snapshot = try renderer.render(request)
    let sidecar = try JSONReader.read(Sidecar(snapshot, as: .png).jsonText)
    let place = try #require(sidecar["places"]?.array?.first)
    #expect(place["fate"]?.string == "clipped" && place["visible"]?.bool == true)
    let box = try box(place["pin"])
    #expect(abs(box.maxX - frame.maxX * 2) < 0.01)
    let found = try #require(
      pixels(Self.colors[0], in: try snapshot.bitmap(), columns: Int(frame.minX * 2)..<1280))
    #expect(box.contains(found))
  }
}
