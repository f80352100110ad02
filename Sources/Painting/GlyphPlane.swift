import Drawing
import Glibc

/// The coverage of all glyphs of a command: where they overlap the larger counts, so that nothing is painted twice.
final class GlyphPlane {
  private let plane: CoveragePlane
  /// Which blocks of each row were touched.
  private let marks: UnsafeMutablePointer<UInt64>
  private let wordsPerRow: Int
  private var rows = 0..<0

  private static let block = GlyphMask.block

  init(_ box: PixelBox) {
    plane = CoveragePlane(box)
    wordsPerRow = (box.width / Self.block + 64) / 64
    marks = .allocate(capacity: wordsPerRow * box.height)
    marks.initialize(repeating: 0, count: wordsPerRow * box.height)
  }

  deinit { marks.deallocate() }

  /// Adds a mask whose origin is the pixel (`x`, `y`), as far as it lies in `clip`, which must lie in the plane.
  func add(_ mask: GlyphMask, x: Int, y: Int, clip: PixelBox) {
    let box = PixelBox(
      minX: mask.box.minX + x, minY: mask.box.minY + y, maxX: mask.box.maxX + x,
      maxY: mask.box.maxY + y)
    let part = box.intersection(clip)
    guard !part.isEmpty else { return }
    let (left, top) = (part.minX - plane.box.minX, part.minY - plane.box.minY)
    rows =
      rows.isEmpty
      ? top..<top + part.height
      : min(rows.lowerBound, top)..<max(rows.upperBound, top + part.height)
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<part.height {
        let from = base + (part.minY + row - box.minY) * mask.stride + (part.minX - box.minX)
        raise(plane.bytes + (top + row) * plane.box.width + left, from, part.width)
        mark(top + row, left, left + part.width - 1)
      }
    }
  }

  @inline(__always)
  private func raise(
    _ to: UnsafeMutablePointer<UInt8>, _ from: UnsafePointer<UInt8>, _ count: Int
  ) {
    var i = 0
    while i + 8 <= count {
      let (a, b) = (UnsafeMutableRawPointer(to + i), UnsafeRawPointer(from + i))
      let old = a.loadUnaligned(as: SIMD8<UInt8>.self)
      let new = b.loadUnaligned(as: SIMD8<UInt8>.self)
      a.storeBytes(of: old.replacing(with: new, where: new .> old), as: SIMD8<UInt8>.self)
      i += 8
    }
    while i < count {
      to[i] = max(to[i], from[i])
      i += 1
    }
  }

  @inline(__always)
  private func mark(_ row: Int, _ first: Int, _ last: Int) {
    for k in first / Self.block...last / Self.block {
      marks[row * wordsPerRow + k >> 6] |= 1 &<< UInt64(truncatingIfNeeded: k & 63)
    }
  }

  /// Paints what was added, and forgets it.
  func sweep(_ sink: inout ColorSink) {
    for row in rows {
      sink.beginRow(plane.box.minY + row)
      for word in 0..<wordsPerRow where marks[row * wordsPerRow + word] != 0 {
        var bits = marks[row * wordsPerRow + word]
        marks[row * wordsPerRow + word] = 0
        while bits != 0 {
          paint(row, (word << 6 + bits.trailingZeroBitCount) * Self.block, &sink)
          bits &= bits &- 1
        }
      }
    }
    rows = 0..<0
  }

  private func paint(_ row: Int, _ start: Int, _ sink: inout ColorSink) {
    let end = min(start + Self.block, plane.box.width)
    let line = plane.bytes + row * plane.box.width
    for x in Swift.stride(from: start, to: end, by: 8) {
      sink.bytes(x: plane.box.minX + x, count: end - x, line + x)
    }
    (line + start).update(repeating: 0, count: end - start)
  }
}
