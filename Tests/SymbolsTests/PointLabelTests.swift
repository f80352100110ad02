import Drawing
import GeoCore
import Symbols
import Testing

private let point = Point(x: 100, y: 100)

@Test(
  arguments: [
    (LabelAnchor.center, 85, 94), (.left, 100, 94), (.right, 70, 94), (.top, 85, 100),
    (.bottom, 85, 88), (.topLeft, 100, 100), (.topRight, 70, 100), (.bottomLeft, 100, 88),
    (.bottomRight, 70, 88),
  ] as [(LabelAnchor, Double, Double)])
func anchorsSayWhichPartStandsAtThePoint(anchor: LabelAnchor, x: Double, y: Double) {
  var label = PointLabel(letters("abc"))
  label.padding = 0
  let part = label.placed(at: point, anchor: anchor)
  // Three letters of 10 points in a line of 12, its baseline 10 below its top.
  #expect(part.boxes == [Rect(x: x, y: y, width: 30, height: 12)])
  #expect(part.glyphs.map(\.origin) == [0, 10, 20].map { Point(x: x + $0, y: y + 10) })
}

@Test func paddingAndOffset() {
  var label = PointLabel(letters("abc"))
  label.padding = 3
  let part = label.placed(at: point, anchor: .topLeft, offset: Point(x: 5, y: -7))
  #expect(part.boxes == [Rect(x: 102, y: 90, width: 36, height: 18)])
  #expect(part.glyphs.first?.origin == Point(x: 105, y: 103))
}

@Test func linesAreJustified() {
  var text = letters("abcd")
  var second = text.lines[0]
  second.glyphs.removeLast(2)
  second.width = 20
  second.baseline = 22
  text.lines.append(second)
  text.size.height = 24
  var label = PointLabel(text)
  func starts(_ anchor: LabelAnchor) -> [Double] {
    let glyphs = label.placed(at: point, anchor: anchor).glyphs
    return [glyphs[0].origin.x, glyphs[4].origin.x]
  }
  #expect(starts(.left) == [100, 110])
  label.justification = .auto
  #expect(starts(.left) == [100, 100])
  #expect(starts(.right) == [60, 80])
  #expect(starts(.top) == [80, 90])
  label.justification = .right
  #expect(starts(.left) == [100, 120])
  label.justification = .left
  #expect(starts(.right) == [60, 60])
}

@Test func labelsBesideAPointKeepTheirRoomAndOffsetFromIt() {
  var label = PointLabel(letters("abc"))
  label.padding = 2
  // The text is 30 wide and 12 high, its room 34 and 16.
  let right = label.placed(beside: point, anchor: .left, offset: Point(x: 10, y: 0))
  #expect(right.boxes == [Rect(x: 110, y: 92, width: 34, height: 16)])
  let above = label.placed(beside: point, anchor: .bottom, offset: Point(x: 0, y: -5))
  #expect(above.boxes == [Rect(x: 83, y: 79, width: 34, height: 16)])
  let middle = label.placed(beside: point, anchor: .center, offset: .zero)
  #expect(middle.boxes == [Rect(x: 83, y: 92, width: 34, height: 16)])
}

@Test func roomIsKeptForTheNextZoomAndThePaddingStays() {
  var label = PointLabel(letters("abc"))
  label.padding = 2
  label.roominess = 1.5
  let part = label.placed(at: point, anchor: .left)
  // 30 × 1.5 and 12 × 1.5, and 2 on each side.
  #expect(part.boxes == [Rect(x: 98, y: 89, width: 49, height: 22)])
  #expect(near(part.glyphs[0].origin.x, 100))
}

@Test func turnedLabelsKeepTheUprightRectangleAroundThemFree() throws {
  var label = PointLabel(letters("abc"))
  label.padding = 0
  label.turn = .pi / 2
  let part = label.placed(at: point, anchor: .left)
  let bounds = try #require(part.bounds)
  // Now 12 wide and 30 high, hanging from the point.
  #expect(near(bounds.minX, 94) && near(bounds.maxX, 106))
  #expect(near(bounds.minY, 100) && near(bounds.maxY, 130))
  // The baseline, 4 points below the middle, is now 4 to the left.
  #expect(near(part.glyphs[1].origin, 96, 110) && near(part.glyphs[1].angle, .pi / 2))
}

@Test func onlyTheMapTurnsTheWayToALabelBesideItsPoint() {
  var label = PointLabel(letters("abc"))
  label.padding = 0
  label.mapTurn = .pi / 2
  let part = label.placed(beside: point, anchor: .left, offset: .zero)
  // Right of the point on the map is below it on the picture.
  #expect(near(part.boxes[0].minY, 100) && near(part.boxes[0].maxY, 130))
  label.mapTurn = 0
  label.turn = .pi / 2
  let own = label.placed(beside: point, anchor: .left, offset: .zero)
  #expect(near(own.boxes[0].minX, 100) && near(own.boxes[0].maxX, 112))
}

@Test func columnsKeepTheirLettersUpright() throws {
  var text = letters("ab")
  text.lines[0].glyphs[0].isUpright = true
  var label = PointLabel(text)
  label.turn = .pi / 2
  let angles = label.placed(at: .zero, anchor: .center).glyphs.map(\.angle)
  #expect(near(angles[0], 0) && near(angles[1], .pi / 2))
}
