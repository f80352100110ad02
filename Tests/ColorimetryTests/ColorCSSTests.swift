import Testing

@testable import Colorimetry

struct ColorCSSTests {
  /// Texts with the bytes they stand for, by CSS Color 4.
  @Test(arguments: [
    ("#f00", [255, 0, 0, 255]), ("#F00", [255, 0, 0, 255]), ("#f008", [255, 0, 0, 136]),
    ("#102030", [16, 32, 48, 255]), ("#10203040", [16, 32, 48, 64]),
    ("rebeccapurple", [102, 51, 153, 255]), ("transparent", [0, 0, 0, 0]),
    (" Red ", [255, 0, 0, 255]),
    ("rgb(1,2,3)", [1, 2, 3, 255]), ("rgba( 1 , 2 , 3 , 0.2 )", [1, 2, 3, 51]),
    ("rgb(1 2 3 / 20%)", [1, 2, 3, 51]), ("rgb(100%, 0%, 20%)", [255, 0, 51, 255]),
    ("rgb(300, -5, 0)", [255, 0, 0, 255]), ("rgba(1, 2, 3, 7)", [1, 2, 3, 255]),
    ("hsl(120, 100%, 50%)", [0, 255, 0, 255]), ("hsl(-240deg 100% 50%)", [0, 255, 0, 255]),
    ("hsla(0, 100%, 50%, 0.4)", [255, 0, 0, 102]), ("hsl(0 0% 100% / 40%)", [255, 255, 255, 102]),
    ("rgb(1. .5e1 +3)", [1, 5, 3, 255]),
  ]) func reads(text: String, bytes: [Int]) throws {
    let color = try #require(Color(css: text))
    let found = [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    #expect(found == bytes)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#ggg", "reddish", "rgb", "rgb(", "rgb()", "rgb(1,2)",
    "rgb(1 2,3)", "rgb(1,2 3)", "rgb(1%,2,3)", "rgb(1,2,3", "rgb(1,2,3))", "rgb(1,2,3/4)",
    "rgb(1 2 3,4)", "hsl(1,2,3)", "hsl(1%,2%,3%)", "rgb(--1,2,3)", "rgb(1e,2,3)", "lab(1 2 3)",
    "rgb(none 2 3)", "rgb(1,2,3,)", "rgb(12 3)", "#é11", "rgb(1e999,2,3)",
  ]) func refuses(text: String) {
    #expect(Color(css: text) == nil)
  }

  @Test func survivesEveryTruncationAndFlip() {
    for text in ["rgba(10%, 20%, 30%, 0.5)", "hsla(120deg 10% 20% / 30%)", "#12345678"] {
      let bytes = Array(text.utf8)
      for count in bytes.indices {
        _ = Color(css: String(decoding: bytes.prefix(count), as: UTF8.self))
        for bit in 0..<8 {
          var flipped = bytes
          flipped[count] ^= 1 << bit
          _ = Color(css: String(decoding: flipped, as: UTF8.self))
        }
      }
    }
  }
}
