public import Colorimetry
public import GeoCore

/// A disc with a ring around it, both of soft edges, as MapLibre's circle layers draw them.
public struct Disc: Hashable, Sendable {
  /// Its middle.
  public var center: Point
  /// The radius without the ring, in points.
  public var radius: Double
  /// The colour within the radius.
  public var color: Color
  /// The width of the ring outside of the radius, in points; default 0.
  public var ringWidth = 0.0
  /// The colour of the ring.
  public var ringColor = Color.transparent
  /// The share of the radius, ring included, over which the edges fade; default 0.
  public var blur = 0.0

  /// Makes a disc without a ring.
  public init(center: Point, radius: Double, color: Color) {
    self.center = center
    self.radius = radius
    self.color = color
  }

  /// The radius with the ring.
  public var outerRadius: Double {
    @inlinable get { radius + ringWidth }
  }

  /// Rings thinner than this are none, as in MapLibre's `circle` shader.
  @usableFromInline static var leastRing: Double {
    @inlinable get { 0.01 }
  }

  /// Where edges end, in shares of the outer radius: that of the disc, where there is a ring, and that of the whole.
  private var edges: [Double] {
    !hasRing ? [1] : [radius / outerRadius, 1]
  }

  /// The share of the outer radius within which all is of one colour; 0 for none.
  ///
  /// - Parameter softness: how much of the outer radius an edge takes, above 0.
  public func evenShare(softness: Double) -> Double {
    max(0, (edges.min() ?? 1) - softness)
  }

  /// Where, in shares of the outer radius, edges begin and end, from the middle outwards.
  ///
  /// - Parameter softness: how much of the outer radius an edge takes, above 0.
  public func stops(softness: Double) -> [Double] {
    ([0] + edges.map { $0 - softness }.filter { $0 > 0 } + edges).sorted()
  }

  /// The premultiplied red, green, blue and alpha at `distance` outer radii from the middle.
  ///
  /// - Parameter softness: how much of the outer radius an edge takes, above 0.
  public func channels(at distance: Double, softness: Double) -> SIMD4<Double> {
    let shares = shares(at: SIMD4(repeating: distance), sharpness: 1 / softness)
    let (disc, ring) = (color.premultiplied, ringColor.premultiplied)
    return (disc + (ring - disc) * shares.ring.x) * shares.opacity.x
  }

  /// How much there is at four distances from the middle, in outer radii, and which share of it is the ring's, by the
  /// formula of MapLibre's `circle` fragment shader.
  ///
  /// - Parameter sharpness: one over how much of the outer radius an edge takes.
  @inlinable @inline(__always)
  public func shares(
    at distances: SIMD4<Double>, sharpness: Double
  ) -> (opacity: SIMD4<Double>, ring: SIMD4<Double>) {
    let opacity = Self.smooth((1 - distances) * sharpness)
    guard hasRing else { return (opacity, .zero) }
    return (opacity, Self.smooth((distances - radius / outerRadius) * sharpness + 1))
  }

  /// Whether there is a ring to be seen.
  public var hasRing: Bool {
    @inlinable get { ringWidth >= Self.leastRing }
  }

  /// The cubic between 0 and 1 that GLSL calls `smoothstep`.
  @inlinable @inline(__always)
  static func smooth(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let held = x.replacing(with: 0, where: x .< 0)
    let t = held.replacing(with: 1, where: held .> 1)
    return t * t * (3 - 2 * t)
  }
}

extension Color {
  /// Red, green, blue and alpha, the colours multiplied by the alpha, held to 0…1.
  public var premultiplied: SIMD4<Double> {
    func held(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
    let a = held(alpha)
    return SIMD4(held(red) * a, held(green) * a, held(blue) * a, a)
  }
}
