import GeoCore
import Places
import Testing

@testable import Pinfold

/// Says places in Finnish and all else in English.
private struct HalfFinnish: PictureWords {
  var language: String { "fi" }
  func places(_ count: Int) -> String { count == 1 ? "1 paikka" : "\(count) paikkaa" }
}

@Suite("Pictures in words")
struct AlternativeTextTests {
  private let renderer: SnapshotRenderer

  init() throws {
    renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
  }

  private func request(_ set: (inout SnapshotRequest) -> Void = { _ in }) -> SnapshotRequest {
    var request = SnapshotRequest()
    let rows = [("Kappeli", "Esplanadi 1", 24.95), ("Ekberg", nil, 24.93), ("Fazer", nil, 24.94)]
    request.places = [
      .places(
        rows.enumerated().map { index, row in
          var place = Place(
            index: index, name: row.0, coordinate: Coordinate(longitude: row.2, latitude: 60.17))
          place.detail = row.1
          return place
        })
    ]
    request.board.title = "Cafés"
    request.camera = .center(Coordinate(longitude: 24.94, latitude: 60.17), zoom: 13)
    request.attribution = .text("© Somebody")
    set(&request)
    return request
  }

  private func text(_ set: (inout SnapshotRequest) -> Void) throws -> AlternativeText {
    try renderer.render(request(set)).alternativeText
  }

  @Test("The sentence says title, panels, number, extent")
  func short() throws {
    // The world's 40,075,017 m · cos 60.17° are 19,934,500 m, at zoom 13 over 512 · 2¹³ points: 4.7527 m each, so 800
    // and 600 of them are 3.8 and 2.9 km.
    let map = try text { $0.layout = .map }
    #expect(
      map.short == "Cafés: map of 3 places, 3.8\u{A0}km × 2.9\u{A0}km around 60.17° N, 24.94° E")
    #expect(try text { $0.layout = .list }.short == "Cafés: list of 3 places")
    let pair = try text {
      $0.board.title = nil
      $0.camera = .center(Coordinate(longitude: -70, latitude: -30), zoom: 3)
    }
    #expect(pair.short == "Map and list of 3 places, around 30° S, 70° W")
    let world = try text {
      $0.layout = .map
      $0.places = []
      $0.camera = .zoom(0)
      $0.board.title = nil
    }
    #expect(world.short == "Map, the whole world")
  }

  @Test("What was searched for, left out, or not found is said")
  func parts() throws {
    #expect(
      try text {
        $0.layout = .list
        $0.board.query = "e"
        $0.board.limit = 1
      }.short == "Cafés: list of 1 of 3 places for “e”")
    #expect(
      try text {
        $0.layout = .list
        $0.board.query = "zzz"
      }.short == "Cafés: list with none of 3 places for “zzz”")
    let cut = try text {
      $0.layout = .list
      $0.board.limit = 2
    }
    #expect(cut.short == "Cafés: list of 2 of 3 places")
    #expect(cut.long.hasSuffix("2. Ekberg\n… and 1 more"))
  }

  @Test("The whole text has a line for each place in order and what became of it")
  func long() throws {
    let long = try text {
      $0.layout = .map
      $0.board.near = Coordinate(longitude: 24.93, latitude: 60.17)
      // 400 points · 2.37636 m at zoom 14 are 950.5 m, ±475 m or 0.0086° of longitude: two places lie outside.
      $0.size = Size(width: 400, height: 400)
      $0.camera = .center(Coordinate(longitude: 24.93, latitude: 60.17), zoom: 14)
      $0.bearing = 20
    }.long
    #expect(
      long.split(separator: "\n").map(String.init) == [
        "Cafés: map of 3 places, 950\u{A0}m × 950\u{A0}m around 60.17° N, 24.93° E.",
        "1. Ekberg, 0\u{A0}m",
        "2. Fazer, 550\u{A0}m, off the map",
        "3. Kappeli, Esplanadi 1, 1.1\u{A0}km, off the map",
        "The map’s top points 20° clockwise from north.",
        "Map data: © Somebody.",
      ])
  }

  @Test("Names that the map has no room for are told by their number")
  func unnamed() throws {
    // All three lie in one badge, whose text is their number.
    let badge = try text {
      $0.layout = .map
      $0.pins.crowding = .cluster
      $0.camera = .center(Coordinate(longitude: 24.94, latitude: 60.17), zoom: 5)
    }
    #expect(badge.long.contains("\n3 of 3 names are not written on the map.\n"))
    // A map of 60 points has room for the pin of the one place in it, and for no name of this length.
    let narrow = try text {
      $0.layout = .map
      $0.size = Size(width: 60, height: 60)
      $0.places = [
        .places([
          Place(
            index: 0, name: "Rindfleischetikettierungsüberwachung",
            coordinate: Coordinate(longitude: 24.94, latitude: 60.17))
        ])
      ]
    }
    #expect(narrow.long.contains("\nThe name is not written on the map.\n"))
    for set: (inout SnapshotRequest) -> Void in [
      { $0.layout = .map }, { _ in },
      {
        $0.layout = .map
        $0.pins.text = .name
      },
    ] {
      #expect(!(try text(set)).long.contains("not written"))
    }
  }

  @Test("Groups have their titles above their places")
  func groups() throws {
    let long = try text {
      $0.layout = .list
      $0.places = [
        .places(
          ["b", "a", "b"].enumerated().map { index, group in
            var place = Place(
              index: index, name: "P\(index)", coordinate: Coordinate(longitude: 1, latitude: 1))
            place.group = group
            return place
          })
      ]
      $0.board.grouping = .folder
    }.long
    #expect(
      long.split(separator: "\n").dropFirst().map(String.init)
        == ["b:", "1. P0", "2. P2", "a:", "3. P1"])
  }

  @Test("However long title and query are, the sentence has at most 125 characters")
  func fits() throws {
    for length in [1, 30, 60, 125, 5000] {
      for query in ["", String(repeating: "q", count: length)] {
        let short = try text {
          $0.board.title = String(repeating: "t", count: length)
          $0.board.query = query
        }.short
        #expect(short.count <= 125 && short.hasPrefix("t"), "\(short)")
        #expect(short.contains("places"), "\(short)")
      }
    }
  }

  @Test("Names of any kind stay on their lines")
  func hostile() throws {
    let long = try text {
      $0.places = [
        .places([
          Place(
            index: 0, name: "a\nb\u{2028}c\u{0}\td",
            coordinate: Coordinate(longitude: 1, latitude: 2)),
          Place(index: 1, name: " \n", coordinate: Coordinate(longitude: -1.5, latitude: -2)),
        ])
      ]
      $0.layout = .list
    }.long
    #expect(
      long.split(separator: "\n").dropFirst().map(String.init)
        == ["1. a b c d", "2. 2.00000° S, 1.50000° W"])
  }

  @Test("Another language says what it has words for")
  func words() throws {
    let snapshot = try renderer.render(request { $0.layout = .list })
    let text = snapshot.alternativeText(in: HalfFinnish())
    #expect(text.short == "Cafés: list of 3 paikkaa")
    #expect(ImageMap(snapshot, in: HalfFinnish()).page(source: "x").contains("<html lang=\"fi\">"))
  }

  @Test("SVG and PDF bear the words")
  func documents() throws {
    let snapshot = try renderer.render(request { $0.layout = .list })
    let svg = String(decoding: try snapshot.encoded(as: .svg), as: UTF8.self)
    #expect(svg.contains("<title>Cafés: list of 3 places</title>"))
    #expect(svg.contains("<desc>Cafés: list of 3 places.\n1. Kappeli, Esplanadi 1\n"))
    let pdf = String(decoding: try snapshot.encoded(as: .pdf), as: UTF8.self)
    #expect(pdf.contains("/Title") && pdf.contains("/Subject"))
  }

  @Test("Clusters are told by their number and first names")
  func clusters() {
    let words = EnglishWords()
    #expect(words.cluster(["1 A", "2 B"], count: 2) == "2 places: 1 A, 2 B")
    #expect(words.cluster(["1 A", "2 B"], count: 7) == "7 places: 1 A, 2 B and 5 more")
    #expect(words.fate(.clustered, others: 1) == "in one pin with another")
    #expect(words.fate(.clustered, others: 4) == "in one pin with 4 others")
    #expect(words.fate(.shown, others: 0) == nil && words.fate(.moved, others: 0) == nil)
  }
}
