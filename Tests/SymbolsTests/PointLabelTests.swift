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

@Test func variantsStandAroundThePoint() {
  var label = PointLabel(letters("abc"))
  label.padding = 0
  let all = label.variants(
    around: point, anchors: [.left, .bottom, .topRight, .center], distance: 10)
  let diagonal = 50.0.squareRoot()
  #expect(all[0].boxes == [Rect(x: 110, y: 94, width: 30, height: 12)])
  #expect(all[1].boxes == [Rect(x: 85, y: 78, width: 30, height: 12)])
  #expect(near(all[2].boxes[0].maxX, 100 - diagonal) && near(all[2].boxes[0].minY, 100 + diagonal))
  #expect(all[3].boxes == [Rect(x: 85, y: 94, width: 30, height: 12)])
}

@Test func turnedLabelsKeepCirclesFree() throws {
  var label = PointLabel(letters("abc"))
  label.padding = 0
  label.angle = .pi / 2
  let part = label.placed(at: point, anchor: .left)
  #expect(part.boxes.isEmpty)
  let bounds = try #require(part.bounds)
  // Now 12 wide and 30 high, hanging from the point.
  #expect(near(bounds.minX, 94) && near(bounds.maxX, 106))
  #expect(near(bounds.minY, 100) && near(bounds.maxY, 130))
  // The baseline, 4 points below the middle, is now 4 to the left.
  #expect(near(part.glyphs[1].origin, 96, 110) && near(part.glyphs[1].angle, .pi / 2))
}

@Test func columnsKeepTheirLettersUpright() throws {
  var text = letters("ab")
  text.lines[0].glyphs[0].isUpright = true
  var label = PointLabel(text)
  label.angle = .pi / 2
  let angles = label.placed(at: .zero, anchor: .center).glyphs.map(\.angle)
  #expect(near(angles[0], 0) && near(angles[1], .pi / 2))
}
