public import Drawing
public import GeoCore
public import Imaging

/// A picture that stands for a pin: a logo, a photograph, a drawing.
public final class PinPicture: Hashable, Sendable {
  /// What is drawn, in points of its own; only its size counts where there is a bitmap.
  public let list: DisplayList
  /// The pixels that are drawn over its size, or nothing.
  public let bitmap: Bitmap?
  /// Which point of it lies at the place, as shares of width and height from the top left corner; 0.5, 0.5 is its
  /// middle, 0.5, 1 the middle of its lower edge.
  public let anchor: Point
  /// How far that point is moved from the place, in points to the right and down.
  public let offset: Point

  /// Makes a picture; its middle lies at the place by default.
  public init(
    _ list: DisplayList, anchor: Point = Point(x: 0.5, y: 0.5), offset: Point = .zero
  ) {
    self.list = list
    bitmap = nil
    self.anchor = anchor
    self.offset = offset
  }

  /// A picture of pixels, `height` points high; nothing for a pixel to the point.
  public init(
    _ bitmap: Bitmap, height: Double? = nil, anchor: Point = Point(x: 0.5, y: 0.5),
    offset: Point = .zero
  ) {
    let scale = height.map { $0 / Double(max(1, bitmap.height)) } ?? 1
    list = DisplayList(
      size: Size(width: Double(bitmap.width) * scale, height: Double(bitmap.height) * scale))
    self.bitmap = bitmap
    self.anchor = anchor
    self.offset = offset
  }

  /// The same drawing, `height` points high.
  public convenience init(
    _ list: DisplayList, height: Double, anchor: Point = Point(x: 0.5, y: 0.5),
    offset: Point = .zero
  ) {
    let scale = list.size.height > 0 && height > 0 ? height / list.size.height : 1
    var sized = DisplayList(
      size: Size(width: list.size.width * scale, height: list.size.height * scale))
    var group = DisplayList.Group()
    group.transform = .scale(scale, scale)
    sized.append(list, as: group)
    self.init(sized, anchor: anchor, offset: offset)
  }

  /// Where it lies relative to the place.
  func box(scale: Double) -> Rect {
    let size = Size(width: list.size.width * scale, height: list.size.height * scale)
    return Rect(
      x: offset.x * scale - size.width * anchor.x, y: offset.y * scale - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Pictures are the same where they are one.
  public static func == (a: PinPicture, b: PinPicture) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
