import Drawing
import GeoCore
import Testing

@testable import PanelLayout

@Suite struct PanelIconTests {
  @Test func commandsOfPathData() throws {
    // SVG 2 §9.3: relative, shorthand and implicit commands, and numbers without room between them.
    let icon = try PanelIcon(svg: "M2 4h4v-2l1.5.5-1-1z m1,1 2e0 2", side: 1)
    #expect(
      icon.path.points == [
        Point(x: 2, y: 4), Point(x: 6, y: 4), Point(x: 6, y: 2), Point(x: 7.5, y: 2.5),
        Point(x: 6.5, y: 1.5), Point(x: 3, y: 5), Point(x: 5, y: 7),
      ])
    #expect(icon.path.verbs == [.move, .line, .line, .line, .line, .close, .move, .line])
    let curves = try PanelIcon(svg: "M0 0C1 0 2 1 2 2S3 4 4 4Q5 4 5 5T6 6T7 7", side: 1)
    // S mirrors (2,1) at (2,2): (2,3). T mirrors (5,4) at (5,5): (5,6), then that at (6,6): (7,6).
    #expect(curves.path.points[4] == Point(x: 2, y: 3))
    #expect(curves.path.points[9] == Point(x: 5, y: 6))
    #expect(curves.path.points[11] == Point(x: 7, y: 6))
    #expect(try PanelIcon(svg: "M12 24", side: 24).path.points == [Point(x: 0.5, y: 1)])
  }

  @Test(arguments: [
    ("L1 1", 0), ("M1", 2), ("M1 1 X", 5), ("M1 1A1 1 0 2 0 2 2", 11), ("M1 1L--1 2", 5),
    ("M1 1e999", 3),
  ])
  func textsThatAreNoPath(_ text: String, _ offset: Int) {
    #expect(throws: PathDataError.unexpected(offset: offset)) { try PanelIcon(svg: text) }
  }

  @Test func nothingIsAnIconToo() throws {
    #expect(try PanelIcon(svg: " ").path.isEmpty)
    let long = String(repeating: "M1 1", count: 20_000)
    #expect(throws: PathDataError.tooLong(limit: 65_536)) { try PanelIcon(svg: long) }
  }

  @Test func pathsThatAreCutDoNoHarm() {
    let whole = "M2 4h4v-2l1.5.5-1-1z m1,1 2e0 2C1 0 2 1 2 2S3 4 4 4Q5 4 5 5T6 6"
    for count in 0...whole.count { _ = try? PanelIcon(svg: String(whole.prefix(count))) }
  }

  @Test func iconsStayInTheirSquares() {
    for (name, icon) in PanelIcon.named {
      let box = icon.path.bounds()
      #expect(
        box.map { Rect(x: 0, y: 0, width: 1, height: 1).contains($0) } == true, "\(name)")
    }
  }
}
