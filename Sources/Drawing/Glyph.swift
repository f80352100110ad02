public import Colorimetry
public import GeoCore

/// The shape of a glyph, shared by all places where it is drawn: an outline, or a field of distances from one.
public final class GlyphOutline: Sendable, Hashable {
  /// The font it is from: file, face index and variations; equal keys name the same face.
  public let font: String
  /// Its index in the font.
  public let index: UInt32
  /// The field that pixels are found by; nothing for a glyph that is an outline.
  public let field: GlyphField?
  private let outline: Path

  /// Makes an outline.
  ///
  /// - Parameter path: in ems (1 is the font size), x to the right from the origin, y down from the baseline, filled
  ///   non-zero; empty for a space.
  public init(font: String, index: UInt32, path: Path) {
    self.font = font
    self.index = index
    outline = path
    field = nil
  }

  /// Makes a glyph of which only distances are known.
  public init(font: String, index: UInt32, field: GlyphField) {
    self.font = font
    self.index = index
    self.field = field
    outline = Path()
  }

  /// Whether it leaves no ink.
  public var isEmpty: Bool { field == nil && outline.isEmpty }

  /// The outline in ems, x to the right from the origin, y down from the baseline, filled non-zero; of a field it is
  /// traced anew each time.
  public var path: Path { field?.contour() ?? outline }

  /// Whether both are the same glyph of the same face.
  public static func == (a: GlyphOutline, b: GlyphOutline) -> Bool {
    a === b || (a.index == b.index && a.font == b.font)
  }

  /// Hashes the face and the index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(index)
  }
}

/// A glyph at its place in the picture.
public struct PlacedGlyph: Hashable, Sendable {
  /// What it looks like.
  public var outline: GlyphOutline
  /// Where its origin on the baseline lies, in points.
  public var origin: Point
  /// Points per em.
  public var size: Double
  /// How far it is turned clockwise about its origin, in radians.
  public var angle: Double

  /// Places a glyph.
  public init(outline: GlyphOutline, origin: Point, size: Double, angle: Double = 0) {
    self.outline = outline
    self.origin = origin
    self.size = size
    self.angle = angle
  }
}

/// How glyphs are painted.
public enum GlyphPaint: Hashable, Sendable {
  /// Their insides.
  case fill(Color)
  /// A band around their outlines, reaching `width` points outwards, insides included, its edge softened over
  /// `blur` points; one coverage for all glyphs of the command, so that overlaps do not darken.
  case halo(Color, width: Double, blur: Double)
}
