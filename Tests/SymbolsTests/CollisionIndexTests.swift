import GeoCore
import Symbols
import Testing

private let frame = Rect(x: 0, y: 0, width: 200, height: 100)

@Test func touchingBoxesAreFree() {
  var index = CollisionIndex(bounds: frame)
  index.insert(Rect(x: 10, y: 10, width: 20, height: 10))
  #expect(index.isFree(Rect(x: 30, y: 10, width: 5, height: 5)))
  #expect(!index.isFree(Rect(x: 29.9, y: 10, width: 5, height: 5)))
  #expect(index.isFree(Rect(x: 10, y: 20, width: 20, height: 5)))
}

@Test func circlesMeetCirclesAndBoxes() {
  var index = CollisionIndex(bounds: frame)
  index.insert(Circle(center: Point(x: 50, y: 50), radius: 10))
  // 3-4-5: centres 15 apart.
  #expect(!index.isFree(Circle(center: Point(x: 59, y: 62), radius: 5.01)))
  #expect(index.isFree(Circle(center: Point(x: 59, y: 62), radius: 5)))
  // The corner (58, 56) is exactly 10 away, (57.9, 56) less.
  #expect(index.isFree(Rect(x: 58, y: 56, width: 4, height: 4)))
  #expect(!index.isFree(Rect(x: 57.9, y: 56, width: 4, height: 4)))
  index.insert(Rect(x: 100, y: 0, width: 10, height: 10))
  #expect(index.isFree(Circle(center: Point(x: 113, y: 14), radius: 5)))
  #expect(!index.isFree(Circle(center: Point(x: 113, y: 14), radius: 5.01)))
}

@Test func cooperativeShapesBearEachOther() {
  var index = CollisionIndex(bounds: frame)
  let box = Rect(x: 0, y: 0, width: 10, height: 10)
  index.insert(box, kind: .cooperative)
  #expect(index.isFree(box, for: .cooperative))
  #expect(!index.isFree(box))
  index.insert(box, kind: .solid)
  #expect(!index.isFree(box, for: .cooperative))
}

@Test func shapesBeyondTheBorderAreFound() {
  var index = CollisionIndex(bounds: frame)
  index.insert(Rect(x: -500, y: -500, width: 10, height: 10))
  #expect(!index.isFree(Rect(x: -495, y: -495, width: 1, height: 1)))
  #expect(index.isFree(Rect(x: -400, y: -400, width: 1, height: 1)))
  index.insert(Circle(center: Point(x: 1e12, y: 1e12), radius: 1))
  #expect(!index.isFree(Circle(center: Point(x: 1e12, y: 1e12), radius: 1)))
}

@Test func whatIsNotFiniteStandsNowhere() {
  var index = CollisionIndex(bounds: frame)
  for value in [Double.nan, .infinity, -.infinity] {
    let box = Rect(x: value, y: 0, width: 10, height: 10)
    index.insert(box)
    index.insert(Circle(center: Point(x: 0, y: 0), radius: value))
    #expect(!index.isFree(box))
    #expect(!index.isFree(Circle(center: Point(x: value, y: 1), radius: 1)))
  }
  #expect(index.isFree(frame))
}

@Test(arguments: [
  Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 0, y: 0, width: 1e9, height: 1e9),
  Rect(x: 0, y: 0, width: 1e12, height: 1), Rect(x: 0, y: 0, width: .infinity, height: .nan),
  Rect(x: 5, y: 5, width: -10, height: -10),
])
func anyExtentMakesABoundedGrid(bounds: Rect) {
  var index = CollisionIndex(bounds: bounds, cellSize: .leastNonzeroMagnitude)
  index.insert(Rect(x: 1, y: 1, width: 2, height: 2))
  #expect(!index.isFree(Rect(x: 2, y: 2, width: 2, height: 2)))
}

@Test func theGridAgreesWithComparingAll() {
  var numbers = Numbers()
  var index = CollisionIndex(bounds: frame, cellSize: 7)
  var boxes: [Rect] = []
  for _ in 0..<400 {
    let box = Rect(
      x: numbers.next(below: 240) - 20, y: numbers.next(below: 140) - 20,
      width: numbers.next(below: 12), height: numbers.next(below: 12))
    #expect(index.isFree(box) == !boxes.contains { $0.intersects(box) })
    if index.isFree(box) {
      boxes.append(box)
      index.insert(box)
    }
  }
  #expect(boxes.count > 50)
  #expect(index.count == boxes.count)
}
