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
  /// What face and index hash to: masks are looked up far more often than outlines are made.
  private let identity: Int

  /// Makes an outline.
  ///
  /// - Parameter path: in ems (1 is the font size), x to the right from the origin, y down from the baseline, filled
  ///   non-zero; empty for a space.
  public convenience init(font: String, index: UInt32, path: Path) {
    self.init(font, index, path, nil)
  }

  /// Makes a glyph of which only distances are known.
  public convenience init(font: String, index: UInt32, field: GlyphField) {
    self.init(font, index, Path(), field)
  }

  private init(_ font: String, _ index: UInt32, _ outline: Path, _ field: GlyphField?) {
    (self.font, self.index, self.outline, self.field) = (font, index, outline, field)
    var hasher = Hasher()
    hasher.combine(font)
    hasher.combine(index)
    identity = hasher.finalize()
  }

  /// Whether it leaves no ink.
  public var isEmpty: Bool { field == nil && outline.isEmpty }

  /// The outline in ems, x to the right from the origin, y down from the baseline, filled non-zero; of a field it is
  /// traced anew each time.
  public var path: Path { field?.contour() ?? outline }

  /// Whether both are the same glyph of the same face.
  public static func == (a: GlyphOutline, b: GlyphOutline) -> Bool {
    a === b || (a.identity == b.identity && a.index == b.index && a.font == b.font)
  }

  /// Hashes the face and the index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
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
