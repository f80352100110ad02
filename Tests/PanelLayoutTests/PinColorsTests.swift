import Colorimetry
import Testing

@testable import PanelLayout

@Suite struct PinColorsTests {
  // WCAG 2.2: black and white are 21 apart, every colour 1 from itself.
  @Test func contrastOfTheExtremes() {
    let colors = PanelTheme.print.colors
    #expect(abs(colors.text.contrast(with: colors.background) - 21) < 1e-9)
    #expect(colors.pin.contrast(with: colors.pin) == 1)
  }

  @Test(arguments: [PanelTheme.light, .dark, .print])
  func textsCanBeRead(_ theme: PanelTheme) {
    let colors = theme.colors
    // WCAG asks for 4.5 for text; what is greyed on purpose need not have it, but 3.
    #expect(colors.text.contrast(with: colors.background) >= 7)
    #expect(colors.secondaryText.contrast(with: colors.background) >= 4.5)
    #expect(colors.tertiaryText.contrast(with: colors.background) >= 3)
    #expect(colors.text.contrast(with: colors.highlight) >= 4.5)
    #expect(colors.secondaryText.contrast(with: colors.highlight) >= 3)
    #expect(colors.secondaryText.contrast(with: colors.field) >= 4.5)
    #expect(colors.secondaryText.contrast(with: colors.selection) >= 4.5)
  }
}
