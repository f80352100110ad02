import Drawing
import GeoCore
import PanelLayout
import Places
import Testing

@testable import ListPanels

private let colors = PanelTheme.light.colors

private func bare() -> ListPanel {
  var panel = ListPanel()
  panel.showsTitle = false
  panel.showsCount = false
  return panel
}

@Suite struct ListPanelTests {
  let three = [place(0, "Alpha"), place(1, "Beta", "Street 2"), place(2, "Gamma")]

  @Test func rowsFollowEachOther() throws {
    let output = try bare().draw(in: context(three))
    let rows = output.regions(.row)
    // A name alone: the least height, 6 · 8 = 48. With a detail: 2 · 11 + 15 · 1.25 + 2 + 13 · 1.25 = 59.
    #expect(rows.map(\.rect.height) == [48, 59, 48])
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.rect.maxY == $1.rect.minY })
    #expect(rows.map(\.place) == [0, 1, 2])
    #expect(rows.map(\.number) == ["1", "2", "3"])
    #expect(rows.map(\.text) == ["1, Alpha", "2, Beta, Street 2", "3, Gamma"])
    #expect(output.regions.first?.role == .list && output.diagnostics.isEmpty)
  }

  @Test func headingAndCount() throws {
    let output = try ListPanel().draw(in: context(three) { $0.title = "Title" })
    let title = try #require(output.regions(.title).first)
    #expect(title.text == "Title" && title.rect.minX == 16 && title.rect.minY == 16)
    // Margin 16, title 22 · 1.25 = 27.5, gap 2, count 13 · 1.25 = 16.25, gap 12: 73.75, on a whole pixel 74.
    #expect(output.regions(.row).first?.rect.minY == 74)
  }

  @Test func badgesHaveTheColourOfTheirPins() throws {
    let output = try bare().draw(in: context(three))
    let badges = output.fills(.color(colors.pin))
    #expect(badges.count == 3)
    // A circle of 24 at the margin, in the middle of the row: the first begins 4 below the edge.
    #expect(badges.first == Rect(x: 16, y: 16, width: 24, height: 24))
  }

  @Test func longNumbersMakeCapsulesAndKeepTextsAligned() throws {
    var labelled = three
    labelled[1].label = "123456"
    let output = try bare().draw(in: context(labelled))
    let badges = output.fills(.color(colors.pin))
    // Six boxes of 6 and twice 0.28 · 24 are 49.44, on a whole pixel 50; the circles stand in its middle.
    #expect(badges.map(\.width) == [24, 50, 24])
    #expect(badges.map(\.center.x) == [41, 41, 41])
  }

  @Test func onlyWholeRowsAndTheRestCounted() throws {
    let many = (0..<20).map { place($0, "Place \($0)") }
    // Above the rows 4; 200 − 4 = 196: four rows are 192, but the last line needs 40, so three.
    let output = try bare().draw(in: context(many, height: 200))
    #expect(output.regions(.row).count == 3)
    #expect(output.regions(.row).allSatisfy { $0.rect.maxY <= 160 })
    // Twenty rows of 48 and 4 fit exactly.
    #expect(try bare().draw(in: context(many, height: 964)).regions(.row).count == 20)
    #expect(try bare().draw(in: context(many, height: 963)).regions(.row).count == 19)
  }

  @Test func aMillionRowsCostNoMoreThanThoseInTheFrame() throws {
    let template = place(0, "Name", "Detail")
    var many = [Place](repeating: template, count: 1_000_000)
    for index in many.indices { many[index].index = index }
    final class Count: @unchecked Sendable { var rows = 0 }
    let count = Count()
    var panel = ListPanel()
    panel.row = { entry, _ in
      count.rows += 1
      return RowTemplate().content(of: entry)
    }
    let rows = try panel.draw(in: context(many)).regions(.row).count
    // Few are asked for beyond those in the frame, to see what still fits; of a million it would show.
    #expect(rows > 0 && count.rows >= rows && count.rows < 100)
  }

  @Test func distancesStandAtTheFarEnd() throws {
    let context = context([place(0, "A", latitude: 1)]) {
      $0.near = Coordinate(longitude: 0, latitude: 0)
    }
    let output = try bare().draw(in: context)
    #expect(output.regions(.row).first?.text == "1, A, 111\u{A0}km")
    let last = output.list.glyphs.map { $0.origin.x }.max()
    // Six boxes of 6.5 end 16 from the edge: the last begins at 320 − 16 − 6.5.
    #expect(last == 297.5)
  }

  @Test func badgesOfOneListStandOnOneSide() throws {
    let even = try bare().draw(in: context([place(0, "Latin"), place(1, "עברית")]))
    #expect(even.fills(.color(colors.pin)).map(\.minX) == [16, 16])
    let hebrew = try bare().draw(in: context([place(0, "עברית")]))
    #expect(hebrew.fills(.color(colors.pin)).map(\.minX) == [320 - 16 - 24])
  }

  @Test func rightToLeftPicturesMirrorEveryRow() throws {
    var context = context([place(0, "Latin"), place(1, "עברית")])
    context.isRightToLeft = true
    let output = try bare().draw(in: context)
    #expect(output.fills(.color(colors.pin)).map(\.minX) == [280, 280])
  }

  @Test func matchesAreMarkedBehindTheGlyphs() throws {
    let output = try ListPanel().draw(
      in: context([place(0, "Café Ida"), place(1, "Tea")]) { $0.query = "cafe" })
    let marks = output.fills(.color(colors.highlight))
    // Four boxes of 7.5 from 52, and 0.07 · 15 on each side.
    #expect(marks.count == 1)
    #expect(abs((marks.first?.minX ?? 0) - 50.95) < 1e-9)
    #expect(abs((marks.first?.width ?? 0) - 32.1) < 1e-9)
    #expect(output.regions(.searchField).first?.text == "cafe")
    #expect(output.fills(.color(colors.field)).first?.height == 36)
  }

  @Test func matchesInHebrewAreMarkedWhereTheyAreSeen() throws {
    let output = try ListPanel().draw(in: context([place(0, "קפה תמר")]) { $0.query = "קפה" })
    let mark = try #require(output.fills(.color(colors.highlight)).first)
    // The text ends 52 from the right edge, at 268; its first three letters are the last three boxes.
    #expect(abs(mark.maxX - 269.05) < 1e-9 && abs(mark.minX - (268 - 22.5 - 1.05)) < 1e-9)
  }

  @Test func placesOffTheMapAreGreyedAndSaid() throws {
    var context = context(three)
    let camera = Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 1)
    context.facts = PanelFacts(maps: [
      MapFacts(
        path: .root, viewport: Viewport(camera: camera, size: context.size), shownPlaces: [0, 1])
    ])
    let output = try bare().render(in: context)
    #expect(output.fills(.color(colors.pin)).count == 2)
    #expect(output.fills(.color(colors.disabledPin)).count == 1)
    #expect(output.regions(.row).last?.text == "3, Gamma, off the map")
  }

  @Test func theSelectedRowStandsOut() throws {
    let output = try bare().draw(in: context(three) { $0.selection = .index(1) })
    let box = try #require(output.fills(.color(colors.selection)).first)
    #expect(output.regions(.row)[1].rect.contains(box))
    // Neither of the two lines that would touch it.
    #expect(output.fills(.color(colors.separator)).isEmpty)
  }

  @Test func theSelectedRowIsShownThoughItIsFarDown() throws {
    let many = (0..<20).map { place($0, "Place \($0)") }
    // 300 − 4 = 296: the row 48 and two lines of 40 leave 168 for three rows of 48.
    let middle = try bare().draw(in: context(many, height: 300) { $0.selection = .index(9) })
    #expect(middle.regions(.row).map(\.place) == [0, 1, 2, 9])
    #expect(middle.regions(.row).map(\.rect.minY) == [4, 52, 100, 188])
    // Without a line below, 208: four rows.
    let last = try bare().draw(in: context(many, height: 300) { $0.selection = .index(19) })
    #expect(last.regions(.row).map(\.place) == [0, 1, 2, 3, 19])
    let small = try bare().draw(in: context(many, height: 100) { $0.selection = .index(9) })
    #expect(small.regions(.row).map(\.place) == [0])
    #expect(try bare().draw(in: context(many, height: 60)).regions(.row).map(\.place) == [0])
  }

  @Test func emptyBoardsAreAPicture() throws {
    let none = try ListPanel().draw(in: context([]))
    #expect(!none.list.glyphs.isEmpty && none.regions(.row).isEmpty)
    let unfound = try ListPanel().draw(in: context(three) { $0.query = "zzz" })
    #expect(unfound.regions(.searchField).count == 1)
    #expect(unfound.list.glyphs.count > none.list.glyphs.count)
  }

  @Test func aClosureGivesRows() throws {
    var panel = bare()
    panel.row = { entry, _ in
      RowContent(title: entry.place.name + "!", details: ["", "d"], trailing: "t")
    }
    let output = try panel.draw(in: context(three))
    #expect(output.regions(.row).first?.text == "Alpha!, d, t")
    #expect(output.fills(.color(colors.pin)).isEmpty)
  }

  @Test(arguments: [0.0, 0.5, 1, 7, 20, 47, 60, 120])
  func smallFramesDoNoHarm(_ extent: Double) throws {
    for (width, height) in [(extent, 300), (300, extent), (extent, extent)] {
      for query in ["", "a", "zz"] {
        let context = context(three, width: width, height: height) {
          $0.title = "A title of several words"
          $0.query = query
          $0.near = Coordinate(longitude: 0, latitude: 0)
        }
        let output = try ListPanel().draw(in: context)
        #expect(output.list.size == context.size)
        #expect(output.regions(.row).allSatisfy { $0.rect.maxY <= height })
      }
    }
  }

  @Test(arguments: [0, -3, .nan, .infinity])
  func themesWithoutSizesDoNoHarm(_ size: Double) throws {
    var context = context((0..<100_000).map { place($0, "A", "B") }) { $0.query = "a" }
    context.scale = size
    context.theme.sizes.grid = size
    context.theme.sizes.body = size
    context.theme.sizes.detail = size
    #expect(try ListPanel().draw(in: context).regions(.row).count < 200)
    context.size.height = size
    context.size.width = size == .infinity ? 10 : size
    if size != .infinity { #expect(try ListPanel().draw(in: context).regions(.row).isEmpty) }
  }

  @Test func wishes() throws {
    let context = context(three) { $0.title = "Title" }
    // The heading 74, rows 48 + 59 + 48, and 4 below.
    #expect(
      try ListPanel().preferredLength(along: .vertical, cross: 320, in: context) == 74 + 155 + 4)
    #expect(try ListPanel().preferredLength(along: .horizontal, cross: 480, in: context) == 320)
    let many = (0..<2000).map { place($0, "P") }
    let wish = try #require(
      try bare().preferredLength(along: .vertical, cross: 320, in: ListPanelsTests.context(many)))
    #expect(wish <= ListPanel.tallestWish && wish > ListPanel.tallestWish - 100)
  }

  @Test func theWishIsEnough() throws {
    var context = context(three) { $0.title = "Title" }
    context.size.height =
      try ListPanel().preferredLength(along: .vertical, cross: 320, in: context) ?? 0
    #expect(try ListPanel().draw(in: context).regions(.row).count == 3)
  }

  @Test func missingGlyphsAreSaidOnce() throws {
    let output = try bare().draw(in: context([place(0, "\u{E000}"), place(1, "\u{E000}")]))
    #expect(output.diagnostics == [.missingGlyph("\u{E000}", in: "\u{E000}")])
  }
}
