import Drawing
import GeoCore
import MapPanels
import Testing

@Suite("Pin shape")
struct PinShapeTests {
  @Test("Short text keeps the circle, long text widens the head", arguments: [0.0, 12, 40, 90])
  func width(text: Double) {
    let shape = PinShape(radius: 13, textWidth: text)
    #expect(shape.width == max(26, text + 2 * 0.48 * 13))
    #expect(shape.bounds.width == shape.width)
    #expect(shape.bounds.maxY == 0, "the tip lies at the place")
  }

  @Test("The outline stays in its box and is closed and clockwise", arguments: [0.0, 30, 80])
  func outline(text: Double) throws {
    let shape = PinShape(radius: 13, textWidth: text)
    let path = shape.path()
    let box = try #require(path.bounds())
    #expect(shape.bounds.inset(by: Insets(-1e-6)).contains(box))
    #expect(path.verbs.last == .close)
    // Shoelace over the points, control points included: positive is clockwise where y runs down.
    var area = 0.0
    for (a, b) in zip(path.points, path.points.dropFirst() + path.points.prefix(1)) {
      area += a.x * b.y - b.x * a.y
    }
    #expect(area > 0)
  }

  @Test("The outline is the same left and right")
  func symmetric() {
    let points = PinShape(radius: 12, textWidth: 0).path().points
    for p in points {
      #expect(points.contains { abs($0.x + p.x) < 1e-6 && abs($0.y - p.y) < 1e-6 })
    }
  }
}
