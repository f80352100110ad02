import FileAccess
import Foundation
import JSONReading
import MapPanels
import Pinfold
import Testing

@Suite("Sidecars")
struct SidecarTests {
  private let renderer: SnapshotRenderer
  private let schema: JSONNode

  init() throws {
    renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
    schema = try JSONReader.read(Sidecar.jsonSchema)
  }

  private func cafes() -> SnapshotRequest {
    var request = SnapshotRequest()
    request.places = [.file(packageRoot + "/Samples/helsinki-cafes.geojson")]
    request.tiles = [TileInput(path: packageRoot + "/Samples/helsinki.pmtiles")]
    return request
  }

  private func json(
    _ request: SnapshotRequest, as format: PictureFormat = .png
  ) throws -> JSONNode {
    try JSONReader.read(Sidecar(try renderer.render(request), as: format).jsonText)
  }

  @Test("The schema in Samples is the one that the tables make")
  func schemaFile() throws {
    let path = packageRoot + "/Samples/sidecar.schema.json"
    if ProcessInfo.processInfo.environment["GOLDEN_RECORD"] != nil {
      try Data(Sidecar.jsonSchema.utf8).write(to: URL(filePath: path))
      Issue.record("recorded \(path)")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Sidecar.jsonSchema)
  }

  @Test("Every object of the schema is closed, and every member of it required and described")
  func strict() throws {
    func check(_ object: JSONNode, _ name: String) {
      #expect(object["additionalProperties"]?.bool == false, "\(name)")
      #expect(object["description"]?.string?.isEmpty == false, "\(name)")
      let members = object["properties"]?.object ?? []
      #expect(!members.isEmpty)
      let required = (object["required"]?.array ?? []).compactMap(\.string)
      #expect(members.map(\.name) == required, "\(name)")
      for member in members {
        #expect(
          member.node["description"]?.string?.hasSuffix(".") == true, "\(name).\(member.name)")
      }
    }
    check(schema, "sidecar")
    for definition in schema["$defs"]?.object ?? [] { check(definition.node, definition.name) }
  }

  @Test("Names are beside pins, on them, or left out, and one remark counts these")
  func names() throws {
    func fates(_ set: (inout SnapshotRequest) -> Void) throws -> ([String?], [String]) {
      var request = cafes()
      request.layout = .map
      set(&request)
      let sidecar = Sidecar(try renderer.render(request), as: .png)
      return (
        sidecar.places.map { $0.appearances.first?.name?.rawValue },
        sidecar.notes.map(\.message).filter { $0.contains("left out") }
      )
    }
    let beside = try fates { _ in }
    #expect(beside.0.allSatisfy { $0 == "shown" || $0 == "moved" || $0 == "omitted" })
    let missing = beside.0.count { $0 == "omitted" }
    #expect(missing == 0 ? beside.1.isEmpty : beside.1[0].hasPrefix("\(missing) of "))
    #expect(try fates { $0.pins.form = .label }.0.allSatisfy { $0 == "onPin" || $0 == "omitted" })
    #expect(try fates { $0.pinNames = PinNames.none }.0.allSatisfy { $0 == nil })
    let dots = try fates {
      $0.pins.dotsBeyond = 1
      $0.pins.crowding = .dots
    }
    #expect(dots.0.allSatisfy { $0 == "omitted" } && dots.1.isEmpty)
  }

  @Test("What is written is as the schema says, in every layout and format")
  func valid() throws {
    for layout in ["list-map", "map", "list", "poster", "pages", "segmented", "overlay"] {
      for format in PictureFormat.allCases {
        var request = cafes()
        request.layout = .named(layout)
        request.board.near = Coordinate(longitude: 24.95, latitude: 60.17)
        request.board.grouping = .property("kind")
        request.page = layout == "pages" ? 0 : nil
        let faults = JSONSchemaCheck(try json(request, as: format), against: schema).faults
        #expect(faults.isEmpty, "\(layout) \(format): \(faults)")
      }
    }
    #expect(JSONSchemaCheck(try json(SnapshotRequest()), against: schema).faults.isEmpty)
  }

  @Test("Pixels are those of the format, millimetres those of paper")
  func units() throws {
    var request = cafes()
    request.size = Size(width: 480, height: 240.3)
    request.scale = 2.5
    let expected: [(PictureFormat, Double, Double, Double)] = [
      // 240.3 · 2.5 = 600.75: a PNG has whole pixels. A PDF counts in 72ths of an inch.
      (.png, 2.5, 1200, 601), (.svg, 1, 480, 240.3), (.pdf, 0.75, 360, 180.225),
    ]
    for (format, unit, width, height) in expected {
      let sidecar = try json(request, as: format)
      #expect(sidecar["pixelsPerPoint"]?.number == unit)
      #expect(sidecar["size"]?["pixels"]?["width"]?.number == width)
      #expect(sidecar["size"]?["pixels"]?["height"]?.number == height)
      // 480 of 96 to the inch are 5 inches of 25.4.
      #expect(sidecar["size"]?["millimetres"]?["width"]?.number == 127)
      let pin = try #require(sidecar["places"]?.array?.first?["pin"])
      let points = try #require(pin["points"]?["x"]?.number)
      let pixels = try #require(pin["pixels"]?["x"]?.number)
      let paper = try #require(pin["millimetres"]?["x"]?.number)
      #expect(abs(pixels - points * unit) < 0.002)
      #expect(abs(paper - points * 25.4 / 96) < 0.001)
    }
  }

  @Test("A map's box on the earth is the one asked for, and crosses 180° from west to east")
  func bounds() throws {
    var request = SnapshotRequest()
    request.layout = .map
    // At zoom 2 the world is 2048 points wide: 512 of them are 90 degrees.
    request.size = Size(width: 512, height: 256)
    request.camera = .center(Coordinate(longitude: 170, latitude: 0), zoom: 2)
    let map = try #require(try json(request)["maps"]?.array?.first)
    #expect(map["bounds"]?["west"]?.number == 125)
    #expect(map["bounds"]?["east"]?.number == -145)
    // Half of 256 of 2048 southwards: atan(sinh(2π · 128 / 2048)) = 21.943046°.
    #expect(abs((map["bounds"]?["north"]?.number ?? 0) - 21.943046) < 1e-6)
    #expect(abs((map["bounds"]?["south"]?.number ?? 0) + 21.943046) < 1e-6)
    #expect(map["zoom"]?.number == 2 && map["bearing"]?.number == 0)
    // The equator's 40,075,016.686 m over 2048 points.
    #expect(abs((map["metersPerPixel"]?.number ?? 0) - 19_567.8792) < 1e-3)
    request.scale = 2
    let fine = try #require(try json(request)["maps"]?.array?.first)
    #expect(abs((fine["metersPerPixel"]?.number ?? 0) - 9783.9396) < 1e-3)
    request.bearing = 90
    let corners = try #require(try json(request)["maps"]?.array?.first?["corners"]?.array)
    // East is up: the top left corner lies north-east, 22.5° and 45° from the middle.
    #expect(abs((corners[0]["longitude"]?.number ?? 0) - -167.5) < 1e-6)
    #expect((corners[0]["latitude"]?.number ?? 0) > 40)
    #expect((corners[2]["latitude"]?.number ?? 0) < -40)
  }

  @Test("What is off the map is said with its reason, and so is what the edge cuts")
  func fates() throws {
    var request = cafes()
    request.camera = .center(Coordinate(longitude: 24.950444, latitude: 60.167957), zoom: 17)
    request.size = Size(width: 500, height: 400)
    let sidecar = try json(request)
    let places = try #require(sidecar["places"]?.array)
    #expect(places.count == 8)
    let outside = places.filter { $0["fate"]?.string == "outside" }
    #expect(!outside.isEmpty && outside.count < 8)
    for place in outside {
      #expect(place["visible"]?.bool == false && place["reason"]?.string != nil)
      #expect(place["pin"]?.value == .null)
    }
    #expect(places.first?["fate"]?.string == "shown" && places.first?["visible"]?.bool == true)
    request.layout = .list
    let listed = try #require(try json(request)["places"]?.array?.first)
    #expect(listed["visible"]?.value == .null && listed["fate"]?.value == .null)
    #expect(listed["row"]?["pixels"] != nil)
  }

  @Test("Tiles that are missing are listed by address and source, glyphs by code point and text")
  func missing() throws {
    var request = cafes()
    request.places = [
      .places([
        Place(
          index: 0, name: "A \u{E000} B", coordinate: Coordinate(longitude: 10, latitude: 10))
      ])
    ]
    request.missingTiles = .blank
    request.camera = .zoom(14)
    let sidecar = try json(request)
    let tiles = try #require(sidecar["missing"]?["tiles"]?.array)
    #expect(!tiles.isEmpty)
    for tile in tiles {
      #expect(tile["z"]?.number == 14 && tile["source"]?.string?.isEmpty == false)
      // (10 + 180) / 360 · 2¹⁴ = 8647.1: the picture is two or three tiles wide.
      #expect(abs((tile["x"]?.number ?? 0) - 8647) <= 2)
    }
    let glyph = try #require(sidecar["missing"]?["glyphs"]?.array?.first)
    #expect(glyph["codePoint"]?.string == "U+E000")
    #expect(glyph["text"]?.string == "A \u{E000} B")
  }

  @Test("Each page tells of the places that are on it, and which page it is")
  func pages() throws {
    var request = cafes()
    request.layout = .named("pages")
    request.size = Size(width: 320, height: 300)
    var numbers: [String] = []
    var page = 0.0
    try renderer.renderPages(request) { number, snapshot throws(SnapshotError) in
      let node = try? JSONReader.read(Sidecar(snapshot, as: .png).jsonText)
      page += 1
      #expect(node?["page"]?["number"]?.number == page)
      let rows = (node?["places"]?.array ?? []).filter { $0["row"]?.object != nil }
      numbers += rows.compactMap { $0["number"]?.string }
      #expect(node?["maps"]?.array?.isEmpty == false || rows.count == node?["places"]?.array?.count)
    }
    #expect(page > 1 && numbers == (1...8).map { "\($0)" })
  }

  @Test("The picture and what goes with it are written together or not at all")
  func together() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let snapshot = try renderer.render(cafes())
    var files = SnapshotFiles(folder + "/a b.png", as: .png)
    files.sidecar = folder + "/missing/a.json"
    #expect(throws: SnapshotError.self) { try snapshot.write(files) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    files.sidecar = folder + "/a.json"
    files.imageMap = folder + "/a.html"
    try snapshot.write(files)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["a b.png", "a.html", "a.json"])
    let sidecar = try JSONReader.read(try FileBytes.read(folder + "/a.json"))
    #expect(sidecar["file"]?.string == "a b.png")
    let page = String(decoding: try FileBytes.read(folder + "/a.html"), as: UTF8.self)
    #expect(page.contains("<img src=\"a%20b.png\" width=\"800\" height=\"600\""))
  }
}
