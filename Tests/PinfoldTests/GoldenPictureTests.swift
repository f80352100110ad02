import GeoCore
import GoldenKit
import Imaging
import MapPanels
import PanelLayout
import Pinfold
import Places
import Testing

/// Whole pictures, each for what no smaller test sees.
@Suite("Golden pictures")
struct GoldenPictureTests {
  private func bitmap(_ edit: (inout SnapshotRequest) -> Void) throws -> Bitmap {
    var request = SnapshotRequest()
    edit(&request)
    let renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
    return try renderer.render(request).bitmap()
  }

  @Test("List, pins and a city: the main job")
  func cafes() throws {
    let picture = try bitmap {
      $0.places = [.file(packageRoot + "/Samples/helsinki-cafes.geojson")]
      $0.tiles = [TileInput(path: packageRoot + "/Samples/helsinki.pmtiles")]
      $0.size = Size(width: 480, height: 320)
    }
    try Golden.check(picture, "Goldens/cafes")
  }

  @Test("A turned map across four tiles: no seams, labels upright, the credit straight")
  func turned() throws {
    let picture = try bitmap {
      $0.tiles = [TileInput(path: packageRoot + "/Samples/helsinki.pmtiles")]
      $0.camera = .center(Coordinate(longitude: 24.9435, latitude: 60.1715), zoom: 15)
      $0.bearing = 40
      $0.size = Size(width: 300, height: 300)
      $0.style = .named("print")
    }
    try Golden.check(picture, "Goldens/turned")
  }

  @Test("Both sides of the 180th meridian in one sea, in the dark, at two pixels to the point")
  func pacific() throws {
    let picture = try bitmap {
      $0.places = [.file(packageRoot + "/Samples/pacific-cities.csv")]
      $0.style = .named("world-dark")
      $0.layout = .map
      $0.size = Size(width: 240, height: 180)
      $0.scale = 2
      $0.board.limit = 5
    }
    try Golden.check(picture, "Goldens/pacific")
  }
}
