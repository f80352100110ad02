import Drawing
import GeoCore
import PanelLayout
import Places
import Testing

@testable import ListPanels

private let colors = PanelTheme.light.colors

private func grouped(_ counts: [(String, Int)]) -> [Place] {
  var places: [Place] = []
  for (title, count) in counts {
    for _ in 0..<count {
      var one = place(places.count, "Place \(places.count)")
      one.group = title.isEmpty ? nil : title
      places.append(one)
    }
  }
  return places
}

private func gathered(
  _ places: [Place], width: Double = 320, height: Double = 480,
  _ set: (inout BoardOptions) -> Void = { _ in }
) -> PanelContext {
  context(places, width: width, height: height) {
    $0.grouping = .folder
    set(&$0)
  }
}

private func bare() -> ListPanel {
  var panel = ListPanel()
  panel.showsTitle = false
  return panel
}

extension PanelOutput {
  /// What headings and rows say, in order.
  fileprivate var spoken: [String] {
    regions.filter { $0.role == .groupHeader || $0.role == .row }.compactMap(\.text)
  }
}

@Suite struct GroupHeaderTests {
  @Test(
    "Each group has a heading above its first row, with how many it has; those of none come last")
  func headings() throws {
    let output = try ListPanel().draw(in: gathered(grouped([("A", 2), ("", 1), ("B", 1)])))
    #expect(
      output.spoken == [
        "A, 2", "1, Place 0", "2, Place 1", "B, 1", "3, Place 3", "Other, 1", "4, Place 2",
      ])
    // A band from side to side of 3.5 · 8 = 28; below the count, which takes 45.
    let bands = output.fills(.color(colors.field))
    #expect(bands.first == Rect(x: 0, y: 45, width: 320, height: 28))
    #expect(bands == output.regions(.groupHeader).map(\.rect))
    // Rows and bands lie one below the other.
    let boxes = output.regions.filter { $0.role == .groupHeader || $0.role == .row }.map(\.rect)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    // Of the lines only that between the two rows of a group; bands have edges of their own.
    #expect(output.fills(.color(colors.separator)).count == 1)
  }

  @Test("Without groups, with one of no title, or where they are not wanted, there are no headings")
  func none() throws {
    #expect(try bare().draw(in: gathered(grouped([("", 3)]))).regions(.groupHeader).isEmpty)
    let places = grouped([("A", 2)])
    #expect(
      try bare().draw(in: context(places)).regions(.groupHeader).isEmpty)
    var panel = bare()
    panel.showsGroups = false
    #expect(try panel.draw(in: gathered(places)).regions(.groupHeader).isEmpty)
  }

  @Test("Without counts headings say the title alone")
  func uncounted() throws {
    var panel = bare()
    panel.showsCount = false
    #expect(try panel.draw(in: gathered(grouped([("A", 1)]))).spoken == ["A", "1, Place 0"])
  }

  @Test("A column that begins within a group repeats its heading, without the number")
  func columns() throws {
    let row = LayoutContainer.row([.init(bare()), .init(Continuation())])
    // 45 + 28 + 4 · 48 = 265, then 28 + 48: a heading would have no room for a row.
    let output = try row.draw(
      in: gathered(grouped([("A", 4), ("B", 1)]), width: 600, height: 320))
    #expect(output.regions(.groupHeader).map(\.text) == ["A, 4", "B, 1"])
    #expect(output.regions(.groupHeader).map(\.rect.minX) == [0, 300])
    // The band of a column without a heading of its own begins at its edge.
    #expect(output.regions(.groupHeader)[1].rect.minY == 0)
    let split = try row.draw(
      in: gathered(grouped([("A", 6), ("B", 1)]), width: 600, height: 320))
    #expect(
      split.regions(.groupHeader).map(\.text) == ["A, 6", "A, continued", "B, 1"])
  }

  @Test("On pages of any height every place has its row, and no heading stands without one below")
  func pages() throws {
    let places = grouped([("A", 3), ("B", 9), ("C", 1), ("", 4)])
    for height in [130.0, 160, 200, 250, 333, 2000] {
      let paged = LayoutContainer(.paged(continues: true), [.init(ListPanel())])
      let context = gathered(places, height: height)
      var numbers: [String?] = []
      for page in 0..<(try paged.pageCount(in: context)) {
        let output = try paged.draw(page: page, in: context)
        numbers += output.regions(.row).map(\.number)
        let parts = output.regions.filter { $0.role == .groupHeader || $0.role == .row }
        // Where the page has room for a row at all, headings too.
        guard parts.contains(where: { $0.role == .row }) else { continue }
        #expect(parts.first?.role == .groupHeader && parts.last?.role == .row)
        for (part, next) in zip(parts, parts.dropFirst()) where part.role == .groupHeader {
          #expect(next.role == .row)
        }
      }
      #expect(numbers == (1...17).map { "\($0)" }, "\(height)")
    }
  }

  @Test(
    "The selected row further down has the heading of its group, where the one above is another")
  func selected() throws {
    let places = grouped([("A", 9), ("B", 9)])
    let other = try bare().draw(in: gathered(places) { $0.selection = .index(14) })
    #expect(Array(other.spoken.suffix(2)) == ["B, continued", "15, Place 14"])
    let same = try bare().draw(in: gathered(places) { $0.selection = .index(8) })
    #expect(same.regions(.groupHeader).count == 1 && same.spoken.last == "9, Place 8")
  }

  @Test("From right to left the title stands on the right and the number on the left")
  func rightToLeft() throws {
    var context = gathered(grouped([("AB", 1)]))
    context.isRightToLeft = true
    var panel = bare()
    panel.showsCount = true
    let band = try #require(try panel.draw(in: context).regions(.groupHeader).first).rect
    let glyphs = try panel.draw(in: context).list.glyphs
      .filter { $0.origin.y > band.minY && $0.origin.y < band.maxY }.map(\.origin.x)
    // Boxes of 6.5: two that end 16 from the right edge, and one that begins 16 from the left.
    #expect(glyphs.sorted() == [16, 291, 297.5])
  }

  @Test("Narrow frames and titles of any length do no harm", arguments: [1.0, 20, 60, 100, 320])
  func narrow(_ width: Double) throws {
    let long = String(repeating: "long title ", count: 400)
    let output = try bare().draw(in: gathered(grouped([(long, 2), ("B", 2)]), width: width))
    #expect(output.list.size.width == width)
    let glyphs = output.list.glyphs.filter { $0.origin.x < -1 || $0.origin.x > width + 1 }
    #expect(width < 100 || glyphs.isEmpty)
  }

  @Test("Only places in view: headings count those that are left")
  func inView() throws {
    var panel = bare()
    panel.showsOnlyInView = true
    var context = gathered(grouped([("A", 2), ("B", 2)]))
    let camera = Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 1)
    context.facts = PanelFacts(maps: [
      MapFacts(
        path: .root, viewport: Viewport(camera: camera, size: context.size), shownPlaces: [1, 2, 3])
    ])
    #expect(
      try panel.render(in: context).spoken
        == ["A, 1", "2, Place 1", "B, 2", "3, Place 2", "4, Place 3"])
  }
}
