import GeoCore
import MapPanels
import Testing

@Suite("Camera fit")
struct CameraFitTests {
  let size = Size(width: 600, height: 400)
  let box = Rect(minX: -13, minY: -36, maxX: 13, maxY: 0)

  private func item(_ longitude: Double, _ latitude: Double) -> FitItem {
    FitItem(coordinate: Coordinate(longitude: longitude, latitude: latitude), box: box)
  }

  /// The box of each item on the copy of the world nearest to the middle of the picture.
  private func boxes(_ items: [FitItem], _ camera: Camera) -> [Rect] {
    let viewport = Viewport(camera: camera, size: size)
    return items.map { item in
      var m = MercatorPoint(item.coordinate)
      m.x += (MercatorPoint(camera.center).x - m.x).rounded()
      return item.box.offset(by: viewport.point(m))
    }
  }

  @Test(
    "Whole boxes lie inside the padding and touch it on two sides", arguments: [0.0, 30, 90, -135])
  func boxesInside(bearing: Double) throws {
    let items = [item(24.9, 60.1), item(24.97, 60.2), item(25.1, 60.17), item(24.95, 60.15)]
    var fit = CameraFit(size: size, padding: Insets(top: 10, right: 20, bottom: 30, left: 40))
    fit.bearing = bearing
    let camera = try #require(fit.camera(for: items))
    let drawn = boxes(items, camera)
    let extent = drawn.dropFirst().reduce(drawn[0]) { $0.union($1) }
    let room = Rect(minX: 40, minY: 10, maxX: 580, maxY: 370)
    #expect(extent.minX > room.minX - 0.01 && extent.maxX < room.maxX + 0.01)
    #expect(extent.minY > room.minY - 0.01 && extent.maxY < room.maxY + 0.01)
    let slack = min(room.width - extent.width, room.height - extent.height)
    #expect(abs(slack) < 0.01, "one direction is used up, \(slack) points are left")
  }

  @Test("Places on both sides of the 180th meridian lie together")
  func antimeridian() throws {
    let items = [item(179, -17), item(-179, -18), item(178.4, -18.1)]
    let camera = try #require(CameraFit(size: size, padding: Insets(20)).camera(for: items))
    // 2.6° of longitude: a picture that went the other way round would need zoom 0.
    #expect(camera.zoom > 6)
    #expect(abs(abs(camera.center.longitude) - 179.7) < 0.1)
  }

  @Test("The shortest stretch begins behind the widest gap")
  func westernmost() throws {
    let spread = [item(-170, 0), item(170, 0), item(100, 0)]
    let camera = try #require(CameraFit(size: size, padding: .zero).camera(for: spread))
    // 100° to 190° east: the middle is at 145°.
    #expect(abs(camera.center.longitude - 145) < 1e-6)
  }

  @Test("One place lies in the middle at the deepest zoom")
  func single() throws {
    let only = item(24.94, 60.17)
    let camera = try #require(CameraFit(size: size, padding: .zero).camera(for: [only]))
    #expect(camera.zoom == 15.5)
    let drawn = boxes([only], camera)[0]
    #expect(abs(drawn.center.x - 300) < 1e-6 && abs(drawn.center.y - 200) < 1e-6)
  }

  @Test(
    "A frame that would reach beyond a pole moves towards the world, but no box out of the room")
  func poles() throws {
    let north = [item(0, 84), item(40, 70)]
    let camera = try #require(CameraFit(size: size, padding: Insets(20)).camera(for: north))
    let viewport = Viewport(camera: camera, size: size)
    let top = viewport.mercator(Point(x: 300, y: 0)).y
    #expect(top > -1e-9 || boxes(north, camera).contains { abs($0.maxY - 380) < 0.1 })
    for box in boxes(north, camera) { #expect(box.minY > 19.9 && box.maxY < 380.1) }
  }

  @Test(
    "Around a given centre all boxes lie inside the padding, and one touches it",
    arguments: [0.0, 50])
  func around(bearing: Double) throws {
    let items = [item(24.9, 60.1), item(25.1, 60.17)]
    var fit = CameraFit(size: size, padding: Insets(20))
    fit.bearing = bearing
    let center = Coordinate(longitude: 24.92, latitude: 60.12)
    let camera = fit.camera(for: items, around: center)
    #expect(camera.center == center)
    let drawn = boxes(items, camera)
    let extent = drawn[0].union(drawn[1])
    let room = Rect(minX: 20, minY: 20, maxX: 580, maxY: 380)
    #expect(room.inset(by: Insets(-0.01)).contains(extent))
    let slack =
      [extent.minX - 20, extent.minY - 20, 580 - extent.maxX, 380 - extent.maxY].min() ?? 9
    #expect(slack < 0.01)
  }

  @Test(
    "At a given zoom the middle of all boxes is the middle of the room", arguments: [3.0, 12, 20])
  func zoom(_ zoom: Double) throws {
    let only = [item(24.94, 60.17)]
    let camera = try #require(
      CameraFit(size: size, padding: Insets(20)).camera(for: only, zoom: zoom))
    #expect(camera.zoom == zoom)
    let drawn = boxes(only, camera)[0]
    #expect(abs(drawn.center.x - 300) < 1e-3 && abs(drawn.center.y - 200) < 1e-3)
  }

  @Test("No places give no camera, and a frame smaller than a pin the least zoom")
  func limits() throws {
    #expect(CameraFit(size: size, padding: .zero).camera(for: []) == nil)
    let tiny = CameraFit(size: Size(width: 5, height: 5), padding: Insets(50))
    #expect(tiny.camera(for: [item(0, 0), item(1, 1)])?.zoom == -2)
  }

  @Test("What is higher or wider than the room at every zoom does not count in that direction")
  func flat() throws {
    let wide = Rect(minX: 0, minY: -30, maxX: 900, maxY: 0)
    let items = [0.0, 1].map {
      FitItem(coordinate: Coordinate(longitude: $0, latitude: 0), box: wide)
    }
    // A degree is 512 / 360 points at zoom 0: 800 of them at log2(800 × 360 / 512).
    let camera = CameraFit(size: Size(width: 800, height: 20), padding: .zero).camera(for: items)
    let zoom = try #require(camera?.zoom)
    #expect(abs(zoom - 9.1357) < 0.01, "\(zoom)")
  }

  @Test("A box of degrees fills the frame in one direction, also across the 180th meridian")
  func bounds() throws {
    let fit = CameraFit(size: size, padding: .zero)
    let wide = GeoBounds(west: 170, south: -5, east: -170, north: 5)
    let camera = try #require(fit.camera(for: wide))
    // 20° of 360° across 600 points: the world is 10800 points wide; 10° of latitude need less height.
    #expect(abs(Viewport(camera: camera, size: size).worldSize - 10_800) < 0.1)
    #expect(abs(abs(camera.center.longitude) - 180) < 1e-9)
  }
}
