import GeoCore
import Testing

struct ViewportPaddingTests {
  @Test func theCentreLiesInTheMiddleOfWhatPaddingLeaves() {
    let camera = Camera(center: Coordinate(longitude: 12, latitude: 34), zoom: 5, bearing: 30)
    let padding = Insets(top: 10, right: 20, bottom: 30, left: 60)
    let viewport = Viewport(
      camera: camera, size: Size(width: 200, height: 100), padding: padding)
    // (200 + 60 − 20) / 2 and (100 + 10 − 30) / 2.
    #expect(viewport.focus == Point(x: 120, y: 40))
    #expect(viewport.point(camera.center) == viewport.focus)
    let back = viewport.mercator(viewport.focus)
    #expect(abs(back.x - MercatorPoint(camera.center).x) < 1e-12)
  }

  @Test func paddingLargerThanTheFrameStaysInIt() {
    let viewport = Viewport(
      camera: Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 0),
      size: Size(width: 100, height: 100),
      padding: Insets(top: 0, right: 0, bottom: 900, left: 900))
    #expect(viewport.focus == Point(x: 100, y: 0))
  }
}

struct CameraHoldingTests {
  // At zoom 1 the world is 1024 points high; a frame of 512 reaches a quarter of it up and down.
  @Test func noPictureShowsNorthOfTheWorld() {
    let north = Camera(center: Coordinate(longitude: 10, latitude: 85), zoom: 1)
    let held = north.heldToWorld(over: Size(width: 512, height: 512))
    #expect(abs(MercatorPoint(held.center).y - 0.25) < 1e-12)
    #expect(held.center.longitude == 10)
  }

  // At zoom 0 the world is 512 points high, half of the frame.
  @Test func aSmallWorldGrowsToTheFrame() {
    let camera = Camera(center: Coordinate(longitude: 10, latitude: 40), zoom: 0)
    let held = camera.heldToWorld(over: Size(width: 64, height: 1024))
    #expect(held.zoom == 1)
    #expect(abs(held.center.latitude) < 1e-9)
  }

  @Test func othersStay() {
    let camera = Camera(center: Coordinate(longitude: 10, latitude: 40), zoom: 4)
    #expect(camera.heldToWorld(over: Size(width: 512, height: 512)) == camera)
  }
}
