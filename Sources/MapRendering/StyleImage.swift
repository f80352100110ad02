public import GeoCore
public import Imaging

/// An image that a style draws by name: an icon or a pattern.
public struct StyleImage: Hashable, Sendable {
  /// How an icon may grow with the text it is fitted to.
  public enum TextFit: String, Hashable, Sendable {
    /// In both directions.
    case stretchOrShrink
    /// Only to become larger.
    case stretchOnly
    /// In proportion to the other side.
    case proportional
  }

  /// Its pixels.
  public var bitmap: Bitmap
  /// Pixels per logical point.
  public var pixelRatio = 1.0
  /// Whether its alpha is a distance from the edge, so that it is drawn in any colour and with a halo.
  public var isSDF = false
  /// The columns that may be stretched, in pixels; nothing for all.
  public var stretchX: [ClosedRange<Double>]?
  /// The rows that may be stretched, in pixels; nothing for all.
  public var stretchY: [ClosedRange<Double>]?
  /// Where text may stand, in pixels; nothing for everywhere.
  public var content: Rect?
  /// How the width may grow with a text.
  public var textFitWidth = TextFit.stretchOrShrink
  /// How the height may grow with a text.
  public var textFitHeight = TextFit.stretchOrShrink

  /// Makes an image of a pixel a point.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Its extent in logical points.
  public var size: Size {
    Size(width: Double(bitmap.width) / pixelRatio, height: Double(bitmap.height) / pixelRatio)
  }
}

/// The images of a style by name.
public struct StyleImages: Sendable {
  private var images: [String: StyleImage] = [:]

  /// No images.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { images.isEmpty }

  /// The names, sorted.
  public var names: [String] { images.keys.sorted() }

  /// Adds an image; one of the same name is replaced.
  public mutating func add(_ image: StyleImage, named name: String) {
    images[name] = image
  }

  /// The image called `name`.
  public subscript(name: String) -> StyleImage? { images[name] }
}
