import Testing

@testable import GeoCore

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func touchingEdgesDoNotMeet() {
    #expect(!rect.intersects(Rect(x: 40, y: 20, width: 5, height: 5)))
    #expect(rect.intersects(Rect(x: 39, y: 59, width: 5, height: 5)))
    #expect(rect.contains(Point(x: 40, y: 60)))
    #expect(rect.contains(rect))
  }

  @Test func edgesAndLevelLinesMeet() {
    #expect(rect.meets(Rect(x: 40, y: 60, width: 5, height: 5)))
    #expect(!rect.meets(Rect(x: 40.5, y: 60, width: 5, height: 5)))
    #expect(rect.meets(Rect(x: 0, y: 30, width: 50, height: 0)))
    #expect(!rect.meets(Rect(x: 0, y: 19, width: 50, height: 0)))
  }

  @Test func intersectionsAndUnions() {
    let other = Rect(minX: 0, minY: 30, maxX: 20, maxY: 100)
    #expect(rect.intersection(other) == Rect(minX: 10, minY: 30, maxX: 20, maxY: 60))
    #expect(rect.union(other) == Rect(minX: 0, minY: 20, maxX: 40, maxY: 100))
    #expect(rect.intersection(Rect(x: 100, y: 100, width: 1, height: 1)).isEmpty)
  }

  @Test func insetsBeyondTheExtentMeetInTheMiddle() {
    let inset = rect.inset(by: Insets(top: 1, right: 30, bottom: 2, left: 20))
    // From 30 to 10: the middle is 20.
    #expect(inset == Rect(minX: 20, minY: 21, maxX: 20, maxY: 58))
    #expect(rect.inset(by: Insets(-5)) == Rect(x: 5, y: 15, width: 40, height: 50))
  }
}
