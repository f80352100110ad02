/// A map of the plane that keeps straight lines straight, as a flat picture seen in perspective:
/// `x′ = (a·x + c·y + tx) / w`, `y′ = (b·x + d·y + ty) / w` with `w = px·x + py·y + pw`.
public struct ProjectiveTransform: Hashable, Sendable {
  /// The coefficients of both numerators, as in `AffineTransform`.
  public var affine: AffineTransform
  /// The coefficients of the denominator; 0, 0, 1 for an affine map.
  public var px, py, pw: Double

  /// The map that changes nothing.
  public static let identity = ProjectiveTransform(.identity)

  /// Makes a map from its coefficients; without those of the denominator it is affine.
  public init(_ affine: AffineTransform, px: Double = 0, py: Double = 0, pw: Double = 1) {
    self.affine = affine
    (self.px, self.py, self.pw) = (px, py, pw)
  }

  /// Where `point` lands, or nothing where it lies behind the eye or as far as the horizon.
  public func callAsFunction(_ point: Point) -> Point? {
    let w = px * point.x + py * point.y + pw
    let p = affine(point) * (1 / w)
    return w > 0 && p.x.isFinite && p.y.isFinite ? p : nil
  }

  /// This map followed by `next`.
  public func then(_ next: ProjectiveTransform) -> ProjectiveTransform {
    let (m, n) = (affine, next.affine)
    return ProjectiveTransform(
      AffineTransform(
        a: n.a * m.a + n.c * m.b + n.tx * px, b: n.b * m.a + n.d * m.b + n.ty * px,
        c: n.a * m.c + n.c * m.d + n.tx * py, d: n.b * m.c + n.d * m.d + n.ty * py,
        tx: n.a * m.tx + n.c * m.ty + n.tx * pw, ty: n.b * m.tx + n.d * m.ty + n.ty * pw),
      px: next.px * m.a + next.py * m.b + next.pw * px,
      py: next.px * m.c + next.py * m.d + next.pw * py,
      pw: next.px * m.tx + next.py * m.ty + next.pw * pw)
  }

  /// This map followed by an affine one.
  public func then(_ next: AffineTransform) -> ProjectiveTransform {
    then(ProjectiveTransform(next))
  }

  /// The map back, or nothing where the plane is seen from its edge.
  ///
  /// It is the adjugate over the determinant, so that what lies before the eye has a denominator above 0 both ways.
  public var inverse: ProjectiveTransform? {
    let m = affine
    let (i, j, k) = (
      m.d * pw - m.ty * py, m.ty * px - m.b * pw, m.b * py - m.d * px
    )
    let det = m.a * i + m.c * j + m.tx * k
    guard det != 0, det.isFinite else { return nil }
    return ProjectiveTransform(
      AffineTransform(
        a: i / det, b: j / det, c: (m.tx * py - m.c * pw) / det, d: (m.a * pw - m.tx * px) / det,
        tx: (m.c * m.ty - m.tx * m.d) / det, ty: (m.tx * m.b - m.a * m.ty) / det),
      px: k / det, py: (m.c * px - m.a * py) / det, pw: (m.a * m.d - m.c * m.b) / det)
  }
}
