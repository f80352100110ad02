public import Drawing
public import GeoCore

/// The icon or the text of a symbol at one possible place.
public struct SymbolPart: Hashable, Sendable {
  /// What is painted, in points of the picture; empty for an icon, which the renderer draws itself.
  public var glyphs: [PlacedGlyph]
  /// The span of each glyph in its text; empty where all are of the first.
  public private(set) var spans: [Int] = []
  /// The pictures that stand in the text.
  public private(set) var images: [PlacedImage] = []
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

  /// Adds what is seen of a glyph that stands at `origin`, turned by `angle` radians.
  mutating func add(_ glyph: ShapedGlyph, at origin: Point, angle: Double) {
    let angle = glyph.isUpright ? angle - .pi / 2 : angle
    if let size = glyph.image {
      images.append(PlacedImage(span: glyph.span, size: size, origin: origin, angle: angle))
      return
    }
    guard glyph.isDrawn else { return }
    if glyph.span > 0, spans.isEmpty { spans = Array(repeating: 0, count: glyphs.count) }
    if glyph.span > 0 || !spans.isEmpty { spans.append(glyph.span) }
    glyphs.append(
      PlacedGlyph(outline: glyph.outline, origin: origin, size: glyph.size, angle: angle))
  }

  /// Adds a text whose top left corner is at `corner` of a frame that is turned by `angle` radians.
  mutating func add(
    _ text: ShapedText, at corner: Point, _ frame: AffineTransform, angle: Double
  ) {
    for line in text.lines {
      for glyph in line.glyphs {
        add(glyph, at: frame(line.origin(of: glyph, at: corner)), angle: angle)
      }
    }
  }

  /// The smallest rectangle around boxes and circles, or nothing where there are none.
  public var bounds: Rect? {
    var all: Rect?
    for box in boxes { all = all?.union(box) ?? box }
    for circle in circles { all = all?.union(circle.bounds) ?? circle.bounds }
    return all
  }
}

/// A picture that stands in a text.
public struct PlacedImage: Hashable, Sendable {
  /// Which span of the text it is.
  public var span: Int
  /// Its extent, in points.
  public var size: Size
  /// Where its lower left corner lies, in points of the picture.
  public var origin: Point
  /// How far it is turned clockwise about that corner, in radians.
  public var angle: Double
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
