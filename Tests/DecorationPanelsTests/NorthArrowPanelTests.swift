import Drawing
import GeoCore
import PanelLayout
import Testing

import DecorationPanels

@Suite struct NorthArrowPanelTests {
  private func tip(bearing: Double) throws -> Point {
    var panel = NorthArrowPanel()
    panel.letter = ""
    let output = try panel.render(in: mapContext(48, 48, zoom: 3, bearing: bearing))
    let anchor = try #require(output.region(.northArrow)?.anchor)
    return anchor - Point(x: 24, y: 24)
  }

  @Test("It points where north is")
  func turns() throws {
    // The tip is 0.46 of 48 points from the middle. Where east is up, north is on the left.
    func near(_ a: Point, _ x: Double, _ y: Double) -> Bool {
      (a - Point(x: x, y: y)).length < 1e-9
    }
    #expect(near(try tip(bearing: 0), 0, -22.08))
    #expect(near(try tip(bearing: 90), -22.08, 0))
    #expect(near(try tip(bearing: 180), 0, 22.08))
    #expect(near(try tip(bearing: 270), 22.08, 0))
  }

  @Test("North on the map lies where the arrow points")
  func agrees() throws {
    let context = mapContext(48, 48, zoom: 3, bearing: 33)
    let viewport = try #require(context.facts.maps.first?.viewport)
    let north = viewport.point(Coordinate(longitude: 0, latitude: 1)) - Point(x: 200, y: 200)
    let tip = try tip(bearing: 33)
    #expect(abs(north.x * tip.y - north.y * tip.x) < 1e-6 * north.length * tip.length)
    #expect(north.x * tip.x + north.y * tip.y > 0)
  }

  @Test("Without a map it says so, and any frame is survived")
  func edges() throws {
    let none = try NorthArrowPanel().render(in: context(40, 40))
    #expect(none.list.commands.isEmpty && none.diagnostics.count == 1)
    for side in [0, 0.01, 3, 1e6] {
      _ = try NorthArrowPanel().render(in: mapContext(side, 40, zoom: 1, bearing: 7))
    }
  }
}
