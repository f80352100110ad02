public import Drawing
public import GeoCore

/// What a panel gives back: its picture and what is to be said about it.
public struct PanelOutput: Sendable {
  /// The picture; its size is that of the frame.
  public var list: DisplayList
  /// What a person should know.
  public var diagnostics: [Diagnostic] = []
  /// Where things are, in coordinates of the panel, in painting order.
  public var regions: [PanelRegion] = []
  /// What maps say of what they drew, in the order of the tree.
  public var maps: [MapReport] = []
  /// How many groups of containers are open while it is being made.
  var openGroups = 0

  /// Makes an output with a picture.
  public init(_ list: DisplayList) {
    self.list = list
  }

  /// Makes an empty picture.
  public init(size: Size) {
    list = DisplayList(size: size)
  }
}

extension PanelOutput {
  /// Takes a child's output in, its picture clipped to its frame.
  public mutating func add(_ child: PanelOutput, at origin: Point) {
    add(child, at: PanelPlace(origin: origin, size: child.list.size))
  }

  /// Takes a child's output in, its picture clipped to what of the place may be painted on.
  public mutating func add(_ child: PanelOutput, at place: PanelPlace) {
    let back = Point(x: -place.origin.x, y: -place.origin.y)
    list.append(child.list, at: place.origin, clip: place.visible.offset(by: back))
    diagnostics += child.diagnostics
    regions += child.regions.map { $0.offset(by: place.origin) }
    maps += child.maps.map { $0.offset(by: place.origin) }
  }
}

/// Where something is in a picture, for sidecars, image maps and alternative text.
public struct PanelRegion: Hashable, Sendable {
  /// What it is.
  public enum Role: String, Hashable, Sendable {
    /// A whole panel that draws a map.
    case map
    /// A whole panel that draws a list.
    case list
    /// The pin of a place.
    case pin
    /// A badge that stands for several places.
    case cluster
    /// The text beside a pin.
    case label
    /// The row of a place.
    case row
    /// A heading.
    case title
    /// The heading of places that belong together.
    case groupHeader
    /// A field that shows a query.
    case searchField
    /// The credits of a map.
    case attribution
    /// A control that chooses between panels.
    case control
    /// A paragraph.
    case text
    /// A picture.
    case image
    /// What the colours stand for.
    case legend
    /// A bar of known length.
    case scaleBar
    /// An arrow that points north.
    case northArrow
  }

  /// What it is.
  public var role: Role
  /// Its box in points.
  public var rect: Rect
  /// Corners of what it covers of that box, from its top left corner, clockwise as seen; empty where that is all.
  public var outline: [Point] = []
  /// The point it is about, such as the tip of a pin, or nothing.
  public var anchor: Point?
  /// The `Place.index` of the place it belongs to, or nothing.
  public var place: Int?
  /// The `Place.index` of each place that a badge stands for, in the board's order; empty for all else.
  public var places: [Int] = []
  /// What the pin or the row bears, or nothing.
  public var number: String?
  /// Its text in reading order, or nothing.
  public var text: String?

  /// Makes a region; all else may be set after.
  public init(_ role: Role, _ rect: Rect, place: Int? = nil, number: String? = nil) {
    self.role = role
    self.rect = rect
    self.place = place
    self.number = number
  }

  /// The same in the coordinates of a parent in which the panel's corner lies at `origin`.
  public func offset(by origin: Point) -> PanelRegion {
    var region = self
    region.rect = rect.offset(by: origin)
    region.anchor = anchor.map { $0 + origin }
    return region
  }
}
