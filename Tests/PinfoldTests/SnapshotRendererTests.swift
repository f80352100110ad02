import FileAccess
import GeoCore
import Imaging
import MapPanels
import PanelLayout
import Pinfold
import Places
import Testing

@Suite("Snapshots")
struct SnapshotRendererTests {
  private let renderer: SnapshotRenderer
  private let city = TileInput(path: packageRoot + "/Samples/helsinki.pmtiles")

  init() throws {
    renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
  }

  private func cafes() -> SnapshotRequest {
    var request = SnapshotRequest()
    request.places = [.file(packageRoot + "/Samples/helsinki-cafes.geojson")]
    request.tiles = [city]
    request.size = Size(width: 500, height: 360)
    return request
  }

  @Test("The same request gives the same bytes, from a warm and from a fresh renderer")
  func sameBytes() throws {
    let first = try renderer.render(cafes()).encoded(as: .png)
    #expect(try renderer.render(cafes()).encoded(as: .png) == first)
    let fresh = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
    #expect(try fresh.render(cafes()).encoded(as: .png) == first)
  }

  @Test("Pins and rows bear the same numbers for the same places")
  func numbersAgree() throws {
    let regions = try renderer.render(cafes()).regions
    let pins = regions.filter { $0.role == .pin }
    let rows = regions.filter { $0.role == .row }
    #expect(pins.count == 8 && !rows.isEmpty)
    for row in rows {
      #expect(pins.contains { $0.place == row.place && $0.number == row.number })
    }
  }

  @Test(
    "Whole pins lie inside the padding, whatever the frame",
    arguments: [
      Size(width: 800, height: 600), Size(width: 300, height: 700), Size(width: 420, height: 260),
    ])
  func pinsInside(size: Size) throws {
    var request = cafes()
    request.size = size
    request.padding = Insets(20)
    let regions = try renderer.render(request).regions
    let map = try #require(regions.first { $0.role == .map }).rect
    for pin in regions where pin.role == .pin {
      #expect(map.inset(by: Insets(19.9)).contains(pin.rect), "\(pin)")
    }
  }

  @Test("The credit covers no pin while a corner is free")
  func credit() throws {
    var request = cafes()
    request.layout = .map
    request.places = [
      .places([
        Place(index: 0, name: "east", coordinate: Coordinate(longitude: 24.95, latitude: 60.166)),
        Place(index: 1, name: "north", coordinate: Coordinate(longitude: 24.94, latitude: 60.172)),
      ])
    ]
    request.padding = Insets(0)
    request.attribution = .text("© a credit of some length")
    let regions = try renderer.render(request).regions
    let credit = try #require(regions.first { $0.role == .attribution }).rect
    for pin in regions where pin.role == .pin { #expect(!pin.rect.intersects(credit)) }
  }

  @Test("A scale changes pixels, not the picture: pins stand at the same points")
  func scales() throws {
    let once = try renderer.render(cafes())
    var request = cafes()
    request.scale = 2
    let twice = try renderer.render(request)
    #expect(once.regions == twice.regions)
    #expect(try twice.bitmap().width == 2 * once.bitmap().width)
  }

  @Test("Missing tiles are drawn from above, shown, or an error, as asked")
  func missingTiles() throws {
    var request = SnapshotRequest()
    request.tiles = [city]
    request.camera = .center(Coordinate(longitude: 10, latitude: 50), zoom: 13)
    #expect(!(try renderer.render(request)).diagnostics.contains { $0.kind == .missingTile })
    request.missingTiles = .blank
    let blank = try renderer.render(request).diagnostics.filter { $0.kind == .missingTile }
    #expect(blank.count == 1)
    request.missingTiles = .fail
    #expect {
      try renderer.render(request)
    } throws: { error in
      if case SnapshotError.missingTiles = error { true } else { false }
    }
  }

  @Test("Sizes and scales beyond all bounds are refused", arguments: 0..<6)
  func bounds(index: Int) {
    let extents: [(Double, Double, Double)] = [
      (0, 10, 1), (10, .nan, 1), (1e9, 10, 1), (10, 10, 0), (10, 10, 1e9), (-5, 5, 1),
    ]
    var request = SnapshotRequest()
    request.size = Size(width: extents[index].0, height: extents[index].1)
    request.scale = extents[index].2
    #expect(throws: SnapshotError.self) { try renderer.render(request) }
  }

  @Test("Pages hold every place once, in order; a picture without pages has one")
  func pages() throws {
    var request = cafes()
    request.layout = .named("pages")
    request.size = Size(width: 300, height: 320)
    var rows: [[Int]] = []
    try renderer.renderPages(request) { number, snapshot in
      #expect(number == rows.count + 1)
      rows.append(snapshot.regions.filter { $0.role == .row }.compactMap(\.place))
    }
    #expect(rows.count > 1)
    #expect(rows.flatMap { $0 } == Array(0..<8))
    request.layout = .map
    var count = 0
    try renderer.renderPages(request) { _, _ in count += 1 }
    #expect(count == 1)
  }

  @Test("A caller's own tree is drawn from the request's map and list")
  func ownTree() throws {
    let snapshot = try renderer.render(cafes()) { parts in
      LayoutContainer.column([.init(parts.map), .init(parts.list, length: .points(120))])
    }
    let list = try #require(snapshot.regions.first { $0.role == .list })
    #expect(list.rect == Rect(x: 0, y: 240, width: 500, height: 120))
  }

  @Test("A failed write leaves nothing behind")
  func unwritable() throws {
    let snapshot = try renderer.render(cafes())
    #expect {
      try snapshot.write(to: "/nowhere/at/all.png", as: .png)
    } throws: { error in
      if case SnapshotError.output = error { true } else { false }
    }
  }
}
