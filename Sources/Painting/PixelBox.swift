import GeoCore

/// A rectangle of whole pixels: columns `minX..<maxX` of rows `minY..<maxY`.
struct PixelBox: Hashable {
  var minX, minY, maxX, maxY: Int

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func moved(_ x: Int, _ y: Int) -> PixelBox {
    PixelBox(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  static let empty = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)

  func inflated(by n: Int) -> PixelBox {
    PixelBox(minX: minX - n, minY: minY - n, maxX: maxX + n, maxY: maxY + n)
  }
}

extension PixelBox {
  /// Coordinates beyond this are far outside of any surface, and still far from overflowing.
  private static let far = 1e9

  /// The smallest box around a rectangle.
  init(around r: Rect) {
    self.init(
      minX: Self.whole(r.minX.rounded(.down)), minY: Self.whole(r.minY.rounded(.down)),
      maxX: Self.whole(r.maxX.rounded(.up)), maxY: Self.whole(r.maxY.rounded(.up)))
  }

  /// The box whose edges are closest to those of a rectangle.
  init(nearest r: Rect) {
    self.init(
      minX: Self.whole((r.minX + 0.5).rounded(.down)),
      minY: Self.whole((r.minY + 0.5).rounded(.down)),
      maxX: Self.whole((r.maxX + 0.5).rounded(.down)),
      maxY: Self.whole((r.maxY + 0.5).rounded(.down)))
  }

  /// A whole number of any magnitude, held to what is far away; 0 for what is no number.
  static func whole(_ x: Double) -> Int {
    x.isNaN ? 0 : Int(min(max(x, -far), far))
  }
}

extension Rect {
  init(_ box: PixelBox) {
    self.init(
      minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
      maxY: Double(box.maxY))
  }
}
