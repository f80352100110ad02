public import DecorationPanels
public import GeoCore
public import ListPanels
public import MapPanels
public import PanelLayout

/// A panel or a container of panels as plain values: what a layout file says, before any archive, style or picture
/// is opened.
public struct PanelDescription: Hashable, Sendable {
  /// What it is, with what can be set of it.
  public enum Kind: Hashable, Sendable {
    /// Children side by side.
    case row(LinearOptions)
    /// Children below each other.
    case column(LinearOptions)
    /// Children in rows of equal columns.
    case grid(GridArrangement)
    /// Children above each other.
    case stack
    /// A row where there is width for it, a column elsewhere.
    case adaptive(AdaptiveArrangement)
    /// One child, and a control that names all.
    case segmented(SegmentedOptions)
    /// One child, and a bar with icons and names of all.
    case tabs(TabsOptions)
    /// A page for each child, or for each part of one.
    case paged(PagedArrangement)
    /// A map with pins.
    case map(MapOptions)
    /// The list of places.
    case list(ListOptions)
    /// A heading.
    case title(TitlePanel)
    /// Paragraphs.
    case text(TextPanel)
    /// A picture of pixels.
    case image(ImageOptions)
    /// What colours stand for.
    case legend(LegendPanel)
    /// A bar of known length.
    case scaleBar(ScaleBarPanel)
    /// An arrow that points north.
    case northArrow(NorthArrowPanel)
    /// Whose data the maps are made of.
    case credit(CreditPanel)
    /// Room.
    case spacer(SpacerPanel)
    /// A place for what found no room in the list before it.
    case continuation
  }

  /// What it is.
  public var kind: Kind
  /// How it stands in its container.
  public var slot = PanelSlot()
  /// What is around it.
  public var box = PanelBox()
  /// The children of a container; empty for every other panel.
  public var children: [PanelDescription]

  /// Describes a panel.
  public init(_ kind: Kind, children: [PanelDescription] = []) {
    self.kind = kind
    self.children = children
  }

  /// This panel and all below it, each before its children.
  public var all: [PanelDescription] {
    [self] + children.flatMap(\.all)
  }
}

/// How a panel stands in its container.
public struct PanelSlot: Hashable, Sendable {
  /// What it is called where it can be chosen, or nothing.
  public var name: String?
  /// How much of the container it takes.
  public var length = Length.flexible
  /// How much it takes of an adaptive container that has become a column; nothing for `length`.
  public var tallLength: Length?
  /// The name of the icon it has where it can be chosen, or nothing.
  public var icon: IconName?
  /// How many cells of a grid it covers.
  public var span = GridSpan()
  /// Where it lies in a stack; its opacity is that of the panel's box.
  public var place = StackPlacement()

  /// A share of the container.
  public init() {}
}

/// What is around a panel.
public struct PanelBox: Hashable, Sendable {
  /// Kept free inside its edges, in points.
  public var padding = Insets.zero
  /// Behind it; nothing for the panel's own, which is see-through but for lists and maps.
  public var background: PanelColor?
  /// A line inside its edges, or nothing.
  public var border: PanelBorder?
  /// How round its corners are, in points.
  public var cornerRadius = 0.0
  /// How much of it covers what is below, 0…1.
  public var opacity = 1.0

  /// Nothing around a panel.
  public init() {}
}

/// One of the icons that come with Pinfold.
public enum IconName: String, CaseIterable, Hashable, Sendable {
  /// Lines with dots.
  case list
  /// A folded map.
  case map
  /// A pin.
  case pin
  /// A magnifier.
  case search
  /// A letter i.
  case info

  /// The icon.
  public var icon: PanelIcon? { PanelIcon.named[rawValue] }
}

/// Which child of a container is shown.
public enum ChildChoice: Hashable, Sendable {
  /// By its position, from 0.
  case index(Int)
  /// By its name.
  case name(String)

  /// Its position among children, or nothing where none has the name.
  public func position(among children: [PanelDescription]) -> Int? {
    switch self {
    case .index(let index): children.indices.contains(index) ? index : nil
    case .name(let name): children.firstIndex { $0.slot.name == name }
    }
  }
}

/// What can be set of a segmented container.
public struct SegmentedOptions: Hashable, Sendable {
  /// Which child is shown.
  public var selected = ChildChoice.index(0)
  /// On which side the control is.
  public var edge = ControlEdge.top
  /// The widest control in points.
  public var maximumWidth = 420.0

  /// The first child, below the control.
  public init() {}
}

/// What can be set of a container with tabs.
public struct TabsOptions: Hashable, Sendable {
  /// Which child is shown.
  public var selected = ChildChoice.index(0)
  /// On which side the bar is.
  public var edge = ControlEdge.bottom

  /// The first child, above the bar.
  public init() {}
}

/// What can be set of a row or a column.
public struct LinearOptions: Hashable, Sendable {
  /// Between children, in points.
  public var spacing = 0.0

  /// No room between children.
  public init(spacing: Double = 0) { self.spacing = spacing }
}

/// What a layout can set of a map; nothing for what the picture as a whole asks for.
public struct MapOptions: Hashable, Sendable {
  /// How the camera is found.
  public var camera: CameraChoice?
  /// What is kept free of pins, in points.
  public var padding: Insets?
  /// The compass direction that points up, degrees clockwise from north.
  public var bearing: Double?
  /// Whether names stand beside pins; nothing for: where the layout has no list.
  public var names: PinNames?
  /// The style: the name of one that comes with Pinfold, or a file.
  public var style: String?
  /// Whether the credits stand in a corner.
  public var showsCredits = true
  /// Whether places that the query left out are shown too, as small grey dots.
  public var showsOthers = false

  /// The map of the picture.
  public init() {}
}

/// What a layout can set of a list.
public struct ListOptions: Hashable, Sendable {
  /// Whether the board's title is shown.
  public var showsTitle = true
  /// Whether the number of places, or the search field, is shown.
  public var showsCount = true
  /// Whether groups have headings.
  public var showsGroups = true
  /// Whether only places are listed that a map of the picture shows.
  public var showsOnlyInView = false
  /// What each row shows.
  public var rows = RowTemplate()

  /// The usual list.
  public init() {}
}

/// What a layout can set of a picture.
public struct ImageOptions: Hashable, Sendable {
  /// A PNG, JPEG or WebP file; beside the layout file where it is no absolute path.
  public var file = ""
  /// How it is brought into the frame.
  public var fit = ImagePanel.Fit.fit
  /// Where it lies from side to side, 0 for the left and 1 for the right.
  public var horizontal = 0.5
  /// Where it lies from top to bottom, 0 for the top and 1 for the bottom.
  public var vertical = 0.5
  /// Its pixels to a point.
  public var pixelsPerPoint = 1.0
  /// What it shows, for those who cannot see it, or nothing.
  public var alternativeText: String?

  /// No picture yet.
  public init(file: String = "") { self.file = file }
}
