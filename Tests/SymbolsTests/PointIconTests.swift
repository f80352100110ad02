import GeoCore
import Symbols
import Testing

@Test func iconsStandAtTheirAnchor() {
  var icon = PointIcon(size: Size(width: 20, height: 10))
  icon.padding = 1
  let point = Point(x: 100, y: 100)
  #expect(icon.placed(at: point).boxes == [Rect(x: 89, y: 94, width: 22, height: 12)])
  icon.anchor = .bottom
  icon.offset = Point(x: 3, y: -4)
  #expect(icon.placed(at: point).boxes == [Rect(x: 92, y: 85, width: 22, height: 12)])
  #expect(icon.transform(at: point)(.zero) == Point(x: 93, y: 86))
}

@Test func turnedIcons() {
  var icon = PointIcon(size: Size(width: 20, height: 10))
  icon.padding = 0
  icon.angle = .pi / 2
  let point = Point(x: 100, y: 100)
  // The top left corner (−10, −5) turns to (5, −10).
  #expect(near(icon.transform(at: point)(.zero), 105, 90))
  #expect(icon.placed(at: point).boxes.isEmpty)
  let bounds = icon.placed(at: point).bounds
  #expect(near(bounds?.minX ?? 0, 95) && near(bounds?.maxY ?? 0, 110))
}
