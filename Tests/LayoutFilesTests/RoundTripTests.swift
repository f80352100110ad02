import Colorimetry
import DecorationPanels
import GeoCore
import JSONReading
import LayoutFiles
import ListPanels
import MapPanels
import PanelLayout
import Testing

private func again(_ panel: PanelDescription) throws -> PanelDescription {
  try LayoutFile(json: Array(LayoutFile(panel).json.utf8)).root
}

/// A panel of each type, every property of which is set to something else than its default.
private func everything() -> [PanelDescription] {
  var grid = GridArrangement(.lengths([.points(40), .fraction(0.1), Length(.content, minimum: 3)]))
  grid.rowHeight = .content
  (grid.columnSpacing, grid.rowSpacing) = (3, 4.5)
  var segmented = SegmentedOptions()
  (segmented.selected, segmented.edge, segmented.maximumWidth) = (.name("M"), .bottom, 99)
  var tabs = TabsOptions()
  (tabs.selected, tabs.edge) = (.index(1), .top)
  var paged = PagedArrangement(page: 2, continues: true)
  paged.showsDots = false
  let adaptive = AdaptiveArrangement(threshold: 1.5, spacing: 2, reversesWhenTall: true)
  var map = MapOptions()
  map.camera = .center(Coordinate(longitude: 24.94, latitude: 60.17), zoom: 13.25)
  map.padding = Insets(top: 1, right: 2, bottom: 3, left: 4)
  (map.bearing, map.names, map.style, map.showsCredits) = (12.5, .beside, "print", false)
  var list = ListOptions()
  (list.showsTitle, list.showsCount, list.showsOnlyInView) = (false, false, true)
  list.showsGroups = false
  map.showsOthers = true
  list.rows.title = .property("brand")
  list.rows.details = [.detail, .coordinate, .distance]
  list.rows.trailing = nil
  (list.rows.showsBadge, list.rows.titleLines, list.rows.detailLines) = (false, 1, 3)
  let children = ["L", "M"].map { name in
    var child = PanelDescription(.spacer(SpacerPanel(length: 5)))
    child.slot.name = name
    return child
  }
  let containers: [PanelDescription.Kind] = [
    .row(LinearOptions(spacing: 0.1)), .column(LinearOptions(spacing: 7)), .grid(grid), .stack,
    .adaptive(adaptive), .segmented(segmented), .tabs(tabs), .paged(paged),
  ]
  return containers.map { PanelDescription($0, children: children) }
    + ([.map(map), .list(list), .continuation] + decorations()).map { PanelDescription($0) }
}

private func decorations() -> [PanelDescription.Kind] {
  var title = TitlePanel("Title \"quoted\"\n\u{1}", subtitle: "Café ☕")
  (title.alignment, title.verticalAlignment, title.size, title.maximumLines) =
    (.right, .bottom, 31, 1)
  var text = TextPanel("One\n\nTwo")
  (text.weight, text.size, text.color) = (.bold, 9.75, .theme(.secondaryText))
  (text.alignment, text.verticalAlignment, text.wraps) = (.center, .middle, false)
  (text.maximumLines, text.lineHeight) = (3, 2)
  var image = ImageOptions(file: "a b.png")
  (image.fit, image.horizontal, image.vertical) = (.fill, 0.25, 1)
  (image.pixelsPerPoint, image.alternativeText) = (2, "a")
  var legend = LegendPanel()
  (legend.content, legend.title, legend.property) = (.pins, "Key", "kind")
  (legend.showsCounts, legend.columns, legend.maximumRows) = (false, 2, 7)
  var bar = ScaleBarPanel()
  (bar.units, bar.maximumLength, bar.map) = (.both, 99.5, 1)
  (bar.alignment, bar.verticalAlignment) = (.center, .top)
  var arrow = NorthArrowPanel()
  (arrow.maximumSide, arrow.map, arrow.letter) = (30, 2, "")
  (arrow.alignment, arrow.verticalAlignment) = (.left, .bottom)
  var credit = CreditPanel()
  (credit.alignment, credit.verticalAlignment, credit.size) = (.right, .top, 6)
  return [
    .title(title), .text(text), .image(image), .legend(legend), .scaleBar(bar),
    .northArrow(arrow), .credit(credit), .spacer(SpacerPanel(length: 3)),
  ]
}

@Suite struct RoundTripTests {
  @Test("Every property of every type is written and read as it was")
  func types() throws {
    let panels = everything()
    #expect(Set(panels.map(\.typeName)) == Set(LayoutFile.typeNames))
    for panel in panels { #expect(try again(panel) == panel) }
  }

  @Test("Every key of every type is among them")
  func keys() throws {
    let schema = try JSONReader.read(LayoutFile.schema)
    for panel in everything() {
      let node = try JSONReader.read(LayoutFile(panel).json)
      let written = Set(node.object?.map(\.name) ?? [])
      let definition = schema["$defs"]?["panel-\(panel.typeName)"]
      let known = Set(definition?["properties"]?.object?.map(\.name) ?? [])
      let common: Set = [
        "name", "icon", "length", "tallLength", "span", "place", "padding", "background", "border",
        "cornerRadius", "opacity", "$schema", "$comment",
      ]
      #expect(written.isSubset(of: known))
      #expect(known.subtracting(written).isSubset(of: common))
    }
  }

  @Test("What is around a panel, and how it stands in its container")
  func surroundings() throws {
    var panel = PanelDescription(.map(MapOptions()))
    panel.slot.name = "x"
    panel.slot.icon = .pin
    panel.slot.length = Length(.fraction(1.0 / 3), minimum: 1, maximum: 2)
    panel.slot.tallLength = .flexible(weight: 0.3)
    panel.slot.span = GridSpan(columns: 2, rows: 3)
    panel.slot.place.horizontal = .end
    panel.slot.place.vertical = .start
    panel.slot.place.insets = Insets(top: 1, right: 2, bottom: 1, left: 2)
    panel.slot.place.width = .content
    panel.slot.place.height = .points(9)
    (panel.slot.place.dimming, panel.slot.place.shadow) = (0.4, 6)
    panel.box.padding = Insets(3)
    panel.box.background = .color(Color(red: 0.1, green: 1 / 3, blue: 1, alpha: 0.25))
    var border = PanelBorder()
    (border.width, border.color) = (2.5, .color(Color(rgb: 0x01FE80)))
    panel.box.border = border
    (panel.box.cornerRadius, panel.box.opacity) = (4, 0.5)
    let read = try again(panel)
    #expect(read.slot == panel.slot)
    #expect(read.box.border == panel.box.border)
    // Digits of colours between those of eight bits may be rounded in the last place.
    guard case .color(let color) = try #require(read.box.background) else { return }
    #expect(abs(color.green - 1 / 3) < 1e-12 && color.alpha == 0.25)
    var rest = read.box
    rest.background = panel.box.background
    #expect(rest == panel.box)
  }

  @Test(
    "Cameras",
    arguments: [
      CameraChoice.fitPlaces, .zoom(3),
      .bounds(GeoBounds(west: 170, south: -1, east: -170, north: 2)),
      .center(Coordinate(longitude: 1, latitude: 2), zoom: nil),
    ])
  func cameras(_ camera: CameraChoice) throws {
    var options = MapOptions()
    options.camera = camera
    #expect(try again(PanelDescription(.map(options))).kind == .map(options))
  }

  @Test(
    "Columns",
    arguments: [
      GridArrangement.Columns.count(3), .minimumWidth(120), .lengths([.flexible, .content]),
    ])
  func columns(_ columns: GridArrangement.Columns) throws {
    let kind = PanelDescription.Kind.grid(GridArrangement(columns))
    #expect(try again(PanelDescription(kind)).kind == kind)
  }

  @Test("Parts", arguments: [0, 0.05, 0.3, 0.36, 1.0 / 3, 2.0 / 3, 0.0001, 0.995, 1])
  func fractions(_ fraction: Double) throws {
    var panel = PanelDescription(.map(MapOptions()))
    panel.slot.length = .fraction(fraction)
    #expect(try again(panel).slot.length == .fraction(fraction))
  }

  @Test("Layouts with names are files like any other", arguments: LayoutFile.names)
  func named(_ name: String) throws {
    let layout = try #require(LayoutFile.named(name))
    #expect(try LayoutFile(json: Array(layout.json.utf8)) == layout)
  }
}
