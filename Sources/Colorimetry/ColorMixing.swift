import Glibc

/// The space in which colours between two others are found.
public enum ColorSpace: Hashable, Sendable {
  /// sRGB, channel by channel.
  case rgb
  /// Hue, chroma and lightness of CIELAB; the hue goes the shorter way.
  case hcl
  /// CIELAB, channel by channel.
  case lab
}

extension Color {
  /// The colour `t` (0…1) of the way to `other`; channels and alpha go their ways apart from each other.
  public func mixed(with other: Color, _ t: Double, in space: ColorSpace = .rgb) -> Color {
    let alpha = alpha + (other.alpha - alpha) * t
    switch space {
    case .rgb:
      return Color(
        red: red + (other.red - red) * t, green: green + (other.green - green) * t,
        blue: blue + (other.blue - blue) * t, alpha: alpha)
    case .lab:
      let (a, b) = (LabColor(self), LabColor(other))
      let mixed = LabColor(
        lightness: a.lightness + (b.lightness - a.lightness) * t, a: a.a + (b.a - a.a) * t,
        b: a.b + (b.b - a.b) * t)
      return mixed.color(alpha: alpha)
    case .hcl:
      return HCLColor(LabColor(self)).mixed(with: HCLColor(LabColor(other)), t).lab
        .color(alpha: alpha)
    }
  }
}

/// A colour of CIELAB for the white of D50.
struct LabColor {
  var lightness, a, b: Double

  private static let white = (x: 0.96422, y: 1.0, z: 0.82521)
  private static let knee = 6.0 / 29

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// By way of XYZ adapted to D50, with the matrix of Lindbloom.
  init(_ color: Color) {
    let (r, g, b) = (
      Color.linear(color.red), Color.linear(color.green), Color.linear(color.blue)
    )
    let y = Self.root((0.2225045 * r + 0.7168786 * g + 0.0606169 * b) / Self.white.y)
    let isGray = color.red == color.green && color.green == color.blue
    let x = isGray ? y : Self.root((0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / Self.white.x)
    let z = isGray ? y : Self.root((0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / Self.white.z)
    self.init(lightness: max(0, 116 * y - 16), a: 500 * (x - y), b: 200 * (y - z))
  }

  func color(alpha: Double) -> Color {
    let mid = (lightness + 16) / 116
    let x = Self.white.x * Self.cube(mid + a / 500)
    let y = Self.white.y * Self.cube(mid)
    let z = Self.white.z * Self.cube(mid - b / 200)
    return Color(
      red: Self.gamma(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
      green: Self.gamma(-0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
      blue: Self.gamma(0.0719453 * x - 0.2289914 * y + 1.4052427 * z), alpha: alpha)
  }

  private static func root(_ t: Double) -> Double {
    t > knee * knee * knee ? cbrt(t) : t / (3 * knee * knee) + 4.0 / 29
  }

  private static func cube(_ t: Double) -> Double {
    t > knee ? t * t * t : 3 * knee * knee * (t - 4.0 / 29)
  }

  private static func gamma(_ linear: Double) -> Double {
    let value = linear <= 0.00304 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    return min(max(value, 0), 1)
  }
}

/// The polar form of CIELAB; greys have no hue.
struct HCLColor {
  var hue: Double?
  var chroma, lightness: Double

  init(hue: Double?, chroma: Double, lightness: Double) {
    self.hue = hue
    self.chroma = chroma
    self.lightness = lightness
  }

  init(_ lab: LabColor) {
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    lightness = lab.lightness
    let degrees = atan2(lab.b, lab.a) * 180 / .pi
    hue = (chroma * 10_000).rounded() == 0 ? nil : degrees < 0 ? degrees + 360 : degrees
  }

  func mixed(with other: HCLColor, _ t: Double) -> HCLColor {
    var mixed = HCLColor(
      hue: hue ?? other.hue, chroma: chroma + (other.chroma - chroma) * t,
      lightness: lightness + (other.lightness - lightness) * t)
    switch (hue, other.hue) {
    case (let from?, let to?):
      var turn = to - from
      if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
      mixed.hue = from + turn * t
    case (.some, nil) where other.lightness == 1 || other.lightness == 0: mixed.chroma = chroma
    case (nil, .some) where lightness == 1 || lightness == 0: mixed.chroma = other.chroma
    default: break
    }
    return mixed
  }

  var lab: LabColor {
    let angle = (hue ?? 0) * .pi / 180
    return LabColor(lightness: lightness, a: cos(angle) * chroma, b: sin(angle) * chroma)
  }
}
