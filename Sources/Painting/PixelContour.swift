import Drawing
import GeoCore

/// A contour in pixels, and the box it lies in.
struct PixelContour {
  let points: UnsafePointer<SIMD2<Double>>
  let count: Int
  let minX, minY, maxX, maxY: Double

  /// Transforms `run`, which holds a point, into `memory`, which has room for it.
  @inline(__always)
  init(
    _ run: UnsafeBufferPointer<Point>, _ t: AffineTransform,
    _ memory: UnsafeMutablePointer<SIMD2<Double>>
  ) {
    let first = t(run[0])
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    // No number once one of them is none: then the box is the whole plane, and every edge is looked at.
    var sum = 0.0
    for i in 0..<run.count {
      let p = t(run[i])
      minX = p.x < minX ? p.x : minX
      minY = p.y < minY ? p.y : minY
      maxX = p.x > maxX ? p.x : maxX
      maxY = p.y > maxY ? p.y : maxY
      sum += p.x + p.y
      memory[i] = SIMD2(p.x, p.y)
    }
    let isFinite = sum - sum == 0
    self.minX = isFinite ? minX : -.infinity
    self.minY = isFinite ? minY : -.infinity
    self.maxX = isFinite ? maxX : .infinity
    self.maxY = isFinite ? maxY : .infinity
    points = UnsafePointer(memory)
    count = run.count
  }
}
