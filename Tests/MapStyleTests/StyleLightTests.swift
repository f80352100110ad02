import Colorimetry
import GeoCore
import Testing

@testable import MapStyle

@Suite("Light")
struct StyleLightTests {
  private func light(_ text: String) throws -> Style {
    try Style(json: Array(#"{"version": 8, "sources": {}, "layers": [], "light": \#(text)}"#.utf8))
  }

  @Test("Defaults are those of the specification; zooms may decide")
  func values() throws {
    let usual = StyleLight()
    let context = EvaluationContext(zoom: 5)
    #expect(usual.color.value(context) == .white && usual.intensity.value(context) == 0.5)
    #expect(usual.position.value(context) == [1.15, 210, 30])
    let stated = try light(
      """
      {"color": "red", "position": [2, 90, 45],
       "intensity": ["interpolate", ["linear"], ["zoom"], 0, 0, 10, 1]}
      """
    ).light
    #expect(stated.color.value(context) == Color(rgb: 0xFF0000))
    #expect(
      stated.intensity.value(context) == 0.5 && stated.position.value(context) == [2, 90, 45])
  }

  @Test("What cannot be read is told and left out")
  func faults() throws {
    let style = try light(#"{"intensity": "much", "color": "red"}"#)
    #expect(style.light.intensity.value(EvaluationContext(zoom: 0)) == 0.5)
    #expect(style.diagnostics.count == 1)
    #expect(style.diagnostics.first?.message.hasPrefix("light.intensity") == true)
  }
}
