import Testing

@testable import Colorimetry

struct ColorMixingTests {
  private let red = Color(rgb: 0xFF0000)
  private let blue = Color(rgb: 0x0000FF)

  @Test func inRGBChannelsGoStraight() {
    #expect(red.mixed(with: blue, 0.25) == Color(red: 0.75, green: 0, blue: 0.25))
  }

  /// MapLibre's fixtures of `interpolate-hcl` and `interpolate-lab`: red to blue at 0.4.
  @Test func inHCLAndLABAsTheReference() {
    let hcl = red.mixed(with: blue, 0.4, in: .hcl)
    #expect(abs(hcl.red - 1) < 1e-6 && abs(hcl.green) < 1e-6 && abs(hcl.blue - 0.425112) < 1e-6)
    let lab = red.mixed(with: blue, 0.4, in: .lab)
    #expect(abs(lab.red - 0.814095) < 1e-6 && abs(lab.blue - 0.444772) < 1e-6)
  }

  @Test func throughLABAndBackChangesNothing() {
    for rgb: UInt32 in [0x000000, 0xFFFFFF, 0x123456, 0xFEDCBA, 0x808080, 0x00FF00] {
      let color = Color(rgb: rgb)
      let back = LabColor(color).color(alpha: 1)
      #expect(abs(back.red - color.red) < 2e-4 && abs(back.green - color.green) < 2e-4)
      #expect(abs(back.blue - color.blue) < 2e-4)
    }
  }
}
