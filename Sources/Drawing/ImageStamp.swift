public import Colorimetry
public import GeoCore

/// A part of a picture laid on the plane as a map's icons are: by the middles of the device's pixels, without
/// coverage at its edges.
///
/// A pixel whose middle lies inside the target takes the picture's value there. Beyond its edges the picture is
/// transparent, so that what reaches a pixel further than it fades out.
public struct ImageStamp: Hashable, Sendable {
  /// What is made of the picture's pixels.
  public enum Ink: Hashable, Sendable {
    /// Their colours times an opacity, 0…1.
    case colors(opacity: Double, DisplayList.Interpolation)
    /// One colour; how much of it is found in a distance field.
    case field(Color, FieldBand)
  }

  /// The part of the picture, in its pixels; it may reach beyond.
  public var source: Rect
  /// Where the part lies, in the stamp's own coordinates.
  public var target: Rect
  /// From the stamp's coordinates to points.
  public var transform: AffineTransform
  /// What is made of the pixels.
  public var ink: Ink

  /// Lays `source` into `target`.
  public init(source: Rect, target: Rect, transform: AffineTransform, ink: Ink) {
    self.source = source
    self.target = target
    self.transform = transform
    self.ink = ink
  }

  /// From the picture's pixels to points; nothing where source or target are empty or not finite.
  public var placing: AffineTransform? {
    guard !source.isEmpty, !target.isEmpty else { return nil }
    let (x, y) = (target.width / source.width, target.height / source.height)
    guard x.isFinite, y.isFinite else { return nil }
    return AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y
    ).then(transform)
  }
}

/// Which distances of a field are coloured.
///
/// A field's alpha is ¾ (of 1) at the shape's edge and changes by ⅛ a point of the shape at its own size, as in the
/// sprites and glyphs of MapLibre; the formulas are those of its shader `symbol_sdf`.
public struct FieldBand: Hashable, Sendable {
  /// How many points the shape is drawn at for each of its own, above 0.
  public var scale: Double
  /// The band around the shape, or nothing for the shape itself.
  public var halo: Halo?

  /// A band around a shape.
  public struct Halo: Hashable, Sendable {
    /// How far it reaches, in points.
    public var width: Double
    /// Over how much it fades, in points.
    public var blur: Double

    /// Makes a band.
    public init(width: Double, blur: Double) {
      self.width = width
      self.blur = blur
    }
  }

  /// Colours a shape or the band around it.
  public init(scale: Double, halo: Halo? = nil) {
    self.scale = scale
    self.halo = halo
  }

  private static let edge = 0.75
  /// A point of the shape in a field's alpha is one in so many.
  private static let range = 8.0
  /// Half the width of an edge's transition on a device of one pixel a point.
  private static let softness = 0.105

  /// How much of the colour belongs where the field is `distance`, 0…1.
  ///
  /// - Parameter density: the device's pixels per point.
  public func coverage(_ distance: Double, density: Double) -> Double {
    let gamma = Self.softness / density / scale
    guard let halo else { return Self.step(Self.edge, gamma, distance) }
    // The halo lies around the shape, not under it, as a shape may be translucent.
    let soft = (halo.blur * 1.19 / Self.range) / scale + gamma
    let outer = (6 - halo.width / scale) / Self.range
    let inner = Self.step(Self.edge + soft, soft, distance)
    return min(Self.step(outer, soft, distance), 1 - inner)
  }

  /// GLSL's `smoothstep` from `middle − half` to `middle + half`.
  private static func step(_ middle: Double, _ half: Double, _ x: Double) -> Double {
    guard half > 0 else { return x < middle ? 0 : 1 }
    let t = min(max((x - middle + half) / (2 * half), 0), 1)
    return t * t * (3 - 2 * t)
  }
}
