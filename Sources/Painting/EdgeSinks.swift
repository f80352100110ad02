/// Paints the pixels that are covered by half as a whole, and over them a line along the edge.
struct OutlinedSink<Base: SpanSink>: SpanSink {
  var base: Base
  /// Whether the line is not seen on the pixels that were painted just before.
  private let isOpaque: Bool

  init(_ base: Base, isOpaque: Bool) {
    self.base = base
    self.isOpaque = isOpaque
  }

  mutating func beginRow(_ y: Int) {
    base.beginRow(y)
  }

  mutating func solid(x: Int, count: Int, coverage: Float) {
    if coverage >= 0.5 { base.solid(x: x, count: count, coverage: 1) }
    guard coverage < (isOpaque ? 0.5 : 1) else { return }
    let line = EdgeCoverage.line(SIMD4(repeating: coverage))[0]
    base.solid(x: x, count: count, coverage: line)
  }

  @inline(__always)
  mutating func block(x: Int, _ low: SIMD4<Float>, _ high: SIMD4<Float>) {
    let (a, b) = (EdgeCoverage.line(low), EdgeCoverage.line(high))
    if isOpaque {
      let half = SIMD4<Float>(repeating: 0.5)
      base.block(
        x: x, a.replacing(with: 1, where: low .>= half), b.replacing(with: 1, where: high .>= half))
      return
    }
    base.block(x: x, EdgeCoverage.crisp(low), EdgeCoverage.crisp(high))
    base.block(x: x, a, b)
  }
}

/// What pixels at an edge are covered by, as a function of the area that lies inside.
///
/// MapLibre draws areas without smoothing and along their outlines lines one pixel wide, whose opacity falls off with
/// the distance d from the pixel's middle as 1 − smoothstep(0, 1, d) (`fill_outline` fragment shader). Where an edge
/// runs straight through a pixel, d is the difference of the covered area from a half, so that the area tells both
/// without any line being drawn.
enum EdgeCoverage {
  /// Lines fade in over so much of a pixel's area: lines of one pixel a column, or row, leave a pixel to a diagonal
  /// edge where it is half a pixel from the middle, and cuts (1 − ½)² / 2 from a corner.
  private static let touch: Float = 1 / 8

  @inline(__always)
  static func crisp(_ area: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>.zero.replacing(with: 1, where: area .>= SIMD4(repeating: 0.5))
  }

  @inline(__always)
  static func line(_ area: SIMD4<Float>) -> SIMD4<Float> {
    let rest = 1 - area
    let least = area.replacing(with: rest, where: rest .< area)
    let d = 0.5 - least
    let line = 1 - d * d * (3 - 2 * d)
    let share = least * (1 / touch)
    return line * share.replacing(with: 1, where: share .> SIMD4(repeating: 1))
  }
}
