import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite struct PixelBlendTests {
  @Test func divisionIsRoundedToNearest() {
    for x in 0...255 * 255 {
      let found = PixelBlend.div255(SIMD8(repeating: UInt16(x)))[3]
      #expect(Int(found) == (x * 2 + 255) / 510)
    }
  }

  @Test func premultiplicationIsRoundedToNearest() {
    for a in 1...255 {
      for c in 0...255 {
        let p = Premultiplication.apply(UInt32(c) | UInt32(a) << 24)
        #expect(Int(p & 255) == (c * a * 2 + 255) / 510)
        let back = Premultiplication.undo(p)
        #expect(back >> 24 == UInt32(a))
        // What is kept of a channel is within half a step of the premultiplied one.
        #expect(abs(Int(back & 255) - c) <= (255 + 2 * a - 1) / (2 * a))
      }
    }
    #expect(Premultiplication.undo(0) == 0)
    #expect(Premultiplication.apply(0x00FF_FFFF) == 0)
  }

  @Test func transparentColoursComeOutStraight() throws {
    let bitmap = try painted(2, 1) { list in
      list.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), Color(rgb: 0xFF8000).opacity(0.5))
    }
    // Alpha round(127.5) = 128; red 255·128/255 = 128, back 255; green round(128·128/255) = 64, back round(127.5).
    #expect(pixel(bitmap, 0, 0) == [255, 128, 0, 128])
    #expect(pixel(bitmap, 1, 0) == [0, 0, 0, 0])
  }

  @Test func overIsThatOfPorterAndDuff() throws {
    let bitmap = try painted(3, 1, background: .white) { list in
      list.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), Color.black.opacity(0.25))
      list.fill(Path(Rect(x: 1, y: 0, width: 0.5, height: 1)), .black)
      list.fill(Path(Rect(x: 2, y: 0, width: 1, height: 1)), Color(rgb: 0x123456))
    }
    // 255 − round(63.75) = 191; 255 − round-half-even(127.5) = 127.
    #expect(pixel(bitmap, 0, 0) == [191, 191, 191, 255])
    #expect(pixel(bitmap, 1, 0) == [127, 127, 127, 255])
    #expect(pixel(bitmap, 2, 0) == [0x12, 0x34, 0x56, 255])
  }

  @Test func coloursOutOfRangeAreHeld() throws {
    let bitmap = try painted(1, 1) { list in
      list.fill(
        Path(Rect(x: 0, y: 0, width: 1, height: 1)),
        Color(red: 7, green: -3, blue: .nan, alpha: 9))
    }
    #expect(pixel(bitmap, 0, 0) == [255, 0, 0, 255])
  }
}
