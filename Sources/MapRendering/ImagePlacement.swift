import Drawing
import GeoCore
import Imaging

/// A picture between four places on the ground: top left, top right, bottom right, bottom left.
///
/// It is laid down as the perspective view of a plane (P. Heckbert, "Fundamentals of Texture Mapping and Image
/// Warping", 1989, section 2.2.3). Where the corners are not that of one, or hardly, it is stretched between them
/// bilinearly, and MapLibre's thresholds say from when on.
struct ImagePlacement {
  private let bitmap: Bitmap
  /// The corners on the Mercator square, relative to the first.
  private let corners: [Point]
  private let origin: MercatorPoint

  /// The ratio of the nearest and the farthest corner's denominators up to which a placement is a perspective, and
  /// the one from which on it is none.
  private static let (steep, flat) = (4.0, 512.0)
  /// Cells along each side in which a stretched picture is laid down piece by piece.
  private static let cells = 16

  init(_ bitmap: Bitmap, corners: [Coordinate]) {
    self.bitmap = bitmap
    let all = corners.map { MercatorPoint($0) }
    let first = all.first ?? MercatorPoint(x: 0, y: 0)
    origin = first
    self.corners = all.map { Point(x: $0.x - first.x, y: $0.y - first.y) }
  }

  /// A piece for each copy of the world on which the picture can be seen.
  func pieces(in frame: PictureFrame) -> [Mosaic.Piece] {
    guard corners.count == 4, bitmap.width > 0, bitmap.height > 0 else { return [] }
    let view = frame.viewport.mercatorBounds
    let xs = corners.map { $0.x + origin.x }
    guard let west = xs.min(), let east = xs.max() else { return [] }
    let (first, last) = ((view.minX - east).rounded(.down), (view.maxX - west).rounded(.up))
    // A camera that is nowhere sees no copy.
    guard abs(first) < 1e6, abs(last) < 1e6, first <= last else { return [] }
    return stride(from: first, through: last, by: 1).flatMap { wrap -> [Mosaic.Piece] in
      let own = ((west + wrap)...(east + wrap))
      guard own.upperBound > view.minX, own.lowerBound < view.maxX else { return [] }
      return pieces(on: ground(frame.viewport, wrap))
    }
  }

  /// From the Mercator square, relative to the first corner, to points of the picture.
  private func ground(_ viewport: Viewport, _ wrap: Double) -> AffineTransform {
    let at = viewport.point(MercatorPoint(x: origin.x + wrap, y: origin.y))
    let turn = AffineTransform.rotation(degrees: -viewport.camera.bearing)
    return AffineTransform.scale(viewport.worldSize, viewport.worldSize).then(turn)
      .then(.translation(at + viewport.alignment))
  }

  private func pieces(on ground: AffineTransform) -> [Mosaic.Piece] {
    let warp = warp
    if warp.blend <= 0 {
      let square = [
        Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1),
      ]
      return [Mosaic.Piece(.picture(bitmap), perspective.then(ground), outlines: [square])]
    }
    return mesh(warp).map { triangle in
      Mosaic.Piece(.picture(bitmap), triangle.map.then(ground), outlines: [triangle.corners])
    }
  }

  /// The denominators' coefficients, and how far the placement is from a perspective: 0…1.
  private struct Warp {
    var px = 0.0
    var py = 0.0
    var blend = 0.0
  }

  private var warp: Warp {
    let sum = corners[0] - corners[1] + corners[2] - corners[3]
    // Both ways are the same for a parallelogram.
    let size = corners.map(\.length).max() ?? 0
    if sum.length <= size * 1e-6 { return Warp() }
    let (right, down) = (corners[1] - corners[2], corners[3] - corners[2])
    let determinant = right.x * down.y - right.y * down.x
    let px = (sum.x * down.y - down.x * sum.y) / determinant
    let py = (right.x * sum.y - sum.x * right.y) / determinant
    let denominators = [1, 1 + px, 1 + px + py, 1 + py]
    guard let low = denominators.min(), let high = denominators.max() else { return Warp() }
    let ratio = high / low
    guard ratio >= 1, ratio <= Self.flat else { return Warp(blend: 1) }
    let blend = (1 - Self.steep / ratio) / (1 - Self.steep / Self.flat)
    return Warp(px: px, py: py, blend: max(0, blend))
  }

  /// From the unit square to the corners.
  private var perspective: ProjectiveTransform {
    let warp = warp
    let across = corners[1] - corners[0] + corners[1] * warp.px
    let along = corners[3] - corners[0] + corners[3] * warp.py
    return ProjectiveTransform(
      AffineTransform(
        a: across.x, b: across.y, c: along.x, d: along.y, tx: corners[0].x, ty: corners[0].y),
      px: warp.px, py: warp.py)
  }

  private struct Triangle {
    var corners: [Point]
    var map: ProjectiveTransform
  }

  private func mesh(_ warp: Warp) -> [Triangle] {
    let step = 1 / Double(Self.cells)
    return (0..<Self.cells * Self.cells).flatMap { cell -> [Triangle] in
      let x = Double(cell % Self.cells) * step
      let y = Double(cell / Self.cells) * step
      let (a, b) = (Point(x: x, y: y), Point(x: x + step, y: y))
      let (c, d) = (Point(x: x + step, y: y + step), Point(x: x, y: y + step))
      return [[a, b, d], [b, c, d]].compactMap { triangle($0, warp) }
    }
  }

  /// Within a triangle the placement is the perspective through its corners.
  private func triangle(_ unit: [Point], _ warp: Warp) -> Triangle? {
    let nodes = unit.map { node($0, warp) }
    let from = Self.columns(unit, weights: nodes.map(\.weight))
    let to = Self.columns(nodes.map(\.place), weights: [1, 1, 1])
    return from.inverse.map { Triangle(corners: unit, map: $0.then(to)) }
  }

  private func node(_ p: Point, _ warp: Warp) -> (place: Point, weight: Double) {
    let top = corners[0] + (corners[1] - corners[0]) * p.x
    let bottom = corners[3] + (corners[2] - corners[3]) * p.x
    let stretched = top + (bottom - top) * p.y
    guard warp.blend < 1 else { return (stretched, 1) }
    let denominator = 1 + warp.px * p.x + warp.py * p.y
    let map = perspective
    let seen = map.affine(p) * (1 / denominator)
    return (
      seen + (stretched - seen) * warp.blend,
      1 / denominator + (1 - 1 / denominator) * warp.blend
    )
  }

  /// The map that takes the three unit vectors to points times their weights.
  private static func columns(_ p: [Point], weights w: [Double]) -> ProjectiveTransform {
    ProjectiveTransform(
      AffineTransform(
        a: p[0].x * w[0], b: p[0].y * w[0], c: p[1].x * w[1], d: p[1].y * w[1],
        tx: p[2].x * w[2], ty: p[2].y * w[2]),
      px: w[0], py: w[1], pw: w[2])
  }
}
