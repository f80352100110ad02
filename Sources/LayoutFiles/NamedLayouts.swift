import DecorationPanels
import GeoCore
import MapPanels
import PanelLayout

extension LayoutFile {
  /// A layout that comes with Pinfold, or nothing where none has the name.
  public static func named(_ name: String) -> LayoutFile? {
    library.first { $0.name == name }.map { LayoutFile($0.root) }
  }

  /// The names of the layouts that come with Pinfold, the usual one first.
  public static var names: [String] { library.map(\.name) }

  private static let library: [(name: String, root: PanelDescription)] = [
    ("list-map", pair(listFirst: true)),
    ("map-list", pair(listFirst: false)),
    ("map", map),
    ("list", list),
    ("row", container(.row(LinearOptions(spacing: 1)), [list, map])),
    ("column", container(.column(LinearOptions(spacing: 1)), [map, list])),
    ("segmented", container(.segmented(SegmentedOptions()), [list, map])),
    ("tabs", container(.tabs(TabsOptions()), [list, map])),
    ("overlay", overlay),
    ("pages", container(.paged(continuing), [bare(list)])),
    ("poster", poster),
  ]

  private static var map: PanelDescription {
    var map = PanelDescription(.map(MapOptions()))
    map.slot.name = "Map"
    map.slot.icon = .map
    return map
  }

  private static var list: PanelDescription {
    var list = PanelDescription(.list(ListOptions()))
    list.slot.name = "List"
    list.slot.icon = .list
    return list
  }

  private static func bare(_ panel: PanelDescription) -> PanelDescription {
    var panel = panel
    panel.slot = PanelSlot()
    return panel
  }

  /// The gap between children shows the container's ground: a hairline.
  private static func container(
    _ kind: PanelDescription.Kind, _ children: [PanelDescription]
  ) -> PanelDescription {
    var container = PanelDescription(kind, children: children)
    switch kind {
    case .row, .column, .adaptive: container.box.background = .theme(.separator)
    default: container.box.background = .theme(.background)
    }
    return container
  }

  private static func pair(listFirst: Bool) -> PanelDescription {
    var list = list
    list.slot.length = Length(.fraction(0.36), minimum: 216, maximum: 340)
    list.slot.tallLength = .fraction(0.42)
    // Only pictures that are clearly tall have the list below the map.
    let adaptive = AdaptiveArrangement(
      threshold: 1 / 1.1, spacing: 1, reversesWhenTall: true)
    return container(.adaptive(adaptive), listFirst ? [list, map] : [map, list])
  }

  private static var continuing: PagedArrangement { PagedArrangement(continues: true) }

  /// The map everywhere, the list on a card above it; pins keep clear of the card.
  private static var overlay: PanelDescription {
    let width = 272.0
    var options = MapOptions()
    options.padding = Insets(top: 28, right: 28, bottom: 28, left: width + 40)
    let map = PanelDescription(.map(options))
    var card = bare(list)
    card.slot.place.horizontal = .start
    card.slot.place.width = Length(.fraction(0.44), maximum: width)
    card.slot.place.insets = Insets(12)
    card.slot.place.shadow = 6
    card.box.background = .theme(.background)
    card.box.cornerRadius = 12
    return container(.stack, [map, card])
  }
}

// MARK: - The poster

extension LayoutFile {
  /// Title, map, legend, scale bar, north arrow and credits, as on a printed sheet.
  private static var poster: PanelDescription {
    var options = MapOptions()
    options.showsCredits = false
    options.names = .beside
    var map = PanelDescription(.map(options))
    map.box.border = PanelBorder()
    var arrow = PanelDescription(.northArrow(NorthArrowPanel()))
    arrow.slot.place = .content(.end, .start, insets: Insets(10))
    var framed = PanelDescription(.stack, children: [map, arrow])
    framed.slot.length = Length(.flexible(weight: 1), minimum: 80)
    var title = PanelDescription(.title(TitlePanel()))
    title.slot.length = .content
    var poster = PanelDescription(
      .column(LinearOptions(spacing: 12)), children: [title, framed, foot])
    poster.box.padding = Insets(24)
    poster.box.background = .theme(.background)
    return poster
  }

  private static var foot: PanelDescription {
    let legend = PanelDescription(.legend(LegendPanel()))
    var bar = ScaleBarPanel()
    bar.alignment = .right
    var scale = PanelDescription(.scaleBar(bar))
    scale.slot.length = .content
    var text = CreditPanel()
    text.alignment = .right
    text.verticalAlignment = .bottom
    let credit = PanelDescription(.credit(text))
    var side = PanelDescription(
      .column(LinearOptions(spacing: 6)), children: [scale, credit])
    side.slot.length = Length(.fraction(0.34), minimum: 150)
    var foot = PanelDescription(.row(LinearOptions(spacing: 20)), children: [legend, side])
    foot.slot.length = Length(.content, minimum: 60)
    return foot
  }
}
