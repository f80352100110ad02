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

  /// Nothing around a panel.
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

  /// The map of the picture.
  public init() {}
}

/// What a layout can set of a list.
public struct ListOptions: Hashable, Sendable {
  /// Whether the board's title is shown.
  public var showsTitle = true
  /// Whether the number of places, or the search field, is shown.
  public var showsCount = true
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
