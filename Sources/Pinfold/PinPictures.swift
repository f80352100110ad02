import FileAccess
import GeoCore
import Imaging
import MapPanels

/// Reads the pictures that stand for pins.
enum PinPictures {
  /// A picture of a request.
  ///
  /// - Throws: `SnapshotError.file` or `image`.
  static func picture(_ input: PictureInput) throws(SnapshotError) -> PinPicture {
    let bytes: [UInt8]
    do throws(FileError) {
      // A pipe or a device is no picture, and reading one may never end.
      let file = try RandomAccessFile(input.path)
      bytes = try file.read(at: 0, count: file.size)
    } catch {
      throw .file(error)
    }
    do throws(ImagingError) {
      return PinPicture(
        try ImageCodec.decode(bytes), height: input.height, anchor: input.anchor,
        offset: input.offset)
    } catch {
      throw .image(path: input.path, error)
    }
  }
}
