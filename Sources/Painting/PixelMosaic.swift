import Drawing
import GeoCore

extension PixelCanvas {
  mutating func mosaic(_ index: Int) {
    paint(list.mosaics[index])
  }

  /// Pieces are painted by the centres of pixels, as graphics processors do it, and not by coverage: pixels that two
  /// pieces share would otherwise let the ground through.
  func paint(_ mosaic: Mosaic) {
    guard state.transform.isFinite, let bounds = mosaic.bounds else { return }
    let box = PixelBox(around: bounds.transformed(state.transform)).inflated(by: 1)
      .intersection(state.clip)
    guard !box.isEmpty else { return }
    let job = MosaicJob(
      toPixels: state.transform, mosaic: mosaic,
      target: MosaicTarget(state.surface, state.mask, box, opacity: mosaic.opacity))
    switch mosaic.shading {
    case .picture(let matrix):
      job.paint { PictureShader($0, matrix, $1) }
    case .ramp(let ramp):
      job.paint { piece, _ in RampShader(piece, ramp, mosaic.interpolation) }
    case .relief(let relief):
      job.paint { piece, _ in ReliefShader(piece, relief, mosaic.interpolation) }
    }
  }
}

/// The painting of a mosaic's pieces.
private struct MosaicJob {
  let toPixels: AffineTransform
  let mosaic: Mosaic
  let target: MosaicTarget

  /// How far pieces reach for pixels that none of them holds, in pixels: where three meet on slanted edges, rounding
  /// can leave one out.
  private static let reach = 1.0 / 64

  func paint<Shader: MosaicShader>(
    _ shader: (Mosaic.Piece, MosaicReading) -> Shader?
  ) {
    let ready = mosaic.pieces.compactMap { piece -> (Shader, MosaicPlace)? in
      let place = MosaicPlace(piece, toPixels)
      guard let place,
        let shader = shader(
          piece,
          MosaicReading(
            step: place.step, interpolation: mosaic.interpolation, reduces: mosaic.reduces))
      else { return nil }
      return (shader, place)
    }
    for reach in [0, Self.reach] {
      for (shader, place) in ready {
        for outline in place.outlines { paint(outline, shader, place.toUnit, reach) }
      }
    }
  }

  private func paint(
    _ outline: ConvexOutline, _ shader: some MosaicShader, _ toUnit: ProjectiveTransform,
    _ reach: Double
  ) {
    let rows = outline.rows(reach: reach).clamped(to: target.box.minY..<target.box.maxY)
    for y in rows {
      let columns = outline.columns(of: y, reach: reach)
        .clamped(to: target.box.minX..<target.box.maxX)
      if !columns.isEmpty { target.paint(columns, of: y, shader, toUnit) }
    }
  }
}

/// Where a piece lies on the surface.
private struct MosaicPlace {
  let outlines: [ConvexOutline]
  /// From pixels to units of the content.
  let toUnit: ProjectiveTransform
  /// Pixels of the content to one of the surface, at most.
  let step: Double

  init?(_ piece: Mosaic.Piece, _ toPixels: AffineTransform) {
    let map = piece.transform.then(toPixels)
    guard let back = map.inverse, back.isFinite else { return nil }
    toUnit = back
    outlines = piece.outlines.compactMap { outline in
      let corners = outline.compactMap { map($0) }
      return corners.count == outline.count ? ConvexOutline(corners) : nil
    }
    let middle = piece.outlines.first.map { outline in
      outline.reduce(.zero, +) * (1 / Double(outline.count))
    }
    guard let middle, let center = map(middle) else { return nil }
    let (width, height) = piece.content.size
    let inner = (Double(width - 2 * piece.border), Double(height - 2 * piece.border))
    func step(_ by: Point) -> Double {
      guard let next = back(center + by) else { return 0 }
      return Point(x: (next.x - middle.x) * inner.0, y: (next.y - middle.y) * inner.1).length
    }
    self.step = max(step(Point(x: 1, y: 0)), step(Point(x: 0, y: 1)))
  }
}

/// What a mosaic is painted on.
private struct MosaicTarget {
  let box: PixelBox
  private let surface: Surface
  private let mask: CoveragePlane?
  /// Which pixels have been painted.
  private let painted: CoveragePlane
  private let opacity: Float

  init(_ surface: Surface, _ mask: CoveragePlane?, _ box: PixelBox, opacity: Double) {
    (self.surface, self.mask, self.box) = (surface, mask, box)
    self.opacity = Float(opacity > 0 ? min(opacity, 1) : 0)
    painted = CoveragePlane(box)
  }

  @inline(__always)
  func paint(
    _ columns: Range<Int>, of y: Int, _ shader: some MosaicShader, _ toUnit: ProjectiveTransform
  ) {
    let (row, done, mask) = (surface.row(y), painted.row(y), mask?.row(y))
    let m = toUnit.affine
    let start = Point(x: 0.5, y: Double(y) + 0.5)
    let isFlat = toUnit.px == 0 && toUnit.py == 0
    let (u, v) = (
      m.a * start.x + m.c * start.y + m.tx, m.b * start.x + m.d * start.y + m.ty
    )
    let w = toUnit.px * start.x + toUnit.py * start.y + toUnit.pw
    for x in columns where done[x] == 0 {
      let i = Double(x)
      let share = 1 / (isFlat ? toUnit.pw : w + i * toUnit.px)
      let color = shader.color((u + i * m.a) * share, (v + i * m.b) * share)
      done[x] = 1
      blend(color, on: row + x, mask.map { $0[x] } ?? 255)
    }
  }

  /// - Parameter color: premultiplied, 0…255.
  @inline(__always)
  private func blend(_ color: SIMD4<Float>, on pixel: UnsafeMutablePointer<UInt32>, _ mask: UInt8) {
    var color = color * opacity
    if mask < 255 { color *= Float(mask) * (1 / 255) }
    color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let rest = 1 - color.w * (1 / 255)
    if rest > 0 { color += PixelFloats.unpacked(pixel.pointee) * rest }
    color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    pixel.pointee = PixelFloats.packed(color)
  }
}

/// Pixels as numbers of 0…255.
enum PixelFloats {
  /// 2²³: a Float that large has no room for a fraction, and its lowest bits are the number on top of it.
  private static let whole: Float = 8_388_608

  @inline(__always)
  static func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    return unsafeBitCast(bytes | whole.bitPattern, to: SIMD4<Float>.self) - whole
  }

  @inline(__always)
  static func packed(_ color: SIMD4<Float>) -> UInt32 {
    let bytes = unsafeBitCast(color + whole, to: SIMD4<UInt32>.self) & 255
    return bytes[0] | bytes[1] &<< 8 | bytes[2] &<< 16 | bytes[3] &<< 24
  }
}
