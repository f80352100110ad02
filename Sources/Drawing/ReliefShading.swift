public import Colorimetry

import Glibc

/// How slopes become light and shadow.
///
/// All formulas are those of MapLibre's hillshade shader; `basic`, `combined` and `igor` go back to GDAL's
/// `gdaldem hillshade`.
public struct ReliefShading: Hashable, Sendable {
  /// The formula.
  public enum Method: Hashable, Sendable {
    case standard, basic, combined, igor, multidirectional
  }

  /// A light, and the colours of what it falls on and of what it does not.
  public struct Light: Hashable, Sendable {
    /// Where it stands: radians clockwise from the picture's north.
    public var azimuth: Double
    /// How high it stands: radians above the horizon.
    public var altitude: Double
    /// Premultiplied colours, 0…1.
    public var shadow, highlight: SIMD4<Float>

    /// Makes a light.
    public init(azimuth: Double, altitude: Double, shadow: Color, highlight: Color) {
      (self.azimuth, self.altitude) = (azimuth, altitude)
      (self.shadow, self.highlight) = (premultiplied(shadow), premultiplied(highlight))
    }
  }

  /// The formula.
  public let method: Method
  /// The lights; all formulas but `multidirectional` look at the first alone.
  public let lights: [Light]
  /// The premultiplied colour of steep slopes, for `standard`.
  public let accent: SIMD4<Float>
  /// Strength of the shading, 0…1.
  public let exaggeration: Float
  private let beams: [Beam]

  /// What a light's angles come to.
  private struct Beam: Hashable {
    let x, y, z: Float
    /// The azimuth and half a turn.
    let opposite: Float
    let shadow, highlight: SIMD4<Float>

    init(_ light: Light) {
      let azimuth = light.azimuth + .pi
      x = Float(sin(azimuth) * cos(light.altitude))
      y = Float(cos(azimuth) * cos(light.altitude))
      z = Float(sin(light.altitude))
      opposite = Float(azimuth)
      (shadow, highlight) = (light.shadow, light.highlight)
    }

    /// The cosine of the angle between the light and what stands upright on the slope.
    func cosine(_ dx: Float, _ dy: Float) -> Float {
      (z - (dy * y - dx * x)) / (1 + dx * dx + dy * dy).squareRoot()
    }

    /// Shadow below one half, highlight above.
    func color(_ dx: Float, _ dy: Float) -> SIMD4<Float> {
      let shade = min(max(cosine(dx, dy), 0), 1)
      return shade > 0.5 ? highlight * (2 * shade - 1) : shadow * (1 - 2 * shade)
    }

    /// 0 where the slope faces the light, 1 where it faces away, between them in proportion to the angle.
    func turn(_ aspect: Float) -> Float {
      let halves = (aspect + opposite) / .pi + 0.5
      return abs(halves - 2 * (halves / 2).rounded(.down) - 1)
    }
  }

  /// Makes a shading.
  public init(_ method: Method, lights: [Light], accent: Color, exaggeration: Double) {
    (self.method, self.lights) = (method, lights)
    self.accent = premultiplied(accent)
    self.exaggeration = Float(exaggeration)
    beams = lights.map { Beam($0) }
  }

  /// The premultiplied colour of a slope.
  ///
  /// - Parameters:
  ///   - east: metres up per metre to the east.
  ///   - south: metres up per metre to the south.
  public func color(east: Float, south: Float) -> SIMD4<Float> {
    guard let first = beams.first else { return .zero }
    let (dx, dy) = (east * exaggeration * 2, south * exaggeration * 2)
    switch method {
    case .standard: return standard(first, east, south)
    case .basic: return first.color(dx, dy)
    case .combined: return combined(first, dx, dy)
    case .igor: return igor(first, dx, dy)
    case .multidirectional:
      return beams.reduce(SIMD4<Float>.zero) { $0 + $1.color(dx, dy) } / Float(beams.count)
    }
  }

  private func standard(_ beam: Beam, _ dx: Float, _ dy: Float) -> SIMD4<Float> {
    let slope = atan(0.625 * (dx * dx + dy * dy).squareRoot())
    let strength = min(max(exaggeration * 2, 0), 1)
    let scaled = steepened(slope)
    let steep = accent * (1 - cos(scaled)) * strength
    let turn = beam.turn(aspect(dx, dy))
    let shade = (beam.shadow + (beam.highlight - beam.shadow) * turn) * sin(scaled) * strength
    return steep * (1 - shade.w) + shade
  }

  /// Slopes weigh more the higher the exaggeration: the exponential curve of the style specification's
  /// `interpolate`.
  private func steepened(_ slope: Float) -> Float {
    guard exaggeration != 0.5 else { return slope }
    let base = 1.875 - exaggeration * 1.75
    let most = Float.pi / 2
    return (pow(base, slope) - 1) / (pow(base, most) - 1) * most
  }

  private func combined(_ beam: Beam, _ dx: Float, _ dy: Float) -> SIMD4<Float> {
    let angle = min(max(acos(min(max(beam.cosine(dx, dy), -1), 1)), 0), .pi / 2)
    let slope = atan((dx * dx + dy * dy).squareRoot()) * 4 / (.pi * .pi)
    return beam.shadow * (angle * slope) + beam.highlight * ((.pi / 2 - angle) * slope)
  }

  private func igor(_ beam: Beam, _ dx: Float, _ dy: Float) -> SIMD4<Float> {
    let slope = atan((dx * dx + dy * dy).squareRoot()) * 2 / .pi
    let facing = 1 - beam.turn(aspect(dx, dy))
    return beam.shadow * (slope * facing) + beam.highlight * (slope * (1 - facing))
  }

  /// Which way a slope falls, in radians.
  private func aspect(_ dx: Float, _ dy: Float) -> Float {
    dx != 0 ? atan2(dy, -dx) : .pi / 2 * (dy > 0 ? 1 : -1)
  }
}

private func premultiplied(_ color: Color) -> SIMD4<Float> {
  let alpha = Float(color.alpha)
  return SIMD4(
    Float(color.red) * alpha, Float(color.green) * alpha, Float(color.blue) * alpha, alpha)
}
