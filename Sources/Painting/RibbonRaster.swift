import Drawing
import GeoCore

/// What a ribbon's coverage is painted with; each call concerns eight pixels from `x` of the row begun last.
protocol RibbonSink {
  mutating func beginRow(_ y: Int)
  mutating func block(x: Int, _ coverage: SIMD8<Float>, _ place: RibbonPlace)
}

/// Where eight pixels lie on a ribbon.
struct RibbonPlace {
  /// From one side to the other, −1…1.
  let across: SIMD8<Float>
  let plane: TriangleScan.Plane
  let x, y: Double

  /// The share of the contour that lies before pixel `i`.
  func progress(_ i: Int) -> Double { plane.at(x + Double(i), y)[3] }

  /// How far along the line pixel `i` is, in points.
  func distance(_ i: Int) -> Double { plane.at(x + Double(i), y)[2] }
}

/// Paints the triangles of ribbons: coverage by the distance from the line, as MapLibre's line shader has it.
struct RibbonRaster {
  private let scan: TriangleScan
  private let dashes: DashField?
  /// Half the width with the pixel that smooths the edge, and half the gap, in points.
  private let outset, inset: Float
  private let blur: Float
  /// One over the blur.
  private let sharpness: Float
  private let hasDashes: Bool
  let half: Double
  private let offset: Double
  private let transform: AffineTransform

  private static let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)

  /// - Parameters:
  ///   - transform: From points to pixels.
  ///   - box: The pixels that may be painted.
  init(_ ribbon: Ribbon, _ transform: AffineTransform, in box: PixelBox) {
    let scale = transform.scale
    let edge = 0.5 / scale
    let gap = ribbon.gap > 0 ? ribbon.gap / 2 : 0
    half = gap + (gap > 0 ? ribbon.width : ribbon.width / 2) + (ribbon.width > 0 ? edge : 0)
    outset = Float(half)
    inset = Float(gap + (gap > 0 ? edge : 0))
    blur = Float(max(0, ribbon.blur) + 1 / scale)
    sharpness = 1 / blur
    offset = ribbon.offset
    self.transform = transform
    // What changes its colour along the line has dashes as sharp at every scale.
    let isGradient = if case .gradient = ribbon.coat { true } else { false }
    dashes = ribbon.dashes.flatMap { DashField($0, scale: isGradient ? 1 : scale) }
    hasDashes = dashes != nil
    scan = TriangleScan(box, clip: ribbon.clip.map { transform($0) })
  }

  /// Paints a strip.
  func paint(_ strip: [RibbonVertex], _ sink: inout some RibbonSink) {
    var left: TriangleScan.Corner?
    var right: TriangleScan.Corner?
    for vertex in strip {
      let corner = corner(vertex)
      if let left, let right { triangle(left, corner, right, &sink) }
      if vertex.isRight { right = corner } else { left = corner }
    }
  }

  private func corner(_ vertex: RibbonVertex) -> TriangleScan.Corner {
    TriangleScan.Corner(
      transform(vertex.point(half: half, offset: offset)),
      SIMD4(
        vertex.isRight ? 1 : -1, vertex.isRound ? 1 : 0, vertex.distance, vertex.progress))
  }

  @inline(__always)
  private func triangle(
    _ a: TriangleScan.Corner, _ b: TriangleScan.Corner, _ c: TriangleScan.Corner,
    _ sink: inout some RibbonSink
  ) {
    let isRound = a.values[1] + b.values[1] + c.values[1] > 0
    scan.forEachRun(a, b, c) { y, run, plane in
      sink.beginRow(y)
      var x = run.lowerBound
      while x < run.upperBound {
        let center = (x: Double(x) + 0.5, y: Double(y) + 0.5)
        let start = SIMD4<Float>(plane.at(center.x, center.y))
        let across = start[0] + Float(plane.dx[0]) * Self.lanes
        var distance = magnitude(across)
        if isRound {
          let round = start[1] + Float(plane.dx[1]) * Self.lanes
          distance = (across * across + round * round).squareRoot()
        }
        distance *= outset
        var coverage = covered(distance)
        let place = RibbonPlace(across: across, plane: plane, x: center.x, y: center.y)
        if hasDashes { coverage *= dashed(place, coverage) }
        coverage.replace(with: 0, where: Self.lanes .>= Float(run.upperBound - x))
        sink.block(x: x, coverage, place)
        x += 8
      }
    }
  }

  @inline(__always)
  private func covered(_ distance: SIMD8<Float>) -> SIMD8<Float> {
    var ramp = (outset - distance) * sharpness
    if inset > 0 {
      let inner = (distance - (inset - blur)) * sharpness
      ramp.replace(with: inner, where: inner .< ramp)
    }
    ramp.replace(with: 0, where: ramp .< 0)
    ramp.replace(with: 1, where: ramp .> 1)
    return ramp
  }

  @inline(__always)
  private func magnitude(_ v: SIMD8<Float>) -> SIMD8<Float> {
    unsafeBitCast(
      unsafeBitCast(v, to: SIMD8<UInt32>.self) & 0x7FFF_FFFF, to: SIMD8<Float>.self)
  }

  private func dashed(_ place: RibbonPlace, _ coverage: SIMD8<Float>) -> SIMD8<Float> {
    guard let dashes else { return coverage }
    var result = SIMD8<Float>.zero
    for i in 0..<8 where coverage[i] > 0 {
      let periods = place.distance(i) / dashes.period
      let share = periods - periods.rounded(.down)
      result[i] = share.isFinite ? dashes.coverage(Float(share), across: place.across[i]) : 0
    }
    return result
  }
}
