public import Drawing
public import GeoCore

/// The icon or the text of a symbol at one possible place.
public struct SymbolPart: Hashable, Sendable {
  /// What is painted, in points of the picture; empty for an icon, which the renderer draws itself.
  public var glyphs: [PlacedGlyph]
  /// Upright rectangles that must be free, padding included.
  public var boxes: [Rect]
  /// Circles that must be free, padding included; used by labels along lines.
  public var circles: [Circle]

  /// Makes a part.
  public init(glyphs: [PlacedGlyph] = [], boxes: [Rect] = [], circles: [Circle] = []) {
    self.glyphs = glyphs
    self.boxes = boxes
    self.circles = circles
  }

  /// The smallest rectangle around boxes and circles, or nothing where there are none.
  public var bounds: Rect? {
    var all: Rect?
    for box in boxes { all = all?.union(box) ?? box }
    for circle in circles { all = all?.union(circle.bounds) ?? circle.bounds }
    return all
  }
}

/// What a part does to other symbols and they to it.
public struct CollisionRules: Hashable, Sendable {
  /// Whether a part may lie on others.
  public enum Overlap: Hashable, Sendable {
    /// It may not.
    case never
    /// It is always drawn.
    case always
    /// It may lie on parts that are `always` or `cooperative` themselves.
    case cooperative
  }

  /// Whether it may lie on others; default `never`.
  public var overlap: Overlap = .never
  /// Whether others may lie on it as though it were not there; default false.
  public var ignoresPlacement = false
  /// Whether the symbol is drawn without this part where only the other finds room; default false.
  public var isOptional = false

  /// Nothing may overlap.
  public init() {}

  /// Makes rules.
  public init(overlap: Overlap, ignoresPlacement: Bool = false, isOptional: Bool = false) {
    self.overlap = overlap
    self.ignoresPlacement = ignoresPlacement
    self.isOptional = isOptional
  }
}
