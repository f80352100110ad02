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

  /// The glyphs as they are painted with the top left corner of the text at `origin`.
  public func placed(at origin: Point) -> [PlacedGlyph] {
    lines.flatMap { line in
      line.glyphs.lazy.filter { !$0.outline.path.isEmpty }.map { glyph in
        PlacedGlyph(
          outline: glyph.outline,
          origin: Point(
            x: origin.x + line.x + glyph.position.x,
            y: origin.y + line.baseline + glyph.position.y),
          size: glyph.size)
      }
    }
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
}
