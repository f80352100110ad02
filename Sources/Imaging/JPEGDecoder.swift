internal import CJPEG

/// JPEG files, baseline and progressive, grey, YCbCr, RGB, CMYK and YCCK, as opaque RGBA.
///
/// Embedded colour profiles and the orientation of Exif are not applied: tiles have none.
enum JPEGDecoder {
  /// Exact DCT, so that every processor gives the same pixels; at most 500 scans, since a small progressive
  /// file can hold thousands of scans that each walk over the whole picture.
  private static let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS

  static func decode(_ bytes: [UInt8], maximumPixels: Int) throws(ImagingError) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw .outOfMemory }
    defer { tjDestroy(decoder) }
    let result: Result<Bitmap, ImagingError> = bytes.withUnsafeBufferPointer { source in
      Result { () throws(ImagingError) in
        try read(source, decoder, maximumPixels: maximumPixels)
      }
    }
    return try result.get()
  }

  private static func read(
    _ source: UnsafeBufferPointer<UInt8>, _ decoder: tjhandle, maximumPixels: Int
  ) throws(ImagingError) -> Bitmap {
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, source.baseAddress, UInt(source.count), &width, &height, &sampling, &space) == 0
    else { throw failure(decoder) }
    let count = try ImageCodec.byteCount(
      width: Int(width), height: Int(height), maximumPixels: maximumPixels)
    let inks = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = inks ? TJPF_CMYK : TJPF_RGBA
    var complete = false
    var pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      // A warning too means that samples are made up, so it counts as a failure.
      complete =
        tjDecompress2(
          decoder, source.baseAddress, UInt(source.count), buffer.baseAddress, width, 0, height,
          Int32(format.rawValue), flags) == 0
      filled = complete ? count : 0
    }
    guard complete else { throw failure(decoder) }
    if inks { paint(&pixels) }
    guard let bitmap = Bitmap(width: Int(width), height: Int(height), pixels: pixels) else {
      throw .empty
    }
    return bitmap
  }

  /// Turns inks into light without a profile: each is stored inverted (Adobe's TN 5116), so that light is
  /// colour × black.
  private static func paint(_ pixels: inout [UInt8]) {
    for i in stride(from: 0, to: pixels.count - 3, by: 4) {
      let black = UInt32(pixels[i + 3])
      for channel in i..<i + 3 {
        pixels[channel] = UInt8((UInt32(pixels[channel]) * black + 127) / 255)
      }
      pixels[i + 3] = 255
    }
  }

  private static func failure(_ decoder: tjhandle) -> ImagingError {
    .damaged(.jpeg, reason: tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "")
  }
}
