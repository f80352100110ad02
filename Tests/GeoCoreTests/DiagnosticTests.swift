import GeoCore
import Testing

@Suite struct DiagnosticTests {
  @Test("Code points have at least four digits")
  func codePoints() {
    let table: [(Unicode.Scalar, String)] = [
      ("A", "U+0041"), ("\u{E000}", "U+E000"), ("\u{1F600}", "U+1F600"), ("\u{0}", "U+0000"),
    ]
    for (scalar, text) in table { #expect(scalar.codePoint == text) }
  }

  @Test("A missing glyph is told in words and as what it is")
  func missingGlyph() {
    let note = Diagnostic.missingGlyph("\u{E000}", in: "x\u{E000}")
    #expect(note.message == "no font has a glyph for U+E000 in 'x\u{E000}'")
    #expect(note.subject == .glyph("\u{E000}", text: "x\u{E000}"))
    let long = Diagnostic.missingGlyph("A", in: String(repeating: "A", count: 1_000_000))
    #expect(long.message.count < 200)
  }
}
