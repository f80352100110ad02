import GeoCore

/// A number with as many decimals as it is good for.
private func rounded(_ value: Double, _ step: Double) -> Double { (value * step).rounded() / step }

extension Coordinate: SidecarObject {
  static let definitionName = "coordinate"
  static let help = "A place on the earth, WGS 84."
  // Seven decimals are a centimetre.
  private var east: Double { rounded(longitude, 1e7) }
  private var north: Double { rounded(latitude, 1e7) }
  static let fields: [SidecarField<Coordinate>] = [
    SidecarField("longitude", \.east, "Degrees east."),
    SidecarField("latitude", \.north, "Degrees north."),
  ]
}

extension GeoBounds: SidecarObject {
  static let definitionName = "bounds"
  static let help = "A box of longitudes and latitudes."
  private func edge(_ value: Double) -> Double { rounded(value, 1e7) }
  private var edges: GeoBounds {
    GeoBounds(west: edge(west), south: edge(south), east: edge(east), north: edge(north))
  }
  static let fields: [SidecarField<GeoBounds>] = [
    SidecarField("west", \.edges.west, "Degrees east of the western edge."),
    SidecarField("south", \.edges.south, "Degrees north of the southern edge."),
    SidecarField("east", \.edges.east, "Degrees east of the eastern edge."),
    SidecarField("north", \.edges.north, "Degrees north of the northern edge."),
  ]
}

// Thousandths of a point, a pixel or a millimetre are finer than anything seen.
extension Rect: SidecarObject {
  static let definitionName = "rect"
  static let help = "An upright box; x and y are those of its top left corner."
  private var left: Double { rounded(minX, 1e3) }
  private var top: Double { rounded(minY, 1e3) }
  private var across: Double { rounded(width, 1e3) }
  private var down: Double { rounded(height, 1e3) }
  static let fields: [SidecarField<Rect>] = [
    SidecarField("x", \.left, "From the picture's left edge."),
    SidecarField("y", \.top, "From the picture's top edge."),
    SidecarField("width", \.across, "From left to right."),
    SidecarField("height", \.down, "From top to bottom."),
  ]
}

extension Point: SidecarObject {
  static let definitionName = "point"
  static let help = "A place of the picture."
  private var right: Double { rounded(x, 1e3) }
  private var down: Double { rounded(y, 1e3) }
  static let fields: [SidecarField<Point>] = [
    SidecarField("x", \.right, "From the picture's left edge."),
    SidecarField("y", \.down, "From the picture's top edge."),
  ]
}

extension Size: SidecarObject {
  static let definitionName = "size"
  static let help = "An extent."
  private var across: Double { rounded(width, 1e3) }
  private var down: Double { rounded(height, 1e3) }
  static let fields: [SidecarField<Size>] = [
    SidecarField("width", \.across, "From left to right."),
    SidecarField("height", \.down, "From top to bottom."),
  ]
}

/// Something measured in the picture's three units.
protocol SidecarMeasure: SidecarObject {
  associatedtype Value: SidecarValue
  var pixels: Value { get }
  var points: Value { get }
  var millimetres: Value { get }
}

extension SidecarMeasure {
  /// The members that all such have.
  static var measures: [SidecarField<Self>] {
    [
      SidecarField("pixels", \.pixels, "In pixels of the file; see 'pixelsPerPoint'."),
      SidecarField("points", \.points, "In logical points, the CSS pixels of a page."),
      SidecarField("millimetres", \.millimetres, "On paper, where 96 points are an inch."),
    ]
  }
}

extension Sidecar.Box: SidecarMeasure {
  static let definitionName = "box"
  static let help = "An upright box of the picture."
  static let fields = measures
}

extension Sidecar.Spot: SidecarMeasure {
  static let definitionName = "spot"
  static let help = "A place of the picture."
  static let fields = measures
}

extension Sidecar.Extent: SidecarMeasure {
  static let definitionName = "extent"
  static let help = "How large something is."
  static let fields = measures
}
