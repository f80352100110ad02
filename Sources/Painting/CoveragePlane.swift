import Glibc

/// Coverage of a box of pixels, a byte each, at first 0.
final class CoveragePlane {
  let box: PixelBox
  /// Row by row.
  let bytes: UnsafeMutablePointer<UInt8>
  /// So many bytes more on both sides, so that whole blocks may be read and written where a row begins or ends.
  private static let slack = 16

  init(_ box: PixelBox) {
    self.box = box
    let count = box.width * box.height + 2 * Self.slack
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    bytes = memory + Self.slack
  }

  deinit { (bytes - Self.slack).deallocate() }

  /// Where the byte of column 0 of the picture would be in row `y`, which the plane must hold.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y - box.minY) * box.width - box.minX)
  }

  /// Multiplies by another plane that holds this box.
  func multiply(by other: CoveragePlane) {
    for y in box.minY..<box.maxY {
      let (mine, theirs) = (row(y), other.row(y))
      for x in box.minX..<box.maxX {
        let t = UInt32(mine[x]) * UInt32(theirs[x]) + 128
        mine[x] = UInt8(truncatingIfNeeded: (t + t >> 8) >> 8)
      }
    }
  }
}

/// Writes coverage down.
struct PlaneSink: SpanSink {
  let plane: CoveragePlane
  private var row: UnsafeMutablePointer<UInt8>

  init(_ plane: CoveragePlane) {
    self.plane = plane
    row = plane.bytes
  }

  mutating func beginRow(_ y: Int) {
    row = plane.row(y)
  }

  mutating func solid(x: Int, count: Int, coverage: Float) {
    let byte = UInt8(truncatingIfNeeded: PixelBlend.byte(coverage, 255))
    (row + x).update(repeating: byte, count: count)
  }

  /// Pixels beyond the box are left alone: they may belong to the next row.
  mutating func block(x: Int, _ low: SIMD4<Float>, _ high: SIMD4<Float>) {
    let count = min(8, plane.box.maxX - x)
    let (a, b) = (PixelBlend.bytes(low, 255), PixelBlend.bytes(high, 255))
    for i in 0..<min(4, count) { row[x + i] = UInt8(truncatingIfNeeded: a[i]) }
    guard count > 4 else { return }
    for i in 4..<count { row[x + i] = UInt8(truncatingIfNeeded: b[i - 4]) }
  }
}
