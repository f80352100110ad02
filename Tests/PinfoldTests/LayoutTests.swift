import Foundation
import GeoCore
import LayoutFiles
import PanelLayout
import Pinfold
import Places
import Testing

private let package = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().path

private func renderer() throws -> SnapshotRenderer {
  try SnapshotRenderer(resources: Resources(roots: [package]))
}

private func request(_ layout: LayoutChoice) -> SnapshotRequest {
  var request = SnapshotRequest()
  request.places = [.file(package + "/Samples/helsinki-cafes.geojson")]
  request.tiles = [TileInput(path: package + "/Samples/helsinki.pmtiles")]
  request.board.title = "Cafés"
  request.layout = layout
  return request
}

private func sample(_ name: String) -> LayoutChoice {
  .file(package + "/Samples/layouts/\(name).json")
}

@Suite struct LayoutTests {
  @Test("Frames of the nest lie on pixels, side by side without gaps", arguments: [1, 1.5, 2, 3])
  func nest(scale: Double) throws {
    var request = request(sample("nest"))
    request.size = Size(width: 402, height: 300)
    request.scale = scale
    let frames = try renderer().frames(request)
    #expect(frames.map(\.type).prefix(4) == ["column", "row", "list", "map"])
    #expect(frames.map(\.depth).prefix(4) == [0, 1, 2, 2])
    let rects = frames.compactMap(\.frame)
    for rect in rects {
      for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
        #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6)
      }
    }
    // One point of margin outside, between the rows, and around each of the four innermost.
    let (list, map) = (rects[2], rects[3])
    let point = scale.rounded() / scale
    let pixel = 1 / scale + 1e-6
    #expect(abs(list.minX - 2 * point) < 0.01 && abs(list.minY - 2 * point) < 0.01)
    #expect(abs(map.minX - list.maxX - point) < pixel)
    // Half a pixel may be rounded at each of the two edges.
    #expect(abs(402 - 2 * point - map.maxX) < 2 * pixel)
  }

  @Test("Wide pictures have list and map side by side, tall ones the list below")
  func listMap() throws {
    var request = request(.listMap)
    let wide = try renderer().frames(request).compactMap(\.frame)
    // 36 % of 799.5 points, on a pixel.
    #expect(wide[1] == Rect(x: 0, y: 0, width: 288, height: 600))
    #expect(wide[2].minX >= 288 && wide[2].maxX == 800)
    request.size = Size(width: 400, height: 800)
    let tall = try renderer().frames(request).compactMap(\.frame)
    #expect(tall[1].minY >= tall[2].maxY && tall[1].maxY == 800 && tall[2].minY == 0)
    request.places = []
    #expect(try renderer().frames(request).map(\.type) == ["map"])
  }

  @Test("Only the chosen child of a segmented screen is shown")
  func segmented() throws {
    var request = request(sample("segmented"))
    func shown() throws -> [String] {
      try renderer().frames(request).filter { $0.frame != nil }.map(\.type)
    }
    #expect(try shown() == ["segmented", "list"])
    request.shown = "Map"
    #expect(try shown() == ["segmented", "map"])
    request.shown = "Nobody"
    #expect(try shown() == ["segmented", "list"])
  }

  @Test("A poster has everything that explains its map")
  func poster() throws {
    let snapshot = try renderer().render(request(sample("poster")))
    let roles = Set(snapshot.regions.map(\.role))
    #expect(roles.isSuperset(of: [.title, .map, .legend, .scaleBar, .northArrow, .attribution]))
    let legend = try #require(snapshot.regions.first { $0.role == .legend }?.text)
    #expect(legend.hasPrefix("Café (7), Café and cakes (1), "))
    #expect(legend.contains("Water") && !legend.contains("Motorway"))
    // The corner's credit is off, the panel's is there.
    #expect(snapshot.regions.count { $0.role == .attribution } == 1)
    var none = request(sample("poster"))
    none.attribution = .none
    #expect(try renderer().render(none).regions.allSatisfy { $0.role != .attribution })
  }

  @Test("Every layout with a name and every sample is drawn")
  func all() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: package + "/Samples/layouts")
      .filter { $0.hasSuffix(".json") && $0 != "layout.schema.json" }.sorted()
    let samples = files.map { sample(String($0.dropLast(5))) }
    let renderer = try renderer()
    for layout in LayoutFile.names.map(LayoutChoice.named) + samples {
      var request = request(layout)
      #expect(throws: Never.self, "\(layout)") { try renderer.render(request) }
      request.size = Size(width: 3, height: 2)
      #expect(throws: Never.self, "\(layout)") { try renderer.render(request) }
    }
  }

  @Test("What is wrong with a layout is said")
  func errors() throws {
    #expect {
      try renderer().render(request(.named("nothing")))
    } throws: { error in
      if case SnapshotError.request(let text) = error { text.contains("poster") } else { false }
    }
    let file = LayoutFile(PanelDescription(.image(ImageOptions(file: "/nowhere.png"))))
    #expect {
      try renderer().render(request(.description(file)))
    } throws: { error in
      if case SnapshotError.file = error { true } else { false }
    }
  }
}
