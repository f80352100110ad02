import Colorimetry
import Drawing
import Testing

@Suite("Shaded relief")
struct ReliefShadingTests {
  private func shading(
    _ method: ReliefShading.Method, azimuth: Double = .pi * 1.5, altitude: Double = .pi / 4,
    exaggeration: Double = 0.5
  ) -> ReliefShading {
    let light = ReliefShading.Light(
      azimuth: azimuth, altitude: altitude, shadow: .black, highlight: .white)
    return ReliefShading(
      method, lights: [light], accent: .transparent, exaggeration: exaggeration)
  }

  private static let methods: [ReliefShading.Method] = [
    .standard, .basic, .combined, .igor, .multidirectional,
  ]

  // The light stands in the west: ground that rises to the east faces it.
  @Test("What faces the light is bright, what faces away is dark", arguments: methods)
  func sides(method: ReliefShading.Method) {
    let facing = shading(method).color(east: 1, south: 0)
    let away = shading(method).color(east: -1, south: 0)
    #expect(facing.x > away.x && facing.w > 0 && away.w > 0, "\(facing) \(away)")
  }

  @Test(
    "Flat ground has neither light nor shadow",
    arguments: [.standard, .combined, .igor] as [ReliefShading.Method])
  func flat(method: ReliefShading.Method) {
    let color = shading(method).color(east: 0, south: 0)
    #expect(abs(color.x) < 1e-6 && abs(color.w) < 1e-6)
  }

  // The cosine between the light and the upright is the sine of its height: sin 30° = 1/2 is neither light nor
  // shadow, sin 90° = 1 is all light.
  @Test("Flat ground under `basic` is as bright as the light is high")
  func basic() {
    #expect(shading(.basic, altitude: .pi / 6).color(east: 0, south: 0).w < 1e-6)
    let noon = shading(.basic, altitude: .pi / 2).color(east: 0, south: 0)
    #expect(abs(noon.x - 1) < 1e-6 && abs(noon.w - 1) < 1e-6)
  }

  @Test("Opposite lights of one colour each: a ridge has both")
  func lights() {
    let red = Color(red: 1, green: 0, blue: 0)
    let lights = [0.5, 1.5].map {
      ReliefShading.Light(
        azimuth: .pi * $0, altitude: .pi / 6, shadow: .transparent,
        highlight: $0 < 1 ? red : .white)
    }
    let both = ReliefShading(
      .multidirectional, lights: lights, accent: .black, exaggeration: 0.5)
    let (east, west) = (both.color(east: -1, south: 0), both.color(east: 1, south: 0))
    #expect(east.x > 0 && east.y == 0 && west.y > 0)
  }

  @Test("No lights are no relief, and any slope has a colour", arguments: methods)
  func extremes(method: ReliefShading.Method) {
    let none = ReliefShading(method, lights: [], accent: .black, exaggeration: 1)
    #expect(none.color(east: 1, south: 1) == .zero)
    for slope in [Float(0), 1e-30, 4, 1e6, -1e6] {
      for exaggeration in [0, 0.5, 1] {
        let color = shading(method, exaggeration: exaggeration).color(east: slope, south: -slope)
        #expect(color.x.isFinite && color.w.isFinite && color.w >= 0 && color.w <= 1.000_1)
      }
    }
  }
}
