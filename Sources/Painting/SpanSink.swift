/// What coverage is painted with.
///
/// Coordinates are those of the picture; `solid` and `block` concern the row begun last.
protocol SpanSink {
  mutating func beginRow(_ y: Int)
  /// `count` pixels from `x`, all of the same coverage, above 0 and at most 1.
  mutating func solid(x: Int, count: Int, coverage: Float)
  /// Eight pixels from `x`; coverage is 0 for those outside of the box that is painted on.
  mutating func block(x: Int, _ low: SIMD4<Float>, _ high: SIMD4<Float>)
}
