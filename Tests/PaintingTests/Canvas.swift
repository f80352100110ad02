import Colorimetry
import Drawing
import GeoCore
import Imaging

@testable import Painting

/// A pixel's red, green, blue and alpha.
func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
  let i = 4 * (y * bitmap.width + x)
  return Array(bitmap.pixels[i..<i + 4])
}

/// Paints a list of `width` × `height` points that `body` fills.
func painted(
  _ width: Double, _ height: Double, scale: Double = 1, background: Color? = nil,
  _ body: (inout DisplayList) -> Void
) throws -> Bitmap {
  var list = DisplayList(size: Size(width: width, height: height))
  body(&list)
  return try Painter().bitmap(list, scale: scale, background: background)
}

/// The coverage of an outline, pixel by pixel.
func coverage(
  _ path: Path, _ width: Int, _ height: Int, rule: FillRule = .nonZero,
  _ transform: AffineTransform = .identity
) -> [[Float]] {
  var lines = Polylines()
  lines.append(path, path.all, tolerance: PixelCanvas.tolerance)
  var sink = CoverageSink(width, height)
  let box = PixelBox(minX: 0, minY: 0, maxX: width, maxY: height)
  ScanConverter(width: width, height: height).fill(lines, transform, rule, in: box, &sink)
  return sink.rows
}

/// Keeps coverage as it comes.
struct CoverageSink: SpanSink {
  var rows: [[Float]]
  private var y = 0

  init(_ width: Int, _ height: Int) {
    rows = Array(repeating: Array(repeating: 0, count: width), count: height)
  }

  mutating func beginRow(_ y: Int) {
    self.y = y
  }

  mutating func solid(x: Int, count: Int, coverage: Float) {
    for i in x..<x + count { rows[y][i] = coverage }
  }

  mutating func block(x: Int, _ low: SIMD4<Float>, _ high: SIMD4<Float>) {
    for i in 0..<8 where x + i < rows[y].count {
      rows[y][x + i] = i < 4 ? low[i] : high[i - 4]
    }
  }
}

/// Numbers that look random and are the same every time.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  /// 0…1.
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 31)
  }

  mutating func point(_ extent: Double) -> Point {
    Point(x: next() * extent, y: next() * extent)
  }
}

func polygon(_ points: (Double, Double)...) -> Path {
  var path = Path()
  for (i, p) in points.enumerated() {
    let p = Point(x: p.0, y: p.1)
    if i == 0 { path.move(to: p) } else { path.line(to: p) }
  }
  path.close()
  return path
}
