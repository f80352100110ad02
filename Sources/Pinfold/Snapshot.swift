public import Colorimetry
public import Drawing
public import GeoCore
public import Imaging
import Painting
public import PanelLayout
public import Places

/// A picture with everything decided, ready to be written in any format.
public struct Snapshot: Sendable {
  /// What is painted.
  public let list: DisplayList
  /// Pixels per point.
  public let scale: Double
  /// The colour under everything.
  public let background: Color
  /// What a person should know.
  public let diagnostics: [Diagnostic]
  /// Where things are, in points.
  public let regions: [PanelRegion]
  /// What maps say of what they drew, in points.
  public let maps: [MapReport]
  /// The board that is drawn.
  public let board: Board
  /// Which page it is, or nothing where no page was asked for.
  public let page: PicturePage?
  let painter: Painter

  /// The picture as pixels.
  ///
  /// - Throws: `SnapshotError.painting`.
  public func bitmap() throws(SnapshotError) -> Bitmap {
    do throws(PaintingError) {
      return try painter.bitmap(list, scale: scale, background: background)
    } catch {
      throw .painting(error)
    }
  }

  /// The picture as a file of `format`.
  ///
  /// - Throws: `SnapshotError.painting` or `SnapshotError.encoding`.
  public func encoded(as format: PictureFormat) throws(SnapshotError) -> [UInt8] {
    switch format {
    case .png: return try png()
    case .pdf:
      var options = PDFOptions()
      let words = alternativeText
      options.background = background
      (options.title, options.subject) = (board.title ?? words.short, words.long)
      return try painted { () throws(PaintingError) in try painter.pdf([list], options) }
    case .svg:
      var options = SVGOptions()
      let words = alternativeText
      options.background = background
      (options.title, options.description) = (words.short, words.long)
      return try painted { () throws(PaintingError) in try painter.svg(list, options) }
    }
  }

  /// Writes the picture to a file that appears whole or not at all; `-` is standard output.
  ///
  /// - Throws: `SnapshotError.painting`, `encoding` or `output`.
  public func write(to path: String, as format: PictureFormat) throws(SnapshotError) {
    try write(SnapshotFiles(path, as: format))
  }

  private func png() throws(SnapshotError) -> [UInt8] {
    var options = PNGOptions()
    options.density = .init(dotsPerInch: 96 * scale)
    let bitmap = try bitmap()
    do throws(ImagingError) {
      return try PNGEncoder.encode(bitmap, options)
    } catch {
      throw .encoding(error)
    }
  }

  private func painted(
    _ body: () throws(PaintingError) -> [UInt8]
  ) throws(SnapshotError) -> [UInt8] {
    do throws(PaintingError) { return try body() } catch { throw .painting(error) }
  }
}

/// The formats a picture can be written in.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// A page of vectors.
  case pdf
  /// A document of vectors.
  case svg

  /// The format that a file name's ending stands for, or nothing.
  public init?(ending path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
