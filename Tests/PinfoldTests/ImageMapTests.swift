import GeoCore
import PanelLayout
import Places
import Testing

@testable import Pinfold

@Suite("Image maps")
struct ImageMapTests {
  private let renderer: SnapshotRenderer

  init() throws {
    renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
  }

  private func places(_ rows: [(String, Double, Double, [PropertyMember])]) -> [Place] {
    rows.enumerated().map { index, row in
      Place(
        index: index, name: row.0, coordinate: Coordinate(longitude: row.1, latitude: row.2),
        properties: row.3)
    }
  }

  private func snapshot(
    _ places: [Place], _ set: (inout SnapshotRequest) -> Void = { _ in }
  ) throws -> Snapshot {
    var request = SnapshotRequest()
    request.places = [.places(places)]
    set(&request)
    return try renderer.render(request)
  }

  /// The attributes of each start tag of a name, their references resolved.
  private func tags(_ name: String, in page: String) -> [[String: String]] {
    page.matches(of: /<([a-z]+) ([^>]*)>/).filter { $0.1 == name }.map { match in
      var attributes: [String: String] = [:]
      let text = match.2
      for pair in text.matches(of: /([a-z]+)="([^"]*)"/) {
        attributes[String(pair.1)] = [
          ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
        ].reduce(String(pair.2)) { $0.replacing($1.0, with: $1.1) }
      }
      return attributes
    }
  }

  private func box(_ area: [String: String]) -> Rect {
    let numbers = (area["coords"] ?? "").split(separator: ",").compactMap { Double($0) }
    let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
    let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    return Rect(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }

  @Test("Each pin and each row has an area that fits its box, in CSS pixels at any scale")
  func areas() throws {
    let rows = [("A", 24.93, 60.17, []), ("B", 24.95, 60.16, [PropertyMember]())]
    for scale in [1, 2.5] {
      let snapshot = try snapshot(places(rows)) { $0.scale = scale }
      let page = ImageMap(snapshot).page(source: "a.png", name: "City 1")
      let image = try #require(tags("img", in: page).first)
      #expect(image["width"] == "800" && image["height"] == "600")
      #expect(image["usemap"] == "#city-1" && tags("map", in: page).first?["name"] == "city-1")
      let areas = tags("area", in: page)
      let regions = snapshot.regions.filter { $0.role == .pin || $0.role == .row }
      #expect(areas.count == 4 && regions.count == 4)
      for region in regions {
        let area = try #require(
          areas.first {
            $0["shape"] == (region.role == .pin ? "poly" : "rect")
              && $0["href"] == "#city-1-\(region.place ?? -1)"
          })
        let box = box(area)
        #expect(region.rect.inset(by: Insets(-0.06)).contains(box), "\(region.rect) \(box)")
        #expect(box.contains(region.rect.inset(by: Insets(0.6))), "\(region.rect) \(box)")
        #expect(area["alt"] == area["title"] && area["alt"]?.isEmpty == false)
      }
    }
  }

  @Test("Of pins that overlap the one in front is found first")
  func order() throws {
    let rows = [("North", 24.94, 60.1703, []), ("South", 24.94, 60.17, [PropertyMember]())]
    let page = ImageMap(
      try snapshot(places(rows)) {
        $0.layout = .map
        $0.camera = .center(Coordinate(longitude: 24.94, latitude: 60.17), zoom: 13)
      }
    ).page(source: "a.png")
    #expect(tags("area", in: page).map { $0["alt"] } == ["2. South", "1. North"])
  }

  @Test("Places lead where their links do, but only to the web or a mailbox")
  func links() throws {
    let table: [(String, PropertyValue, String?)] = [
      ("url", .string("https://example.org/?a=1&b=\"2\""), "https://example.org/?a=1&b=\"2\""),
      ("Website", .string(" http://example.org "), "http://example.org"),
      ("link", .string("mailto:a@example.org"), "mailto:a@example.org"),
      ("href", .string("HTTPS://EXAMPLE.ORG"), "HTTPS://EXAMPLE.ORG"),
      ("url", .string("javascript:alert(1)"), nil),
      ("url", .string("java\nscript:alert(1)"), nil),
      ("url", .string("\u{1}javascript:alert(1)"), nil),
      ("url", .string("data:text/html,<script>"), nil),
      ("url", .string("https://a b"), nil), ("url", .string("https://"), nil),
      ("url", .string("//example.org"), nil), ("url", .string("https:\u{0}//x"), nil),
      ("url", .string("https://x\u{202E}y"), nil),
      ("url", .string("https://" + String(repeating: "x", count: 3000)), nil),
      ("url", .number(5), nil), ("page", .string("https://example.org"), nil),
    ]
    for (name, value, expected) in table {
      let place = places([("P", 1, 2, [PropertyMember(name: name, value: value)])])[0]
      #expect(PlaceLink(place)?.address == expected, "\(name) \(value)")
    }
    // A bad address does not hide a good one.
    let both = places([
      (
        "P", 1, 2,
        [
          PropertyMember(name: "url", value: .string("javascript:x")),
          PropertyMember(name: "link", value: .string("https://example.org")),
        ]
      )
    ])
    let page = ImageMap(try snapshot(both)).page(source: "a.png")
    #expect(tags("area", in: page).allSatisfy { $0["href"] == "https://example.org" })
    #expect(page.contains("<a href=\"https://example.org\">1. P</a>"))
  }

  @Test("No text of a place, title or path leaves its element")
  func hostile() throws {
    let name = "\"><script>alert('x')</script>&amp;\u{0}\u{FFFE}<!--"
    let snapshot = try snapshot(places([(name, 24.9, 60.1, [])])) { $0.board.title = name }
    let page = ImageMap(snapshot).page(source: "a\"<b>.png", name: name)
    #expect(!page.contains("<script") && !page.contains("<!--"))
    #expect(!page.unicodeScalars.contains("\u{0}") && !page.unicodeScalars.contains("\u{FFFE}"))
    let seen = "1. \"><script>alert('x')</script>&amp; <!--"
    #expect(tags("area", in: page).count == 2)
    #expect(tags("area", in: page).allSatisfy { $0["alt"] == seen })
    #expect(tags("img", in: page).first?["src"] == "a\"<b>.png")
    #expect(tags("map", in: page).first?["name"] == "script-alert-x-script-amp")
  }

  @Test("What areas lead to within the page is there, once")
  func anchors() throws {
    let snapshot = try renderer.render(
      {
        var request = SnapshotRequest()
        request.places = [.file(packageRoot + "/Samples/helsinki-cafes.geojson")]
        return request
      }())
    let page = ImageMap(snapshot).fragment(source: "a.png", name: "x")
    let targets = tags("li", in: page).compactMap { $0["id"] }
    #expect(targets.count == 8 && Set(targets).count == 8)
    for area in tags("area", in: page) {
      #expect(targets.contains(String((area["href"] ?? "").dropFirst())))
    }
  }

  @Test("A badge of several places has an area that names them")
  func clusters() throws {
    let plain = try snapshot(places([("A", 24.93, 60.17, []), ("B", 24.95, 60.16, [])])) {
      $0.layout = .map
    }
    let frame = Rect(plain.list.size)
    var badge = PanelRegion(.cluster, Rect(x: 10, y: 20, width: 30, height: 30))
    badge.places = [0, 1]
    badge.text = "×2"
    var report = try #require(plain.maps.first)
    report.marks = [0, 1].map {
      PlaceMark(place: $0, position: Point(x: 25, y: 35), fate: .clustered)
    }
    let snapshot = Snapshot(
      list: plain.list, scale: 1, background: .white, diagnostics: [],
      regions: [PanelRegion(.map, frame), badge], maps: [report], board: plain.board, page: nil,
      painter: plain.painter)
    let areas = tags("area", in: ImageMap(snapshot).page(source: "a.png"))
    #expect(areas.map { $0["alt"] } == ["2 places: 1 A, 2 B"])
    #expect(areas.first?["shape"] == "circle" && areas.first?["coords"] == "25,35,15")
    #expect(areas.first?["href"] == "#map-0")
    let sidecar = Sidecar(snapshot, as: .png)
    #expect(sidecar.clusters.map(\.members) == [[0, 1]] && sidecar.clusters.first?.text == "×2")
    #expect(sidecar.places.allSatisfy { $0.appearances.first?.cluster == 0 })
    #expect(sidecar.places.allSatisfy { $0.isVisible == true })
    #expect(snapshot.alternativeText.long.contains("1. A, in one pin with another"))
  }

  @Test("A picture is found from its page")
  func paths() {
    let table = [
      ("a.png", "a.html", "a.png"), ("x/a.png", "a.html", "x/a.png"),
      ("a.png", "x/a.html", "../a.png"), ("x/a.png", "y/a.html", "../x/a.png"),
      ("/p/q/a.png", "/p/r/s/a.html", "../../q/a.png"), ("./x/../a.png", "a.html", "a.png"),
      ("a b#c?.png", "-", "a%20b%23c%3F.png"), ("a:b.png", "a.html", "./a:b.png"),
      ("é.png", "a.html", "%C3%A9.png"),
    ]
    for (file, page, expected) in table {
      #expect(FilePath.address(of: file, from: page) == expected)
    }
    #expect(SnapshotFiles.isSame("a.png", "./x/../a.png") && !SnapshotFiles.isSame("a", "-"))
    #expect(FilePath.stem("a/b.c.png") == "b.c" && FilePath.stem("a/.png") == ".png")
  }
}
