import JSONReading

/// A type of panel that layout files know by name.
struct PanelType: Sendable {
  typealias Kind = PanelDescription.Kind

  let name: String
  let help: String
  let isContainer: Bool
  let read: @Sendable (inout LayoutKeys) throws(LayoutFileError) -> Kind
  /// The type's own keys; nothing where the kind is another.
  let write: @Sendable (Kind) -> [(String, JSONValue)]?
  let properties: [(String, JSONValue)]
  let required: [String]

  private init<Options: LayoutObject>(
    _ name: String, _ help: String, container isContainer: Bool = false,
    _ wrap: @escaping @Sendable (Options) -> Kind,
    _ unwrap: @escaping @Sendable (Kind) -> Options?
  ) {
    self.name = name
    self.help = help
    self.isContainer = isContainer
    read = { keys throws(LayoutFileError) in
      var options = Options()
      try options.take(&keys)
      return wrap(options)
    }
    write = { unwrap($0)?.members }
    properties = Options.properties
    required = Options.fields.filter(\.isRequired).map(\.name)
  }

  /// Every type, containers first.
  static let all: [PanelType] = [
    PanelType("row", "Children side by side.", container: true, Kind.row) {
      if case .row(let options) = $0 { options } else { nil }
    },
    PanelType("column", "Children below each other.", container: true, Kind.column) {
      if case .column(let options) = $0 { options } else { nil }
    },
    PanelType("grid", "Children in rows of equal columns.", container: true, Kind.grid) {
      if case .grid(let options) = $0 { options } else { nil }
    },
    PanelType("stack", "Children above each other.", container: true) { (_: NoOptions) in
      .stack
    } _: {
      if case .stack = $0 { NoOptions() } else { nil }
    },
    PanelType("adaptive", "A row, or a column where it is tall.", container: true, Kind.adaptive) {
      if case .adaptive(let options) = $0 { options } else { nil }
    },
    PanelType("segmented", "One child below a control.", container: true, Kind.segmented) {
      if case .segmented(let options) = $0 { options } else { nil }
    },
    PanelType("tabs", "One child above a bar of tabs.", container: true, Kind.tabs) {
      if case .tabs(let options) = $0 { options } else { nil }
    },
    PanelType("paged", "A page for each child.", container: true, Kind.paged) {
      if case .paged(let options) = $0 { options } else { nil }
    },
    PanelType("map", "A map with pins.", Kind.map) {
      if case .map(let options) = $0 { options } else { nil }
    },
    PanelType("list", "The list of places.", Kind.list) {
      if case .list(let options) = $0 { options } else { nil }
    },
    PanelType("title", "A heading and a line below it.", Kind.title) {
      if case .title(let options) = $0 { options } else { nil }
    },
    PanelType("text", "Paragraphs of text.", Kind.text) {
      if case .text(let options) = $0 { options } else { nil }
    },
    PanelType("image", "A picture.", Kind.image) {
      if case .image(let options) = $0 { options } else { nil }
    },
    PanelType("legend", "What the colours of pins and map stand for.", Kind.legend) {
      if case .legend(let options) = $0 { options } else { nil }
    },
    PanelType("scale-bar", "A bar of known length on the ground.", Kind.scaleBar) {
      if case .scaleBar(let options) = $0 { options } else { nil }
    },
    PanelType("north-arrow", "An arrow that points to the map's north.", Kind.northArrow) {
      if case .northArrow(let options) = $0 { options } else { nil }
    },
    PanelType("credit", "Whose data the maps are made of.", Kind.credit) {
      if case .credit(let options) = $0 { options } else { nil }
    },
    PanelType("spacer", "Room with nothing in it.", Kind.spacer) {
      if case .spacer(let options) = $0 { options } else { nil }
    },
    PanelType("continuation", "What found no room in the list before it.") { (_: NoOptions) in
      .continuation
    } _: {
      if case .continuation = $0 { NoOptions() } else { nil }
    },
  ]
}
