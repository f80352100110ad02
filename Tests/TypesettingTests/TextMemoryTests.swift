import Drawing
import Testing

@testable import Typesetting

@Suite struct TextMemoryTests {
  @Test("A library keeps texts up to a number of glyphs, however many pictures ask for some")
  func bound() throws {
    let fonts = try FontLibrary()
    let style = TextStyle(fonts: ["sans-serif"], size: 12)
    // 26,000 texts of 12 to 16 glyphs and 8 for each are more than may be held.
    for number in 0..<26_000 {
      _ = fonts.shape([TextSpan("some text \(number)", style)], TextLayout())
    }
    #expect(fonts.heldGlyphs <= TextMemory.maximumGlyphs)
    #expect(fonts.heldGlyphs > TextMemory.maximumGlyphs / 4)
  }
}
