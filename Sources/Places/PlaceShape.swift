public import Colorimetry
public import GeoCore

/// A line or an area that is drawn on the map and has no row in the list.
public struct PlaceShape: Hashable, Sendable {
  /// Where it runs.
  public enum Geometry: Hashable, Sendable {
    /// Lines, each of two points or more.
    case lines([[Coordinate]])
    /// Areas, each an outer ring and its holes; rings end where they begin.
    case areas([[[Coordinate]]])
  }

  /// What it is called; empty where its file does not say.
  public var name = ""
  /// One more line about it, or nothing.
  public var detail: String?
  /// The folder or group in which it stands, or nothing.
  public var group: String?
  /// Where it runs; longitudes may go beyond ±180 where a line crosses that meridian.
  public var geometry: Geometry
  /// How it is drawn.
  public var style = ShapeStyle()
  /// Everything that its file says of it, in the order of the file.
  public var properties = PlaceProperties()

  /// Makes a shape; all else may be set after.
  public init(_ geometry: Geometry) {
    self.geometry = geometry
  }

  /// All its points, in order.
  public var points: [Coordinate] {
    switch geometry {
    case .lines(let lines): lines.flatMap { $0 }
    case .areas(let areas): areas.flatMap { $0.flatMap { $0 } }
    }
  }
}

/// How a line or an area is drawn, by the names of simplestyle 1.1; nothing for what that specification defaults to.
public struct ShapeStyle: Hashable, Sendable {
  /// The colour of the line or outline; default `#555555`.
  public var stroke: Color?
  /// Its width in points; default 2.
  public var strokeWidth: Double?
  /// Its opacity, 0…1; default 1.
  public var strokeOpacity: Double?
  /// The colour of the inside of an area; default `#555555`.
  public var fill: Color?
  /// Its opacity, 0…1; default 0.6.
  public var fillOpacity: Double?

  /// Makes a style of defaults.
  public init() {}

  /// The colour of the line with its opacity.
  public var strokeColor: Color {
    (stroke ?? Color(rgb: 0x555555)).opacity(strokeOpacity ?? 1)
  }

  /// The width of the line in points.
  public var width: Double { strokeWidth ?? 2 }

  /// The colour of the inside with its opacity.
  public var fillColor: Color {
    // A fill that brings its own transparency is not to be thinned again.
    (fill ?? Color(rgb: 0x555555)).opacity(fillOpacity ?? ((fill?.alpha ?? 1) < 1 ? 1 : 0.6))
  }
}
