import Drawing
import GeoCore
import Imaging
import PanelLayout
import Places
import Testing

@testable import DecorationPanels

@Suite struct TextPanelTests {
  private func panel(_ text: String) -> TextPanel {
    var panel = TextPanel(text)
    panel.size = 10
    panel.lineHeight = 1.2
    return panel
  }

  @Test("Paragraphs are parted by blank lines")
  func paragraphs() throws {
    // Two lines of 12, a gap of 0.6 · 10 and one line of 12: 42. The longest line has 6 characters of 5 points.
    let panel = panel("abcdef\nghi\n\n\njkl")
    let height = try panel.preferredLength(along: .vertical, cross: 100, in: context(100, 0))
    #expect(height == 42)
    let width = try panel.preferredLength(along: .horizontal, cross: 50, in: context(0, 50))
    #expect(width == 30)
    // In 20 points a line has 4 characters: abcd, ef, ghi, and jkl.
    let wrapped = try panel.preferredLength(along: .vertical, cross: 20, in: context(20, 0))
    let lines = 4 * 12 + 6.0
    #expect(abs(try #require(wrapped) - lines) < 1e-9)
  }

  @Test("What has no room is cut at a line")
  func cut() throws {
    let output = try panel("aaaa bbbb cccc dddd").render(in: context(20, 30))
    #expect(output.list.glyphs.count == 8)
    let nothing = try panel("aaaa").render(in: context(20, 10))
    #expect(nothing.list.glyphs.isEmpty && nothing.diagnostics.map(\.kind) == [.unplaced])
    #expect(nothing.region(.text)?.text == "aaaa")
  }

  @Test("Lines that may not break")
  func unbroken() throws {
    var panel = panel("aaaa bbbb\ncc")
    panel.wraps = false
    #expect(try panel.render(in: context(20, 100)).list.glyphs.count == 4 + 2)
  }

  @Test("Alignment", arguments: [(HorizontalAlignment.left, 0.0), (.center, 40), (.right, 80)])
  func alignment(_ alignment: HorizontalAlignment, _ x: Double) throws {
    var panel = panel("abcd")
    panel.alignment = alignment
    panel.verticalAlignment = .bottom
    let output = try panel.render(in: context(100, 100))
    // The baseline is 0.8 · 12 below the top of the line, which is 88: 97.6, on a whole pixel 98.
    #expect(output.list.glyphs.first?.origin == Point(x: x, y: 98))
    var mirrored = context(100, 100)
    mirrored.isRightToLeft = true
    panel.alignment = .natural
    #expect(try panel.render(in: mirrored).list.glyphs.first?.origin.x == 80)
  }

  @Test("Titles come from the board where none is given")
  func titles() throws {
    var options = BoardOptions()
    options.title = "Board"
    let board = Board([], options)
    #expect(
      try TitlePanel().render(in: context(200, 50, board: board)).region(.title)?.text == "Board")
    let own = try TitlePanel("Own").render(in: context(200, 50, board: board))
    #expect(own.region(.title)?.text == "Own")
    #expect(try TitlePanel().render(in: context(200, 50)).regions.isEmpty)
    #expect(
      try TitlePanel().preferredLength(along: .vertical, cross: 200, in: context(200, 0)) == 0)
    // 22 points · 1.2, a gap of 0.12 · 22, and 22 · 0.64 · 1.25.
    let both = try TitlePanel("a", subtitle: "b").preferredLength(
      along: .vertical, cross: 200, in: context(200, 0))
    let sum = 26.4 + 2.64 + 17.6
    #expect(abs(try #require(both) - sum) < 1e-9)
  }

  @Test("Numbers that are none, texts without end")
  func extremes() throws {
    var panel = TextPanel(String(repeating: "word ", count: 100_000))
    panel.size = .nan
    panel.lineHeight = -.infinity
    panel.maximumLines = -7
    _ = try panel.render(in: context(300, 300))
    panel.size = .infinity
    _ = try panel.render(in: context(300, 1e300))
  }

  @Test("Credits stand once each, over all maps")
  func credits() throws {
    var context = mapContext(300, 40, zoom: 4)
    context.facts.maps[0].credits = ["© A B", "C"]
    context.facts.maps.append(context.facts.maps[0])
    context.facts.maps[1].credits = ["C", "D"]
    let output = try CreditPanel().render(in: context)
    #expect(output.region(.attribution)?.text == "© A B · C · D")
    context.size = Size(width: 30, height: 14)
    #expect(try CreditPanel().render(in: context).diagnostics.map(\.kind) == [.unplaced])
    #expect(try CreditPanel().render(in: DecorationPanelsTests.context(90, 90)).regions.isEmpty)
  }

  @Test("Pictures fit, fill, stretch or stay")
  func images() throws {
    var panel = ImagePanel(Bitmap(width: 20, height: 10))
    let frame = Size(width: 100, height: 100)
    #expect(panel.placement(in: frame) == Rect(x: 0, y: 25, width: 100, height: 50))
    panel.fit = .fill
    #expect(panel.placement(in: frame) == Rect(x: -50, y: 0, width: 200, height: 100))
    panel.fit = .stretch
    #expect(panel.placement(in: frame) == Rect(frame))
    panel.fit = .natural
    panel.pixelsPerPoint = 2
    panel.anchor = Point(x: 1, y: 0)
    #expect(panel.placement(in: frame) == Rect(x: 90, y: 0, width: 10, height: 5))
    panel.fit = .fit
    #expect(try panel.preferredLength(along: .vertical, cross: 50, in: context(50, 0)) == 25)
    #expect(try ImagePanel(Bitmap(width: 0, height: 0)).render(in: context(9, 9)).regions.isEmpty)
    #expect(
      try SpacerPanel(length: 7).preferredLength(along: .vertical, cross: 1, in: context(0, 0)) == 7
    )
  }
}
