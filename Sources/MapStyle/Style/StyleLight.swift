public import Colorimetry
import GeoCore
import JSONReading

/// The light that falls on blocks.
public struct StyleLight: Sendable {
  /// `color`: its colour; default white.
  public let color: StyleProperty<Color>
  /// `intensity`: how strong shades are, 0…1; default 0.5.
  public let intensity: StyleProperty<Double>
  /// `position`: distance, azimuth and polar angle in degrees, 0° being from above; default 1.15, 210, 30.
  public let position: StyleProperty<[Double]?>

  /// The position where a style states none.
  public static let usualPosition = [1.15, 210, 30]

  /// The light of a style that states none.
  public init() {
    self.init(PropertyValues())
  }

  private init(_ values: PropertyValues) {
    color = values["color", .white]
    intensity = values["intensity", 0.5]
    position = values["position", Self.usualPosition]
  }

  /// Reads a style's `light`; what is wrong with it is noted, and as if it were not stated.
  init(_ node: JSONNode?, noting diagnostics: inout [Diagnostic]) {
    var values = PropertyValues()
    for member in node?.object ?? [] {
      guard let spec = LightProperties.light.first(where: { $0.name == member.name }) else {
        continue
      }
      do throws(ParsingErrors) {
        values.expressions[member.name] =
          try PropertyReader(spec: spec, keys: PropertyKeys()).read(member.node)
      } catch {
        for error in error.list {
          let place = "light.\(member.name)\(error.key)"
          diagnostics.append(Diagnostic(.style, "\(place): \(error.message), line \(error.line)"))
        }
      }
    }
    self.init(values)
  }
}
