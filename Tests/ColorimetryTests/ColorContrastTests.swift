import Testing

@testable import Colorimetry

struct ColorContrastTests {
  /// White on black is 21:1 and any colour on itself 1:1 (WCAG 2.2, contrast ratio).
  @Test func contrastReachesItsEnds() {
    #expect(Color.white.contrast(with: .black) == 21)
    #expect(Color(rgb: 0x336699).contrast(with: Color(rgb: 0x336699)) == 1)
  }

  /// #777777 on white is 4.48:1, just below the 4.5:1 of level AA; #767676 is 4.54:1.
  @Test func contrastOfKnownGrays() {
    #expect(abs(Color(rgb: 0x777777).contrast(with: .white) - 4.48) < 0.005)
    #expect(abs(Color(rgb: 0x767676).contrast(with: .white) - 4.54) < 0.005)
  }

  @Test func inkStandsOut() {
    #expect(Color(rgb: 0xFFFF00).readableInk == .black)
    #expect(Color(rgb: 0x0000FF).readableInk == .white)
  }

  @Test func premultiplyingAndBack() {
    let color = Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
    let parts = color.premultiplied
    #expect(parts.red == 0.5 && parts.green == 0.25 && parts.blue == 0.125)
    let back = Color(
      premultipliedRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    #expect(back == color)
  }

  /// Half-opaque red over white: 0.5·1 + 0.5·1, 0.5·0 + 0.5·1.
  @Test func blendsOverABackdrop() {
    let blended = Color(red: 1, green: 0, blue: 0, alpha: 0.5).over(.white)
    #expect(blended == Color(red: 1, green: 0.5, blue: 0.5))
  }
}
