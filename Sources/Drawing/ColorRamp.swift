public import Colorimetry

/// A colour for every number: the mix of the stops around it, in premultiplied channels; beyond the ends that of the
/// last stop.
public struct ColorRamp: Hashable, Sendable {
  /// Where the stops are, ascending.
  public let positions: [Float]
  /// Premultiplied red, green, blue, alpha of each stop, 0…1.
  public let colors: [SIMD4<Float>]

  /// Makes a ramp of as many stops as there are both positions and colours.
  public init(positions: [Double], colors: [Color]) {
    let count = min(positions.count, colors.count)
    self.positions = positions.prefix(count).map { Float($0) }
    self.colors = colors.prefix(count).map { color in
      let alpha = Float(color.alpha)
      return SIMD4(
        Float(color.red) * alpha, Float(color.green) * alpha, Float(color.blue) * alpha, alpha)
    }
  }

  /// The premultiplied colour of a number; transparent where there are no stops.
  public func callAsFunction(_ value: Float) -> SIMD4<Float> {
    guard let last = positions.indices.last else { return .zero }
    guard value > positions[0] else { return colors[0] }
    guard value < positions[last] else { return colors[last] }
    var (low, high) = (0, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if value < positions[middle] { high = middle } else { low = middle }
    }
    let span = positions[high] - positions[low]
    guard span > 0 else { return colors[high] }
    return colors[low] + (colors[high] - colors[low]) * ((value - positions[low]) / span)
  }
}
