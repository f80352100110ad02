public import Drawing
public import GeoCore

/// A line of text that follows a line of the map.
public struct LineLabel: Sendable {
  /// The text; its first line alone is used.
  public var text: ShapedText
  /// How far the baseline lies below the line, in ems; default 0.31, half the mean of x-height and cap
  /// height of common sans serifs, so that the letters sit evenly on the line.
  public var baselineShift: Double = 0.31
  /// A move of the text below (+) or above (−) the line and along it, in points; default none.
  public var offset: Point = .zero
  /// Whether text that would stand on its head is turned round; default true.
  public var keepUpright = true
  /// Room kept free around the letters, in points; default 2.
  public var padding: Double = 2

  /// Makes a label of a text.
  public init(_ text: ShapedText) {
    self.text = text
  }

  /// The length of the label along the line, in points.
  public var length: Double { text.lines.first?.width ?? 0 }

  /// The label with its middle at `anchor`, or nothing where the line is too short for it there.
  public func placed(along line: [Point], at anchor: LineAnchor) -> SymbolPart? { nil }
}
