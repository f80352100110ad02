public import GeoCore

/// What stands where on a picture: boxes and circles in a grid of cells.
public struct CollisionIndex: Sendable {
  /// Makes an empty index; shapes outside `bounds` are kept in the cells at its border.
  public init(bounds: Rect, cellSize: Double = 48) {}

  /// Adds a rectangle; `kind` says whether those that cooperate may lie on it.
  public mutating func insert(_ box: Rect, kind: Kind = .solid) {}

  /// Adds a circle.
  public mutating func insert(_ circle: Circle, kind: Kind = .solid) {}

  /// Whether nothing stands inside `box`; touching edges do not count.
  public func isFree(_ box: Rect, for visitor: Kind = .solid) -> Bool { true }

  /// Whether nothing stands inside `circle`.
  public func isFree(_ circle: Circle, for visitor: Kind = .solid) -> Bool { true }

  /// What a shape is to others.
  public enum Kind: UInt8, Hashable, Sendable {
    /// It keeps all others away.
    case solid
    /// It bears others of this kind.
    case cooperative
  }
}
