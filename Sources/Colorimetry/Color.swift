/// A colour of the sRGB space with straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  /// Red, green, blue and alpha, each 0…1.
  public var red, green, blue, alpha: Double

  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing at all.
  public static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a colour from channels of 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour from `0xRRGGBB`.
  public init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255)
  }

  /// The same colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
