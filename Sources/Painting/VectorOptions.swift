public import Colorimetry

/// How a PDF document is written.
public struct PDFOptions: Hashable, Sendable {
  /// Logical points of the display list in an inch on paper; default 96, the CSS pixel.
  public var pointsPerInch: Double = 96
  /// What is under the picture; nothing for bare paper.
  public var background: Color?
  /// The document's title; nothing for none.
  public var title: String?
  /// What the document shows, in words; nothing for none.
  public var subject: String?
  /// When the document was made, as ISO 8601; fixed by default, so that equal pictures are equal bytes.
  public var creationDate = "1970-01-01T00:00:00Z"

  /// Makes the defaults.
  public init() {}
}

/// How an SVG document is written.
public struct SVGOptions: Hashable, Sendable {
  /// What is under the picture; nothing for transparent.
  public var background: Color?
  /// What the document is called, as its `title`; nothing for none.
  public var title: String?
  /// What the document shows, in words, as its `desc`; nothing for none.
  public var description: String?

  /// Makes the defaults.
  public init() {}
}
