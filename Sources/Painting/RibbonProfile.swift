import Drawing

/// How ribbons of one kind are covered from side to side.
struct RibbonProfile {
  /// Half the width with the pixel that smooths the edge, in points.
  let half: Double
  /// The same, and half the gap.
  private let outset, inset: Float
  private let blur: Float
  /// One over the blur.
  private let sharpness: Float

  /// - Parameter scale: Pixels per point.
  init(_ ribbon: Ribbon, scale: Double) {
    let edge = 0.5 / scale
    let gap = ribbon.gap > 0 ? ribbon.gap / 2 : 0
    half = gap + (gap > 0 ? ribbon.width : ribbon.width / 2) + (ribbon.width > 0 ? edge : 0)
    outset = Float(half)
    inset = Float(gap + (gap > 0 ? edge : 0))
    blur = Float(max(0, ribbon.blur) + 1 / scale)
    sharpness = 1 / blur
  }

  /// The coverage at shares of the half width from the middle.
  @inline(__always)
  func covered(_ share: SIMD4<Float>) -> SIMD4<Float> {
    let distance = share * outset
    var ramp = (outset - distance) * sharpness
    if inset > 0 {
      let inner = (distance - (inset - blur)) * sharpness
      ramp.replace(with: inner, where: inner .< ramp)
    }
    ramp.replace(with: 0, where: ramp .< 0)
    ramp.replace(with: 1, where: ramp .> 1)
    return ramp
  }
}
