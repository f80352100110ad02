internal import CWebP

/// WebP files of one frame, lossy and lossless, as straight RGBA.
enum WebPDecoder {
  static func decode(_ bytes: [UInt8], maximumPixels: Int) throws(ImagingError) -> Bitmap {
    var features = WebPBitstreamFeatures()
    let status = bytes.withUnsafeBufferPointer {
      WebPGetFeatures($0.baseAddress, $0.count, &features)
    }
    guard status == VP8_STATUS_OK else { throw failure(status) }
    guard features.has_animation == 0 else { throw .unsupported(.webp, feature: "animation") }
    let (width, height) = (Int(features.width), Int(features.height))
    let count = try ImageCodec.byteCount(
      width: width, height: height, maximumPixels: maximumPixels)
    var complete = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      complete = bytes.withUnsafeBufferPointer {
        WebPDecodeRGBAInto($0.baseAddress, $0.count, buffer.baseAddress, count, Int32(4 * width))
          != nil
      }
      filled = complete ? count : 0
    }
    guard complete else { throw .damaged(.webp, reason: "the image data is damaged or cut off") }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { throw .empty }
    return bitmap
  }

  private static func failure(_ status: VP8StatusCode) -> ImagingError {
    switch status {
    case VP8_STATUS_OUT_OF_MEMORY: .outOfMemory
    case VP8_STATUS_UNSUPPORTED_FEATURE: .unsupported(.webp, feature: "an unknown bitstream")
    case VP8_STATUS_NOT_ENOUGH_DATA: .damaged(.webp, reason: "the header is cut off")
    default: .damaged(.webp, reason: "the header is damaged")
    }
  }
}
