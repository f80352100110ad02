import Drawing
import GeoCore
import Places
import Testing

@testable import MapPanels

@Suite("Lines and areas of places")
struct MapShapesTests {
  private func list(_ geometry: PlaceShape.Geometry, around longitude: Double) -> DisplayList {
    let camera = Camera(center: Coordinate(longitude: longitude, latitude: 0), zoom: 0)
    let viewport = Viewport(camera: camera, size: Size(width: 512, height: 512))
    var list = DisplayList(size: viewport.size)
    MapShapes(shapes: [PlaceShape(geometry)], viewport: viewport).draw(into: &list)
    return list
  }

  private func at(_ longitude: Double) -> Coordinate {
    Coordinate(longitude: longitude, latitude: 0)
  }

  @Test("A line across the 180th meridian goes the short way")
  func antimeridian() {
    let list = list(.lines([[at(170), at(-170)]]), around: 180)
    // The world is 512 points: 10° are 512 / 36 to both sides of the middle.
    let xs = list.paths.points.map(\.x)
    #expect(xs.count == 2)
    #expect(abs(xs[0] - (256 - 512.0 / 36)) < 1e-9 && abs(xs[1] - (256 + 512.0 / 36)) < 1e-9)
  }

  @Test("An area is filled and outlined, a line only drawn")
  func commands() {
    let ring = [at(0), at(10), Coordinate(longitude: 10, latitude: 10), at(0)]
    #expect(list(.areas([[ring]]), around: 0).commands.count == 2)
    #expect(list(.lines([ring]), around: 0).commands.count == 1)
  }
}
