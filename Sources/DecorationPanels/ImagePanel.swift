import Drawing
public import GeoCore
public import Imaging
public import PanelLayout

/// A picture of pixels.
public struct ImagePanel: Panel, Hashable {
  /// How a picture is brought into a frame of another shape.
  public enum Fit: String, CaseIterable, Hashable, Sendable {
    /// Whole, as large as the frame allows.
    case fit
    /// As small as covers the frame; what reaches beyond it is cut off.
    case fill
    /// Exactly the frame, its shape given up.
    case stretch
    /// At its own size.
    case natural
  }

  /// The picture.
  public var image: Bitmap
  /// How it is brought into the frame.
  public var fit = Fit.fit
  /// Where it lies in the frame: 0 for left or top, 1 for right or bottom.
  public var anchor = Point(x: 0.5, y: 0.5)
  /// Its pixels to a point, above 0; default 1.
  public var pixelsPerPoint = 1.0
  /// What it shows, for those who cannot see it, or nothing.
  public var alternativeText: String?

  /// Shows a picture.
  public init(_ image: Bitmap) {
    self.image = image
  }

  /// The picture's own size in points.
  public var naturalSize: Size {
    let ratio = pixelsPerPoint.isFinite && pixelsPerPoint > 0 ? pixelsPerPoint : 1
    return Size(width: Double(image.width) / ratio, height: Double(image.height) / ratio)
  }

  /// Where the picture lies in a frame; it may reach beyond it.
  public func placement(in frame: Size) -> Rect {
    let own = naturalSize
    guard own.width > 0, own.height > 0 else { return Rect(.zero) }
    let (across, down) = (frame.width / own.width, frame.height / own.height)
    let size: Size
    switch fit {
    case .fit: size = own.scaled(min(across, down))
    case .fill: size = own.scaled(max(across, down))
    case .stretch: size = frame
    case .natural: size = own
    }
    return Rect(
      x: (frame.width - size.width) * anchor.x, y: (frame.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }

  /// The picture, cut off at the frame.
  ///
  /// - Throws: Nothing.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    let rect = placement(in: context.size)
    guard !rect.isEmpty, context.size.width > 0, context.size.height > 0 else { return output }
    var group = DisplayList.Group()
    group.clip = output.list.add(Path(Rect(context.size)))
    output.list.append(.begin(group))
    let index = output.list.add(image)
    output.list.append(.image(index: index, rect, opacity: 1, .linear))
    output.list.append(.end)
    var region = PanelRegion(.image, rect.intersection(Rect(context.size)))
    region.text = alternativeText
    output.regions.append(region)
    return output
  }

  /// The length that keeps the picture's shape, or its own where the other extent is not known.
  ///
  /// - Throws: Nothing.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    let own = naturalSize
    guard own.width > 0, own.height > 0 else { return 0 }
    guard cross.isFinite, fit != .natural else { return own[axis] }
    return max(0, cross) * own[axis] / own[axis.crossing]
  }
}

extension Size {
  fileprivate func scaled(_ factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}
