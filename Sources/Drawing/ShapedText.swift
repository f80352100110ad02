public import GeoCore

/// Text as glyphs in lines: nothing about fonts or scripts left to decide.
public struct ShapedText: Hashable, Sendable {
  /// The lines from the top.
  public var lines: [ShapedLine]
  /// The widest line's advance, and the lines' heights (`lineHeight` each) together, in points.
  public var size: Size
  /// Whether the first strong character runs from right to left.
  public var isRightToLeft: Bool
  /// Whether an ellipsis stands for text that was left out.
  public var isTruncated: Bool
  /// Characters that no font had a glyph for, each once, in order of appearance.
  public var missing: [Unicode.Scalar]
  /// Fonts that stand in where none of a span's fonts is there, each once, in the order of the spans; default none.
  public var substitutions: [FontSubstitution] = []
  /// What is broken among the glyphs that were asked for, in words.
  public var faults: [String] = []

  /// Makes a shaped text.
  public init(
    lines: [ShapedLine], size: Size, isRightToLeft: Bool = false, isTruncated: Bool = false,
    missing: [Unicode.Scalar] = []
  ) {
    self.lines = lines
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.isTruncated = isTruncated
    self.missing = missing
  }

  /// The glyphs as they are painted with the top left corner of the text at `origin`; pictures are left out.
  public func placed(at origin: Point) -> [PlacedGlyph] {
    lines.flatMap { line in
      line.glyphs.lazy.filter(\.isDrawn).map { glyph in
        PlacedGlyph(
          outline: glyph.outline, origin: line.origin(of: glyph, at: origin), size: glyph.size,
          angle: glyph.isUpright ? -.pi / 2 : 0)
      }
    }
  }

  /// Whether pictures stand in the text.
  public var hasImages: Bool {
    lines.contains { $0.glyphs.contains { $0.image != nil } }
  }
}

/// A font that stands in for others.
public struct FontSubstitution: Hashable, Sendable {
  /// The names asked for, of which no family is there.
  public var asked: [String]
  /// The family and style in use, as the font names them.
  public var used: String

  /// Makes a substitution.
  public init(asked: [String], used: String) {
    self.asked = asked
    self.used = used
  }
}

/// One line of shaped text.
public struct ShapedLine: Hashable, Sendable {
  /// The glyphs from left to right as seen.
  public var glyphs: [ShapedGlyph]
  /// Where the line begins, from the left edge of the text.
  public var x: Double
  /// Where its baseline lies, from the top edge of the text.
  public var baseline: Double
  /// The sum of its advances.
  public var width: Double

  /// Makes a line.
  public init(glyphs: [ShapedGlyph], x: Double, baseline: Double, width: Double) {
    self.glyphs = glyphs
    self.x = x
    self.baseline = baseline
    self.width = width
  }

  /// Where a glyph's origin lies where the text's top left corner is at `corner`.
  public func origin(of glyph: ShapedGlyph, at corner: Point) -> Point {
    Point(x: corner.x + x + glyph.position.x, y: corner.y + baseline + glyph.position.y)
  }
}

/// A glyph of a line.
public struct ShapedGlyph: Hashable, Sendable {
  /// What it looks like.
  public var outline: GlyphOutline
  /// Its origin, from the left end of the line on the baseline.
  public var position: Point
  /// How far the pen moves, letter spacing included.
  public var advance: Double
  /// Points per em.
  public var size: Double
  /// Where its cluster begins in the joined text of all spans, in UTF-8 bytes; glyphs of one cluster stay together.
  public var cluster: Int
  /// Which span it belongs to.
  public var span: Int
  /// Whether it is turned by a quarter counter-clockwise about its origin, to stand upright in a column; default false.
  public var isUpright = false
  /// The extent of the picture that stands here, its lower left corner at the origin; nothing for a letter.
  public var image: Size?

  /// Whether it leaves ink as a letter does.
  public var isDrawn: Bool { image == nil && !outline.isEmpty }

  /// Makes a glyph.
  public init(
    outline: GlyphOutline, position: Point, advance: Double, size: Double, cluster: Int, span: Int
  ) {
    self.outline = outline
    self.position = position
    self.advance = advance
    self.size = size
    self.cluster = cluster
    self.span = span
  }
}

/// Turns text into glyphs: bidi, itemisation, fallback, shaping and line breaks.
///
/// The same text and layout give the same result, from any thread.
public protocol TextShaping: Sendable {
  /// Shapes the spans as one text.
  func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText

  /// Whether letters take the forms and places that scripts such as Devanagari, Khmer or Burmese give them; default
  /// true.
  var setsComplexScripts: Bool { get }
}

extension TextShaping {
  /// True.
  public var setsComplexScripts: Bool { true }
}
