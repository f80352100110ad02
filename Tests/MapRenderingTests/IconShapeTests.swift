import GeoCore
import Imaging
import MapStyle
import Testing

@testable import MapRendering

@Suite("Icons about their anchors")
struct IconShapeTests {
  private func image(_ width: Int, _ height: Int, ratio: Double = 1) -> StyleImage {
    var image = StyleImage(Bitmap(width: width, height: height))
    image.pixelRatio = ratio
    return image
  }

  @Test(
    "The anchor says which part stands at the point",
    arguments: [
      (SymbolAnchor.center, Rect(x: -10, y: -5, width: 20, height: 10)),
      (.topLeft, Rect(x: 0, y: 0, width: 20, height: 10)),
      (.bottom, Rect(x: -10, y: -10, width: 20, height: 10)),
      (.right, Rect(x: -20, y: -5, width: 20, height: 10)),
    ])
  func anchors(anchor: SymbolAnchor, box: Rect) {
    #expect(IconShape(image(40, 20, ratio: 2), anchor: anchor, offset: .zero).box == box)
    let moved = IconShape(image(40, 20, ratio: 2), anchor: anchor, offset: Point(x: 3, y: -4))
    #expect(moved.box == box.offset(by: Point(x: 3, y: -4)))
  }

  private let text = Rect(x: 10, y: 0, width: 60, height: 20)

  @Test("Fitted in one direction it keeps its own extent about the text's middle in the other")
  func fitted() {
    let icon = IconShape(image(10, 8), anchor: .bottomRight, offset: .zero)
    let padding = Padding(top: 1, right: 2, bottom: 3, left: 4)
    let width = icon.fitted(to: text, .width, padding, offset: .zero).box
    #expect(width == Rect(minX: 6, minY: 6, maxX: 72, maxY: 14))
    let height = icon.fitted(to: text, .height, padding, offset: .zero).box
    #expect(height == Rect(minX: 35, minY: -1, maxX: 45, maxY: 23))
    let both = icon.fitted(to: text, .both, padding, offset: Point(x: 1, y: 0)).box
    #expect(both == Rect(minX: 7, minY: -1, maxX: 73, maxY: 23))
  }

  @Test("A side in proportion follows the other by the shape of the content")
  func proportional() {
    var image = image(30, 30)
    image.content = Rect(x: 5, y: 10, width: 20, height: 10)
    (image.textFitWidth, image.textFitHeight) = (.stretchOnly, .proportional)
    let icon = IconShape(image, anchor: .center, offset: .zero)
    // The content is twice as wide as high. A text of 20 × 20 is narrower: it becomes 40 wide about the anchor.
    let narrow = Rect(x: -10, y: -10, width: 20, height: 20)
    #expect(
      icon.fitted(to: narrow, .both, .zero, offset: .zero).box
        == Rect(x: -20, y: -10, width: 40, height: 20))
    let wide = Rect(x: -50, y: -10, width: 100, height: 20)
    let kept = icon.fitted(to: wide, .both, .zero, offset: .zero)
    #expect(kept.box == wide)
    #expect(kept.overhang == Insets(top: 10, right: 5, bottom: 10, left: 5))
  }

  @Test("Nine parts cover a box without gaps")
  func nineParts() {
    var image = image(30, 30)
    (image.stretchX, image.stretchY) = ([10...20], [10...20])
    let icon = IconShape(image, anchor: .center, offset: .zero)
    #expect(icon.pieces(size: 1).count == 1, "only icons about texts are cut")
    let text = Rect(x: 10, y: 0, width: 60, height: 30)
    let pieces = icon.fitted(to: text, .both, .zero, offset: .zero).pieces(size: 1)
    #expect(pieces.count == 9)
    let whole = pieces.map(\.target).reduce(pieces[0].target) { $0.union($1) }
    #expect(whole == text.inset(by: Insets(-1)))
    #expect(pieces.map { $0.target.width * $0.target.height }.reduce(0, +) == 62 * 32)
  }
}

extension IconShapeTests {
  @Test(
    "A picture of which nothing may grow where its text stands fills the text's box as a whole",
    arguments: [[], [4.0...4.0], [0.0...2.0]])
  func nothingGrows(stretches: [ClosedRange<Double>]) {
    var image = StyleImage(Bitmap(width: 10, height: 10))
    image.stretchX = stretches
    image.content = Rect(minX: 3, minY: 0, maxX: 10, maxY: 10)
    let text = Rect(x: 10, y: 0, width: 60, height: 20)
    let icon = IconShape(image, anchor: .center, offset: .zero)
      .fitted(to: text, .both, .zero, offset: .zero)
    let covered = icon.pieces(size: 1).reduce(nil) {
      (sum: Rect?, piece) in sum?.union(piece.target) ?? piece.target
    }
    #expect(
      covered.map { $0.minX <= 10 && $0.maxX >= 70 } == true, "\(String(describing: covered))")
  }
}
