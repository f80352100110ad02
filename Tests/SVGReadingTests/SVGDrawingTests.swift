import Colorimetry
import Drawing
import GeoCore
import SVGReading
import Testing

@Suite struct SVGDrawingTests {
  // SVG 2 §4.2: 96 units an inch. What is missing follows from the box; without one it is CSS's 300 × 150.
  @Test(arguments: [
    ("width='30' height='20px'", 30.0, 20.0), ("width='1in' height='72pt'", 96, 96),
    ("width='2.54cm' height='25.4mm'", 96, 96), ("width='1pc' height='2em'", 16, 32),
    ("viewBox='5 5 15 30'", 15, 30), ("viewBox='0,0,15,30' width='45'", 45, 90),
    ("viewBox='0 0 15 30' height='15'", 7.5, 15), ("viewBox='0 0 8 4' width='100%'", 8, 4),
    ("", 300, 150),
  ])
  func sizes(_ root: String, _ width: Double, _ height: Double) throws {
    let size = try drawing("", root: root).list.size
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9, "\(size)")
  }

  // A box of 10 × 20 in a square of 100: fivefold with 50 to spare, tenfold with 100 too much (SVG 2 §8.7).
  @Test(arguments: [
    ("", Rect(x: 25, y: 0, width: 50, height: 100)),
    ("xMinYMin", Rect(x: 0, y: 0, width: 50, height: 100)),
    ("xMaxYMid meet", Rect(x: 50, y: 0, width: 50, height: 100)),
    ("none", Rect(x: 0, y: 0, width: 100, height: 100)),
    ("xMidYMin slice", Rect(x: 0, y: 0, width: 100, height: 200)),
    ("xMidYMax slice", Rect(x: 0, y: -100, width: 100, height: 200)),
  ])
  func boxesFitTheirViewports(_ fit: String, _ expected: Rect) throws {
    let root = "width='100' height='100' viewBox='-3 -7 10 20' preserveAspectRatio='\(fit)'"
    let found = try drawing("<rect x='-3' y='-7' width='10' height='20'/>", root: root).painted
    #expect(found.count == 1 && isClose(found[0].box, expected), "\(found)")
  }

  @Test func notADrawing() {
    #expect(throws: SVGError.notSVG(root: "html")) { try SVGDrawing(Array("<html/>".utf8)) }
    #expect(throws: SVGError.self) { try SVGDrawing([]) }
    #expect(throws: SVGError.self) { try SVGDrawing(Array("<svg><g></svg>".utf8)) }
    for root in ["width='0' height='5'", "width='-1' height='5'", "width='1e9' height='5'"] {
      #expect(throws: SVGError.self, "\(root)") { try drawing("", root: root) }
    }
  }

  @Test func shapes() throws {
    let found = try drawing(
      """
      <rect x='1' y='2' width='10' height='20'/><circle cx='50' cy='40' r='10'/>
      <ellipse cx='50' cy='50' rx='20' ry='5'/><polygon points='1,2 3,4,5 7 9'/>
      <rect x='0' y='0' width='10%' height='50%' rx='2'/><ellipse cx='5' cy='5' rx='3'/>
      """
    ).painted
    let boxes = [
      Rect(x: 1, y: 2, width: 10, height: 20), Rect(x: 40, y: 30, width: 20, height: 20),
      Rect(x: 30, y: 45, width: 40, height: 10), Rect(x: 1, y: 2, width: 4, height: 5),
      Rect(x: 0, y: 0, width: 10, height: 50), Rect(x: 2, y: 2, width: 6, height: 6),
    ]
    #expect(found.count == boxes.count)
    for (shape, box) in zip(found, boxes) { #expect(isClose(shape.box, box), "\(shape.box)") }
    // §10.2: a radius that is missing is the other; both at most half the side.
    #expect(found[4].verbs.count { $0 == .cubic } == 4)
    #expect(
      found[4].points.contains(Point(x: 2, y: 0)) && found[4].points.contains(Point(x: 10, y: 2)))
  }

  @Test(arguments: [
    "<rect width='0' height='5'/>", "<rect width='-5' height='5'/>", "<circle r='0'/>",
    "<circle r='-1'/>", "<path/>", "<path d=''/>", "<path d='none'/>", "<polygon/>",
    "<polyline points='1'/>", "<rect width='5' height='5' fill='none'/>",
    "<rect width='5' height='5' display='none'/>", "<g display='none'><path d='M0 0h9v9'/></g>",
    "<rect width='5' height='5' visibility='hidden'/>", "<rect width='5' height='5' opacity='0'/>",
    "<defs><path d='M0 0h9v9'/></defs>", "<symbol><path d='M0 0h9v9'/></symbol>",
    "<unknown><path d='M0 0h9v9'/></unknown>", "<rect width='5' height='5' transform='scale(0)'/>",
    "<rect width='5' height='5' fill='transparent'/>",
  ])
  func nothingToPaint(_ content: String) throws {
    let drawing = try drawing(content)
    #expect(drawing.painted.isEmpty)
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics)")
  }

  @Test func visibleInHidden() throws {
    // §11: visibility is inherited and may be taken back, display is not.
    let content = "<g visibility='hidden'><path d='M0 0h9v9' visibility='visible'/></g>"
    #expect(try drawing(content).painted.count == 1)
  }

  // CSS Transforms 1 §8; the rightmost is applied first.
  @Test(arguments: [
    ("translate(3)", Point(x: 13, y: 20)), ("translate(3,-4)", Point(x: 13, y: 16)),
    ("scale(2)", Point(x: 20, y: 40)), ("scale(2 .5)", Point(x: 20, y: 10)),
    ("rotate(90)", Point(x: -20, y: 10)), ("rotate(90 10 0)", Point(x: -10, y: 0)),
    ("matrix(1 2 3 4 5 6)", Point(x: 75, y: 106)), ("skewX(45)", Point(x: 30, y: 20)),
    ("skewY(45)", Point(x: 10, y: 30)), ("translate(1,1) , scale(2)", Point(x: 21, y: 41)),
    ("scale(2)translate(1 1)", Point(x: 22, y: 42)), ("none", Point(x: 10, y: 20)),
  ])
  func transforms(_ text: String, _ expected: Point) throws {
    let found = try drawing("<path d='M10 20h1' stroke='red' fill='none' transform='\(text)'/>")
      .painted
    #expect(found.count == 1)
    #expect((found[0].points[0] - expected).length < 1e-9, "\(found[0].points)")
  }

  @Test(arguments: ["rotate(", "scale(1 2 3)", "foo(1)", "translate(1em)", "scale(1e300)"])
  func transformsInError(_ text: String) throws {
    let drawing = try drawing("<path d='M10 20h1v1' transform='\(text)'/>")
    #expect(drawing.painted.first?.points.first == Point(x: 10, y: 20))
    #expect(drawing.messages.count == 1)
  }

  @Test func lines() throws {
    let found = try drawing(
      """
      <g stroke='red' stroke-width='3' stroke-linecap='round' stroke-linejoin='bevel' fill='none'>
      <path d='M0 0h9' stroke-dasharray='1, 2 3' stroke-dashoffset='4' stroke-miterlimit='7'/>
      <path d='M0 0h9' stroke-dasharray='1 -2' stroke-width='10%'/>
      <path d='M0 0h9' stroke-dasharray='0 0' stroke='none'/></g>
      """
    ).painted
    #expect(found.count == 2)
    let line = try #require(found[0].stroke)
    #expect(line.width == 3 && line.cap == .round && line.join == .bevel && line.miterLimit == 7)
    // An odd number is repeated.
    #expect(line.dashes == [1, 2, 3, 1, 2, 3] && line.dashPhase == 4)
    // A negative length is an error; 10 % of the diagonal of 100 × 100 over √2.
    #expect(found[1].stroke?.dashes == [])
    #expect(abs((found[1].stroke?.width ?? 0) - 10) < 1e-9)
  }

  @Test func opacities() throws {
    let found = try drawing(
      """
      <g opacity='.5'><path d='M0 0h9v9' fill-opacity='50%' fill='#f00'/>
      <path d='M0 0h9v9' opacity='.5' stroke='blue' stroke-opacity='.2' fill='rgba(0,0,0,.5)'/></g>
      """
    ).painted
    #expect(found.map(\.opacity) == [0.5, 0.25, 0.25])
    #expect(found.map { $0.color?.alpha } == [0.5, 0.5, 0.2])
  }

  @Test func paintOrder() throws {
    let shape = "<path d='M0 0h9v9' stroke='red' paint-order='stroke'/>"
    #expect(try drawing(shape).painted.map { $0.stroke == nil } == [false, true])
  }

  @Test func copies() throws {
    let found = try drawing(
      """
      <use href='#a' x='10' y='5' fill='red'/><use xlink:href='#s' width='20' height='10'/>
      <defs><rect id='a' width='2' height='3'/></defs>
      <symbol id='s' viewBox='0 0 1 1'><rect width='1' height='1'/></symbol>
      """
    ).painted
    #expect(found.count == 2)
    #expect(isClose(found[0].box, Rect(x: 10, y: 5, width: 2, height: 3)))
    #expect(found[0].color == Color(rgb: 0xFF0000))
    // A box of 1 × 1 in 20 × 10: tenfold, in the middle.
    #expect(isClose(found[1].box, Rect(x: 5, y: 0, width: 10, height: 10)))
  }

  @Test(arguments: [
    ("<text>a</text>", "'text' is not drawn"), ("<script/>", "'script' is not drawn"),
    ("<path d='M0 0h9v9' filter='url(#f)'/>", "the property 'filter' is not followed"),
    ("<path d='M0 0h9v9' style='mask:url(#f)'/>", "the property 'mask' is not followed"),
    ("<image href='a.png'/>", "pictures outside the file are not drawn: 'a.png'"),
    ("<use href='b.svg#c'/>", "'use' names nothing in the file: 'b.svg#c'"),
    ("<g id='x'><use href='#x'/></g>", "'use' leads back to itself: '#x'"),
    ("<path d='M0 0h9x'/>", "path data ends at byte 6, which is in error"),
    ("<path d='M0 0h9v9' fill='url(#p)'/><pattern id='p'/>", "the paint 'pattern' is not drawn"),
    ("<path d='M0 0h9v9' clip-path='url(#p)'/>", "the clip 'url(#p)' is none in the file"),
  ])
  func whatIsNotDrawnIsTold(_ content: String, _ message: String) throws {
    let messages = try drawing(content + content).messages
    #expect(messages.contains { $0.hasSuffix(message) }, "\(messages)")
    #expect(messages.count == 1)
  }
}
