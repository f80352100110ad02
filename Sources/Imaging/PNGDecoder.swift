internal import CPNG

/// PNG files of every colour type, depth and interlacing as straight RGBA of eight bits in sRGB.
///
/// A file with a `gAMA` chunk that is not sRGB's (1/2.2) and no `sRGB` chunk is converted to sRGB, as
/// PNG 13.13 asks for; all others keep their samples to the bit. Depths below 8 are scaled by replication,
/// depth 16 is rounded.
enum PNGDecoder {
  static func decode(_ bytes: [UInt8], maximumPixels: Int) throws(ImagingError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let result: Result<Bitmap, ImagingError> = bytes.withUnsafeBytes { source in
      Result { () throws(ImagingError) in
        try read(source, &image, maximumPixels: maximumPixels)
      }
    }
    return try result.get()
  }

  private static func read(
    _ source: UnsafeRawBufferPointer, _ image: inout png_image, maximumPixels: Int
  ) throws(ImagingError) -> Bitmap {
    guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
      throw failure(image)
    }
    let (width, height) = (Int(image.width), Int(image.height))
    let count = try ImageCodec.byteCount(
      width: width, height: height, maximumPixels: maximumPixels)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // Without this, samples of 16 bits and no stated gamma would count as linear light.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var complete = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      complete = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      filled = complete ? count : 0
    }
    guard complete else { throw failure(image) }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { throw .empty }
    return bitmap
  }

  private static func failure(_ image: png_image) -> ImagingError {
    let reason = withUnsafeBytes(of: image.message) { text in
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(.png, reason: reason)
  }
}
