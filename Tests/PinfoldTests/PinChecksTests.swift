import GeoCore
import MapPanels
import PanelLayout
import Pinfold
import Places
import Testing

@Suite("What is asked of pins and can do nothing")
struct PinChecksTests {
  private let renderer: SnapshotRenderer

  init() throws {
    renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
  }

  /// Places with a text, a number and a blank.
  private static func place(_ index: Int, _ longitude: Double, _ latitude: Double = 0) -> Place {
    Place(
      index: index, name: "P\(index)",
      coordinate: Coordinate(longitude: longitude, latitude: latitude),
      properties: [
        PropertyMember(name: "kind", value: .string("café")),
        PropertyMember(name: "rank", value: .number(Double(index))),
        PropertyMember(name: "blank", value: .string(" ")),
      ])
  }

  private func render(_ set: (inout SnapshotRequest) -> Void) throws -> Snapshot {
    var request = SnapshotRequest()
    request.places = [.places([Self.place(0, 0), Self.place(1, 3)])]
    request.size = Size(width: 300, height: 200)
    request.layout = .map
    set(&request)
    return try renderer.render(request)
  }

  private func notes(_ set: (inout SnapshotRequest) -> Void) throws -> [String] {
    try render(set).diagnostics.filter { $0.kind == .input }.map(\.message)
  }

  @Test("Properties that no place has are told, with the nearest name or those there are")
  func properties() throws {
    #expect(try notes { $0.pins.text = .property("kind") } == [])
    #expect(
      try notes { $0.pins.text = .property("kinds") }
        == ["no place has a property 'kinds', so pins bear nothing; did you mean 'kind'?"])
    #expect(
      try notes { $0.pins.text = .property("address") } == [
        "no place has a property 'address', so pins bear nothing; there is kind, rank, blank"
      ])
    #expect(
      try notes { $0.pins.text = .property("blank") }
        == ["no place has a usable property 'blank', so pins bear nothing"])
    #expect(try notes { $0.pins.order = .property("rank") } == [])
    #expect(
      try notes { $0.pins.order = .property("ranc") } == [
        "no place has a property 'ranc', so those further south lie in front; did you mean 'rank'?"
      ])
    // There, but without a number in it.
    #expect(
      try notes { $0.pins.order = .property("kind") }
        == ["no place has a usable property 'kind', so those further south lie in front"])
    #expect(
      try notes { $0.board.sort = .property("ranc") } == [
        "no place has a property 'ranc', so the order is that of the input; did you mean 'rank'?"
      ])
    #expect(
      try notes { $0.board.colorProperty = "kint" } == [
        "no place has a property 'kint', so colours are the places’ own; did you mean 'kind'?"
      ])
  }

  @Test("Numbers for rules that are not followed are told", arguments: PinCrowding.allCases)
  func numbers(crowding: PinCrowding) throws {
    let radius = try notes {
      $0.pins.clusterRadius = 60
      $0.pins.crowding = crowding
    }
    let gathersNever = crowding == .overlap || crowding == .dots
    #expect(
      radius
        == (gathersNever
          ? [
            "a cluster radius of 60 points changes nothing with crowding '\(crowding.rawValue)'; nothing is gathered"
          ] : []))
    let dots = try notes {
      $0.pins.dotsBeyond = 7
      $0.pins.crowding = crowding
    }
    #expect(dots.isEmpty == (crowding == .automatic))
    #expect(dots.allSatisfy { $0.contains("7") && $0.contains("'\(crowding.rawValue)'") })
  }

  @Test("Dots bear no text")
  func dots() throws {
    #expect(try notes { $0.pins.form = .dot } == [])
    #expect(
      try notes {
        $0.pins.form = .dot
        $0.pins.text = .name
      }.count == 1)
  }

  @Test("Pins and cameras are nothing to a layout without a map")
  func withoutMap() throws {
    func list(_ set: (inout SnapshotRequest) -> Void) throws -> [String] {
      try notes {
        $0.layout = .list
        set(&$0)
      }
    }
    #expect(try list { _ in } == [])
    #expect(
      try list {
        $0.pins.form = .square
        $0.camera = .zoom(3)
      } == ["the layout has no map, so what is asked of the camera and pins changes nothing"])
    #expect(try list { $0.bearing = 20 }.count == 1)
  }

  @Test("Places outside a map are counted")
  func outside() throws {
    func told(_ camera: CameraChoice) throws -> [String] {
      try render {
        $0.places = [.places([Self.place(0, 0), Self.place(1, 40), Self.place(2, -40)])]
        $0.camera = camera
      }.diagnostics.filter { $0.kind == .unplaced }.map(\.message)
    }
    #expect(try told(.fitPlaces) == [])
    let middle = Coordinate(longitude: 0, latitude: 0)
    #expect(
      try told(.center(middle, zoom: 5)) == ["2 of 3 places lie outside the map"])
    // 300 points at zoom 2 are 300 / 2048 of 360 degrees to the middle's sides: 26.4 each.
    let west = Coordinate(longitude: -20, latitude: 0)
    #expect(try told(.center(west, zoom: 2)) == ["1 of 3 places lies outside the map"])
  }

  @Test(
    "A pin that lies wholly under another is hidden, in whatever form",
    arguments: PinStyle.Form.allCases)
  func hidden(form: PinStyle.Form) throws {
    let snapshot = try render {
      $0.places = [
        .places([Self.place(0, 0), Self.place(1, 0), Self.place(2, 0.4), Self.place(3, 40)])
      ]
      $0.camera = .center(Coordinate(longitude: 0, latitude: 0), zoom: 5)
      $0.pins.crowding = .overlap
      $0.pins.form = form
      $0.pins.text = PinText.none
    }
    // 0.4 degrees at zoom 5 are 18 points: the pins lie over each other, but the lower one is seen.
    let marks = try #require(snapshot.maps.first).marks
    #expect(marks.map(\.fate) == [.shown, .hidden, .shown, .outside])
    #expect(marks[1].reason == "another pin covers it")
    #expect(snapshot.alternativeText.long.contains("P1, under another pin"))
  }

  @Test(
    "Names make the map no smaller than half a zoom",
    arguments: [(400.0, 300.0, 80), (400, 300, 8), (800, 600, 100), (200, 320, 20), (300, 40, 12)])
  func namesAndZoom(width: Double, height: Double, letters: Int) throws {
    func zoom(_ names: PinNames) throws -> Double {
      let snapshot = try render {
        $0.size = Size(width: width, height: height)
        $0.places = [
          .places(
            (0..<4).map { i in
              var place = Self.place(i, Double(i) / 1000)
              place.name = String(repeating: "m", count: letters + i)
              return place
            })
        ]
        $0.pinNames = names
      }
      return try #require(snapshot.maps.first).viewport.camera.zoom
    }
    let (bare, named) = (try zoom(.none), try zoom(.beside))
    #expect(named <= bare && bare - named <= 0.5, "\(bare), \(named)")
    #expect(named > 8)
  }

  @Test("What stands out lies above and hides no less")
  func selected() throws {
    let snapshot = try render {
      $0.places = [.places([Self.place(0, 0), Self.place(1, 0)])]
      $0.camera = .center(Coordinate(longitude: 0, latitude: 0), zoom: 5)
      $0.pins.crowding = .overlap
      $0.board.selection = .index(1)
    }
    #expect(try #require(snapshot.maps.first).marks.map(\.fate) == [.hidden, .shown])
  }

  @Test("A dot that another covers is hidden too")
  func hiddenDots() throws {
    let snapshot = try render {
      $0.places = [.places([Self.place(0, 0), Self.place(1, 0)])]
      $0.camera = .center(Coordinate(longitude: 0, latitude: 0), zoom: 5)
      $0.pins.crowding = .dots
    }
    #expect(
      try #require(snapshot.maps.first).marks.map(\.fate).sorted { $0.rawValue < $1.rawValue } == [
        .hidden, .shown,
      ])
  }
}
