import GeoCore
import MapStyle
import Symbols

/// An icon's picture in a box about its anchor.
struct IconShape {
  let image: StyleImage
  /// Where it lies, in points at size 1, seen from the anchor before it is turned.
  private(set) var box: Rect
  /// How far the picture reaches beyond the box where the box holds its content: left, top, right, bottom.
  private(set) var overhang = Insets(0)
  /// Whether the box is that of a text, so that the picture's content lies in it and its stretches grow.
  private(set) var isFitted = false

  /// The picture in its own extent.
  init(_ image: StyleImage, anchor: SymbolAnchor, offset: Point) {
    self.image = image
    let anchor = LabelAnchor(anchor)
    let size = image.size
    box = Rect(
      x: offset.x - size.width * anchor.horizontal, y: offset.y - size.height * anchor.vertical,
      width: size.width, height: size.height)
  }

  /// The picture about a text: `icon-text-fit` says in which directions it takes its extent; in the others it keeps
  /// its own about the text's middle.
  func fitted(to text: Rect, _ fit: IconTextFit, _ padding: Padding, offset: Point) -> IconShape {
    var own = self
    let size = image.size
    own.isFitted = true
    var grown = Rect(
      x: text.center.x - size.width / 2, y: text.center.y - size.height / 2, width: size.width,
      height: size.height)
    if fit == .width || fit == .both {
      (grown.minX, grown.maxX) = (text.minX - padding.left, text.maxX + padding.right)
    }
    if fit == .height || fit == .both {
      (grown.minY, grown.maxY) = (text.minY - padding.top, text.maxY + padding.bottom)
    }
    own.box = grown.offset(by: offset)
    if let content = image.content {
      let ratio = image.pixelRatio
      own.overhang = Insets(
        top: content.minY / ratio, right: size.width - content.maxX / ratio,
        bottom: size.height - content.maxY / ratio, left: content.minX / ratio)
      own.box = own.proportional(content)
    }
    return own
  }

  /// A picture that is fitted to nothing, since there is no text.
  func fittedToItself() -> IconShape {
    var own = self
    own.isFitted = true
    return own
  }

  /// The box as `textFitWidth` and `textFitHeight` let it grow: the side that is in proportion follows the other.
  private func proportional(_ content: Rect) -> Rect {
    guard content.width > 0, content.height > 0, !box.isEmpty else { return box }
    let ratio = content.width / content.height
    let isNarrow = box.width / box.height < ratio
    var (x, y) = (1.0, 1.0)
    switch (image.textFitWidth, image.textFitHeight) {
    case (.proportional, .proportional):
      x = (box.height * ratio).rounded(.up) / box.width
    case (.stretchOnly, .proportional):
      if isNarrow { x = (box.height * ratio).rounded(.up) / box.width }
    case (.proportional, .stretchOnly):
      if !isNarrow, box.width / box.height != ratio {
        y = (box.width / ratio).rounded(.up) / box.height
      }
    default: break
    }
    // It grows about the anchor, where texts are centred.
    return Rect(
      x: box.minX * x, y: box.minY * y, width: box.width * x, height: box.height * y)
  }

  /// The parts of the picture, in its pixels, and where each lies at a size, in points.
  ///
  /// A picture is one part with a transparent pixel around it; one that stretches is cut where stretches begin and
  /// end.
  func pieces(size: Double) -> [(source: Rect, target: Rect)] {
    let isCut = isFitted && (image.stretchX != nil || image.stretchY != nil)
    let columns = axis(\.width, image.stretchX, image.content.map { $0.minX...$0.maxX }, isCut)
      .cuts(over: box.minX...box.maxX, size)
    let rows = axis(\.height, image.stretchY, image.content.map { $0.minY...$0.maxY }, isCut)
      .cuts(over: box.minY...box.maxY, size)
    var pieces: [(Rect, Rect)] = []
    for (left, right) in zip(columns, columns.dropFirst()) {
      for (top, bottom) in zip(rows, rows.dropFirst()) {
        let source = Rect(
          minX: left.source, minY: top.source, maxX: right.source, maxY: bottom.source)
        let target = Rect(
          minX: left.target, minY: top.target, maxX: right.target, maxY: bottom.target)
        if !source.isEmpty, !target.isEmpty { pieces.append((source, target)) }
      }
    }
    return pieces
  }

  private func axis(
    _ side: KeyPath<Size, Double>, _ stretches: [ClosedRange<Double>]?,
    _ content: ClosedRange<Double>?, _ isCut: Bool
  ) -> StretchAxis {
    let length = image.size[keyPath: side] * image.pixelRatio
    let axis = StretchAxis(
      length: length, stretches: stretches ?? [0...length], content: isFitted ? content : nil,
      pixelRatio: image.pixelRatio, isCut: isCut)
    // A picture of which nothing may grow where its text stands grows as a whole.
    guard !axis.grows else { return axis }
    return StretchAxis(
      length: length, stretches: [0...length], content: nil, pixelRatio: image.pixelRatio,
      isCut: isCut)
  }
}
