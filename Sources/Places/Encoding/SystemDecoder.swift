import Glibc

/// An encoding that the C library reads; safe, since the handle is never seen outside and closed once.
@safe final class SystemDecoder {
  private let handle: iconv_t

  /// Opens an encoding by its name in the C library, or nothing where it is not known there.
  init?(_ name: String) {
    // The name ends up in paths of the C library's modules.
    guard name.utf8.count < 64, name.utf8.allSatisfy({ Self.isNamePart($0) }) else { return nil }
    let opened = unsafe iconv_open("UTF-8", name)
    // iconv_open(3): (iconv_t) −1 is failure.
    guard let opened = unsafe opened, Int(bitPattern: opened) != -1 else { return nil }
    unsafe handle = opened
  }

  deinit { _ = unsafe iconv_close(handle) }

  /// Decodes as much as makes whole characters.
  ///
  /// - Returns: UTF-8, how many bytes of the input were taken, and the offset at which a byte is invalid, if one is.
  func decode(_ bytes: ArraySlice<UInt8>) -> (text: [UInt8], taken: Int, isInvalid: Bool) {
    var text: [UInt8] = []
    var taken = 0
    var isInvalid = false
    // No encoding gives more than four bytes of UTF-8 for one of its own; the rest is for a shift state.
    let capacity = bytes.count * 4 + 16
    text = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      unsafe bytes.withUnsafeBytes { input in
        var source = unsafe UnsafeMutablePointer(
          mutating: input.bindMemory(to: CChar.self).baseAddress)
        var sourceLeft = input.count
        var target: UnsafeMutablePointer<CChar>? = unsafe UnsafeMutableRawPointer(
          output.baseAddress)?.assumingMemoryBound(to: CChar.self)
        var targetLeft = capacity
        let result = unsafe iconv(handle, &source, &sourceLeft, &target, &targetLeft)
        isInvalid = result == -1 && errno == EILSEQ
        taken = input.count - sourceLeft
        count = capacity - targetLeft
      }
    }
    return (text, taken, isInvalid)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x2E, 0x3A: true
    default: false
    }
  }
}
