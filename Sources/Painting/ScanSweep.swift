import Drawing

extension ScanConverter {
  /// Coverage nearer than this to none or all is none or all: far above the rounding of sums, far below what a
  /// byte can tell.
  private static let nothing: Float = 1 / 2048

  /// Paints what was added, and forgets it.
  func sweep<Sink: SpanSink>(_ rule: FillRule, _ sink: inout Sink) {
    guard firstRow <= lastRow else { return }
    for row in firstRow...lastRow {
      sink.beginRow(band.minY + row)
      sweep(row, &sink, rule == .nonZero)
    }
  }

  @inline(__always)
  private func sweep<Sink: SpanSink>(
    _ row: Int, _ sink: inout Sink, _ isNonZero: Bool
  ) {
    let line = cells + row * stride
    let marks = UnsafeMutableRawPointer(marks + row * marksPerRow)
    let width = band.width
    var sum: Float = 0
    var x = 0
    var next = 0
    while next < marksPerRow {
      let first = next
      next &+= 8
      var bits = UInt64(littleEndian: marks.load(fromByteOffset: first, as: UInt64.self))
      if bits == 0 { continue }
      marks.storeBytes(of: 0, toByteOffset: first, as: UInt64.self)
      while bits != 0 {
        let start = (first &+ bits.trailingZeroBitCount &>> 3) &* Self.block
        bits &= bits &- 1
        if start > x, x < width {
          gap(x, min(start, width), Self.coverage(sum, isNonZero), &sink)
        }
        block(line, start, &sum, &sink, isNonZero, width)
        x = start &+ Self.block
      }
    }
    if x < width { gap(x, width, Self.coverage(sum, isNonZero), &sink) }
  }

  @inline(__always)
  private func gap<Sink: SpanSink>(_ from: Int, _ to: Int, _ coverage: Float, _ sink: inout Sink) {
    guard coverage > Self.nothing else { return }
    sink.solid(
      x: band.minX + from, count: to - from,
      coverage: coverage > 1 - Self.nothing ? 1 : coverage)
  }

  @inline(__always)
  private func block<Sink: SpanSink>(
    _ line: UnsafeMutablePointer<Float>, _ start: Int, _ sum: inout Float, _ sink: inout Sink,
    _ isNonZero: Bool, _ width: Int
  ) {
    let memory = UnsafeMutableRawPointer(line + start)
    let low = Self.sums(memory.load(as: SIMD4<Float>.self)) + sum
    let high = Self.sums(memory.load(fromByteOffset: 16, as: SIMD4<Float>.self)) + low[3]
    memory.storeBytes(of: .zero, as: SIMD4<Float>.self)
    memory.storeBytes(of: .zero, toByteOffset: 16, as: SIMD4<Float>.self)
    sum = high[3]
    let room = width &- start
    if room >= Self.block {
      sink.block(
        x: band.minX &+ start, Self.coverage(low, isNonZero), Self.coverage(high, isNonZero))
    } else if room > 0 {
      edgeBlock(start, room, Self.coverage(low, isNonZero), Self.coverage(high, isNonZero), &sink)
    }
  }

  /// The block at the right border of the box.
  private func edgeBlock<Sink: SpanSink>(
    _ start: Int, _ room: Int, _ low: SIMD4<Float>, _ high: SIMD4<Float>, _ sink: inout Sink
  ) {
    var (low, high) = (low, high)
    for i in 0..<4 where i >= room { low[i] = 0 }
    for i in 0..<4 where i + 4 >= room { high[i] = 0 }
    sink.block(x: band.minX + start, low, high)
  }

  /// The sums of the first, the first two, three, four numbers.
  @inline(__always)
  private static func sums(_ v: SIMD4<Float>) -> SIMD4<Float> {
    // Shifted as pairs of words, each to the place of the next.
    let moved = unsafeBitCast(v, to: SIMD2<UInt64>.self) &<< 32
    let pairs = v + unsafeBitCast(moved, to: SIMD4<Float>.self)
    return pairs + SIMD4(lowHalf: .zero, highHalf: SIMD2(repeating: pairs[1]))
  }

  @inline(__always)
  private static func coverage(_ sum: SIMD4<Float>, _ isNonZero: Bool) -> SIMD4<Float> {
    isNonZero ? nonZero(sum) : evenOdd(sum)
  }

  @inline(__always)
  private static func coverage(_ sum: Float, _ isNonZero: Bool) -> Float {
    if isNonZero { return abs(sum) < 1 ? abs(sum) : 1 }
    let even = (sum * 0.5 + 12_582_912) - 12_582_912
    return abs(sum - even * 2)
  }

  @inline(__always)
  private static func nonZero(_ sum: SIMD4<Float>) -> SIMD4<Float> {
    let size = magnitude(sum)
    return size.replacing(with: 1, where: size .> 1)
  }

  /// The distance to the nearest even number.
  ///
  /// Adding and subtracting 1.5·2²³ rounds a Float to a whole number.
  @inline(__always)
  private static func evenOdd(_ sum: SIMD4<Float>) -> SIMD4<Float> {
    let even = (sum * 0.5 + 12_582_912) - 12_582_912
    return magnitude(sum - even * 2)
  }

  @inline(__always)
  private static func magnitude(_ v: SIMD4<Float>) -> SIMD4<Float> {
    unsafeBitCast(
      unsafeBitCast(v, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
  }
}
