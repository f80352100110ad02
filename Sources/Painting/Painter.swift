public import Colorimetry
public import Drawing
import GeoCore
public import Imaging

/// Turns display lists into pixels, PDF or SVG.
///
/// One painter serves any number of pictures, also at the same time: copies share a bounded cache of glyph masks,
/// which changes how long a picture takes, never what it looks like.
public struct Painter: Sendable {
  private let cache: GlyphMaskCache

  /// Makes a painter that keeps at most `glyphCacheBytes` of glyph masks; 0 for none.
  public init(glyphCacheBytes: Int = 16 << 20) {
    cache = GlyphMaskCache(limit: glyphCacheBytes)
  }

  /// Paints `list` into `round(size × scale)` pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, above 0.
  ///   - background: What is under the picture; nothing for transparent.
  /// - Throws: `PaintingError`: `invalidSize`, `tooLarge`, or what is wrong with the list.
  public func bitmap(
    _ list: DisplayList, scale: Double = 1, background: Color? = nil
  ) throws(PaintingError) -> Bitmap {
    let box = try Self.pixels(list.size, scale)
    return try Surface.bitmap(box) { surface throws(PaintingError) in
      if let background { surface.fill(background.premultipliedPixel) }
      // Pixels are those of the size asked for; what the rounding added or took away is not stretched.
      var canvas = PixelCanvas(list, on: surface, scale: .scale(scale, scale), cache: cache)
      defer { canvas.close() }
      try PaintWalk.run(list, on: &canvas)
    }
  }

  private static func pixels(_ size: Size, _ scale: Double) throws(PaintingError) -> PixelBox {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard scale > 0, width >= 1, height >= 1, width.isFinite, height.isFinite else {
      throw .invalidSize(size, scale: scale)
    }
    let (limit, side) = (SurfaceLimits.pixels, SurfaceLimits.side)
    guard max(width, height) <= Double(side), width * height <= Double(limit) else {
      throw .tooLarge(width: width, height: height, limit: limit, side: side)
    }
    return PixelBox(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
  }

  /// Writes `pages` as a PDF document, a display list a page.
  ///
  /// - Throws: `PaintingError`: what is wrong with a list, or what Cairo says.
  public func pdf(
    _ pages: [DisplayList], _ options: PDFOptions = PDFOptions()
  ) throws(PaintingError) -> [UInt8] {
    guard let first = pages.first else { throw .noPages }
    let scale = 72 / options.pointsPerInch
    let document = try CairoDocument.pdf(try Self.checked(first.size, scale), options)
    for (index, page) in pages.enumerated() {
      try Self.paint(page, on: document, scale, options.background)
      let next = pages.dropFirst(index + 1).first
      try document.showPage(
        next: try next.map { page throws(PaintingError) in
          try Self.checked(page.size, scale)
        })
    }
    return try document.finish()
  }

  /// Writes `list` as an SVG document whose user unit, the CSS pixel, is a point.
  ///
  /// - Throws: `PaintingError`: what is wrong with the list, or what Cairo says.
  public func svg(
    _ list: DisplayList, _ options: SVGOptions = SVGOptions()
  ) throws(PaintingError) -> [UInt8] {
    let document = try CairoDocument.svg(try Self.checked(list.size, 1))
    try Self.paint(list, on: document, 1, options.background)
    let svg = SVGIdentifiers.renumber(try document.finish())
    return SVGDescription(title: options.title, description: options.description).added(to: svg)
  }

  private static func paint(
    _ list: DisplayList, on document: CairoDocument, _ scale: Double, _ background: Color?
  ) throws(PaintingError) {
    var canvas = VectorCanvas(list, on: document, scale: scale)
    if let background { canvas.paintAll(background) }
    try canvas.beginPage()
    try PaintWalk.run(list, on: &canvas)
    canvas.endPage()
  }

  /// The size in the document's units.
  private static func checked(_ size: Size, _ scale: Double) throws(PaintingError) -> Size {
    let scaled = Size(width: size.width * scale, height: size.height * scale)
    guard scaled.width > 0, scaled.height > 0, scaled.width.isFinite, scaled.height.isFinite else {
      throw .invalidSize(size, scale: scale)
    }
    let (limit, side) = (SurfaceLimits.pixels, SurfaceLimits.side)
    guard max(scaled.width, scaled.height) <= Double(side) else {
      throw .tooLarge(width: scaled.width, height: scaled.height, limit: limit, side: side)
    }
    return scaled
  }
}
