/// How much of its container a child takes along the container's axis.
public struct Length: Hashable, Sendable {
  /// Where the number comes from.
  public enum Basis: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// A part, 0…1, of the container's inside less the spacing, so that parts that add up to 1 fill it.
    case fraction(Double)
    /// A share of what the others leave, in proportion to a weight above 0.
    case flexible(weight: Double)
    /// What the child wishes for; flexible with weight 1 where it has no wish.
    case content
  }

  /// Where the number comes from.
  public var basis: Basis
  /// The least, in points; given up only where all minimums together do not fit.
  public var minimum: Double
  /// The most, in points; not less than `minimum` in effect.
  public var maximum: Double

  /// A length with bounds; none by default.
  public init(_ basis: Basis, minimum: Double = 0, maximum: Double = .infinity) {
    self.basis = basis
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A share of weight 1 of what the others leave.
  public static let flexible = Length(.flexible(weight: 1))
  /// What the child wishes for.
  public static let content = Length(.content)
  /// A number of points.
  public static func points(_ points: Double) -> Length { Length(.points(points)) }
  /// A part, 0…1, of the container.
  public static func fraction(_ fraction: Double) -> Length { Length(.fraction(fraction)) }
  /// A share of what the others leave.
  public static func flexible(weight: Double) -> Length { Length(.flexible(weight: weight)) }
}
