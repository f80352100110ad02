import GeoCore
import Imaging
import MapPanels
import SVGReading

/// A picture that stands for pins, read from its file.
struct PinPictureFile {
  let picture: PinPicture
  /// What of it is not drawn.
  var diagnostics: [Diagnostic] = []

  /// Reads pixels, or an SVG drawing by its first sign.
  ///
  /// - Throws: `SnapshotError.file`, `image` or `drawing`.
  init(_ input: PictureInput) throws(SnapshotError) {
    let bytes = try PictureBytes.read(input.path)
    if bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") {
      let drawing = try Self.drawing(bytes, input.path)
      picture = PinPicture(
        drawing.list, height: input.height ?? drawing.list.size.height, anchor: input.anchor,
        offset: input.offset)
      diagnostics = drawing.diagnostics.map { $0.about(input.path) }
      return
    }
    do throws(ImagingError) {
      picture = PinPicture(
        try ImageCodec.decode(bytes), height: input.height, anchor: input.anchor,
        offset: input.offset)
    } catch {
      throw .image(path: input.path, error)
    }
  }

  private static func drawing(
    _ bytes: [UInt8], _ path: String
  ) throws(SnapshotError) -> SVGDrawing {
    do throws(SVGError) { return try SVGDrawing(bytes) } catch { throw .drawing(path: path, error) }
  }
}

extension Diagnostic {
  fileprivate func about(_ path: String) -> Diagnostic {
    Diagnostic(kind, "\(path): \(message)")
  }
}
