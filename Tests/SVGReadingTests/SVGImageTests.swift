import Drawing
import GeoCore
import Imaging
import SVGReading
import Testing

@Suite struct SVGImageTests {
  /// RFC 4648 §4.
  private func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : 0 }
      let bits = part[0] << 16 | part[1] << 8 | part[2]
      for i in 0..<4 {
        text.append(start + i > bytes.count ? "=" : alphabet[Int(bits >> UInt32(18 - 6 * i) & 63)])
      }
    }
    return text
  }

  private func picture() throws -> (Bitmap, String) {
    var bitmap = Bitmap(width: 4, height: 2)
    for i in bitmap.pixels.indices { bitmap.pixels[i] = i % 4 == 3 ? 255 : UInt8(i * 7) }
    return (bitmap, "data:image/png;base64," + base64(try PNGEncoder.encode(bitmap)))
  }

  // 4 × 2 in a square of 40: tenfold and in the middle, or twentyfold and cut, or stretched.
  @Test(arguments: [
    ("", Rect(x: 10, y: 20, width: 40, height: 20)),
    ("preserveAspectRatio='xMidYMid slice'", Rect(x: -10, y: 10, width: 80, height: 40)),
    ("preserveAspectRatio='none'", Rect(x: 10, y: 10, width: 40, height: 40)),
  ])
  func picturesInTheFile(_ attributes: String, _ expected: Rect) throws {
    let (bitmap, data) = try picture()
    let image = "<image x='10' y='10' width='40' height='40' \(attributes) xlink:href='\(data)'/>"
    let drawing = try drawing(image + image)
    #expect(drawing.diagnostics.isEmpty)
    // Decoded once.
    #expect(drawing.list.images == [bitmap])
    let rects = drawing.list.commands.compactMap { command -> Rect? in
      if case .image(_, let rect, _, _) = command { rect } else { nil }
    }
    #expect(rects.count == 2 && isClose(rects[0], expected), "\(rects)")
  }

  @Test func damagedPictures() throws {
    for data in [
      "data:image/png;base64,AAAA", "data:image/png;base64,", "data:;base64,*", "data:,x",
    ] {
      let drawing = try drawing("<image width='9' height='9' href='\(data)'/>")
      #expect(drawing.list.images.isEmpty && drawing.diagnostics.count == 1, "\(data)")
    }
  }
}
