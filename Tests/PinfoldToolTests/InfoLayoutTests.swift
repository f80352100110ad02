import GeoCore
import Pinfold
import Testing

@testable import PinfoldTool

@Suite("pinfold info --layout")
struct InfoLayoutTests {
  private let frames = [
    PanelFrame(type: "row", name: nil, depth: 0, frame: Rect(x: 0, y: 0, width: 10, height: 5)),
    PanelFrame(type: "map", name: "M \"x\"", depth: 1, frame: nil),
    PanelFrame(
      type: "list", name: nil, depth: 1, frame: Rect(x: 0.5, y: 1 / 3, width: 9, height: 4)),
  ]

  @Test("A tree with frames")
  func text() {
    let expected = """
      row            0,0 10x5
        map 'M "x"'  not shown
        list         0.5,0.333 9x4
      """
    #expect(InfoLayout.text(frames) == expected)
  }

  @Test("The same as JSON")
  func json() {
    let expected = """
      [
        {"type": "row", "name": null, "depth": 0, "frame": [0, 0, 10, 5]},
        {"type": "map", "name": "M \\"x\\"", "depth": 1, "frame": null},
        {"type": "list", "name": null, "depth": 1, "frame": [0.5, 0.333, 9, 4]}
      ]
      """
    #expect(InfoLayout.json(frames) == expected)
  }

  @Test("Layouts by name and by file")
  func layouts() throws {
    func layout(_ text: String) throws -> LayoutChoice {
      try RenderCommand(["--layout", text, "-o", "x.png"]).request.layout
    }
    #expect(try layout("poster") == .named("poster"))
    #expect(try layout("a/b.json") == .file("a/b.json"))
    #expect(throws: Failure.self) { try layout("postr") }
    #expect(throws: Failure.self) { try InfoLayout([]) }
  }
}
