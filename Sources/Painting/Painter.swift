public import Colorimetry
public import Drawing
import GeoCore
public import Imaging

/// Turns display lists into pixels, PDF or SVG.
///
/// One painter serves any number of pictures, also at the same time: copies share a bounded cache of glyph masks,
/// which changes how long a picture takes, never what it looks like.
public struct Painter: Sendable {
  /// Makes a painter that keeps at most `glyphCacheBytes` of glyph masks; 0 for none.
  public init(glyphCacheBytes: Int = 16 << 20) {}

  /// Paints `list` into `round(size × scale)` pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, above 0.
  ///   - background: What is under the picture; nothing for transparent.
  /// - Throws: `PaintingError`: `invalidSize`, `tooLarge`, or what is wrong with the list.
  public func bitmap(
    _ list: DisplayList, scale: Double = 1, background: Color? = nil
  ) throws(PaintingError) -> Bitmap {
    Bitmap(width: Int(list.size.width * scale), height: Int(list.size.height * scale))
  }

  /// Writes `pages` as a PDF document, a display list a page.
  ///
  /// - Throws: `PaintingError`: what is wrong with a list, or what Cairo says.
  public func pdf(
    _ pages: [DisplayList], _ options: PDFOptions = PDFOptions()
  ) throws(PaintingError) -> [UInt8] {
    []
  }

  /// Writes `list` as an SVG document whose user unit, the CSS pixel, is a point.
  ///
  /// - Throws: `PaintingError`: what is wrong with the list, or what Cairo says.
  public func svg(
    _ list: DisplayList, _ options: SVGOptions = SVGOptions()
  ) throws(PaintingError) -> [UInt8] {
    []
  }
}
