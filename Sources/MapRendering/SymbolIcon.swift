import Colorimetry
import Drawing
import GeoCore
import MapStyle
import Symbols

/// The icon of a symbol as its layer asks for it.
struct SymbolIcon {
  /// The image's name in the style.
  let name: String
  let shape: IconShape
  let paint: IconPaint
  /// Factor of the picture's extent.
  let size: Double
  /// Degrees clockwise.
  let rotation: Double
  /// Whether it turns with the map, or with the line it stands on.
  let turnsWithMap: Bool
  let keepsUpright: Bool
  private let room: IconRoom
  private let fit: IconTextFit
  private let fitPadding: Padding
  private let offset: Point

  /// What a feature has.
  enum Finding {
    case found(SymbolIcon)
    /// An image that the style has not, by its name.
    case missing(String)
    case none
  }

  /// Looks for the icon of a feature.
  static func find(
    _ layer: SymbolLayer, _ context: EvaluationContext, _ resources: MapResources,
    pixelRatio: Double
  ) -> Finding {
    let layout = context.laidOut
    guard let name = layer.iconImage.value(layout)?.name, !name.isEmpty else { return .none }
    guard let image = resources.images[name] else { return .missing(name) }
    let icon = SymbolIcon(layer, context, (name, image), pixelRatio: pixelRatio)
    return icon.map { .found($0) } ?? .none
  }

  /// What is laid out is asked for at the whole zoom below, as tiles are laid out in MapLibre; sizes and paints at
  /// the picture's.
  private init?(
    _ layer: SymbolLayer, _ context: EvaluationContext, _ named: (String, StyleImage),
    pixelRatio: Double
  ) {
    let layout = context.laidOut
    let (name, image) = named
    size = layer.iconSize.value(context)
    guard size > 0, !Rect(image.size).isEmpty else { return nil }
    self.name = name
    offset = layer.iconOffset.value(layout)
    shape = IconShape(image, anchor: layer.iconAnchor.value(layout), offset: offset)
    rotation = layer.iconRotate.value(layout)
    turnsWithMap = layer.turnsIcons(context)
    keepsUpright = layer.iconKeepUpright.value(context)
    fit = layer.iconTextFit.value(context)
    fitPadding = layer.iconTextFitPadding.value(layout)
    paint = IconPaint(
      layer, context, image, isResampled: layer.resamplesIcons(context, image, pixelRatio))
    room = IconRoom(layer, context, layout)
  }

  /// The icon about a text that stands in `text`, seen from the anchor, where it asks for that.
  func shape(about text: Rect?) -> IconShape {
    guard fit != .none else { return shape }
    guard let text else { return shape.fittedToItself() }
    return shape.fitted(to: text, fit, fitPadding, offset: offset)
  }

  /// Where it may stand: once for each text it is fitted to.
  func places(at point: Point, about texts: [(box: Rect, turn: Double)]) -> [LaidIcon.Place] {
    guard isFitted, !texts.isEmpty else {
      return [LaidIcon.Place(shape: shape(about: nil), point: point)]
    }
    return texts.map {
      LaidIcon.Place(shape: shape(about: $0.box), point: point, turn: $0.turn)
    }
  }

  /// Whether its extent is that of its text.
  var isFitted: Bool { fit != .none }

  /// What a shape of it keeps free at `point`.
  func part(_ shape: IconShape, at point: Point, turn: Double) -> SymbolPart {
    SymbolPart(boxes: [room.box(of: shape, rotation + turn).offset(by: point)])
  }
}

/// The room an icon keeps free.
private struct IconRoom {
  private let padding: Padding
  private let size: Double

  /// Room is kept for the size at the next zoom, so that what is placed still has room while a map is enlarged.
  init(_ layer: SymbolLayer, _ context: EvaluationContext, _ layout: EvaluationContext) {
    padding = layer.iconPadding.value(layout)
    guard !layer.iconSize.isZoomConstant else {
      size = layer.iconSize.value(context)
      return
    }
    var next = layout
    next.zoom += 1
    size = layer.iconSize.value(next)
  }

  /// The upright box around the icon after its own turn.
  func box(of shape: IconShape, _ rotation: Double) -> Rect {
    let (box, over) = (shape.box, shape.overhang)
    let grown = Rect(
      minX: (box.minX - over.left) * size - padding.left,
      minY: (box.minY - over.top) * size - padding.top,
      maxX: (box.maxX + over.right) * size + padding.right,
      maxY: (box.maxY + over.bottom) * size + padding.bottom)
    return rotation == 0 ? grown : grown.transformed(.rotation(degrees: rotation))
  }
}

/// The colours of an icon.
struct IconPaint: Hashable {
  var opacity: Double
  /// Whether the image is a distance field, which alone has the colours.
  var isField: Bool
  /// Whether colours between pixels are found.
  var isResampled: Bool
  var color = Color.black
  var haloColor = Color.transparent
  var haloWidth = 0.0
  var haloBlur = 0.0

  init(
    _ layer: SymbolLayer, _ context: EvaluationContext, _ image: StyleImage, isResampled: Bool
  ) {
    opacity = min(max(0, layer.iconOpacity.value(context)), 1)
    isField = image.isSDF
    self.isResampled = isResampled
    guard isField else { return }
    color = layer.iconColor.value(context).opacity(opacity)
    haloColor = layer.iconHaloColor.value(context).opacity(opacity)
    haloWidth = max(0, layer.iconHaloWidth.value(context))
    haloBlur = max(0, layer.iconHaloBlur.value(context))
  }

  /// Whether the band around the icon can be seen.
  var hasHalo: Bool { isField && haloWidth > 0 && haloColor.alpha > 0 }
}

extension SymbolLayer {
  /// Whether texts run along lines, rather than standing upright on them.
  func turnsTextsAlongLines(_ context: EvaluationContext) -> Bool {
    symbolPlacement.value(context) != .point && textRotationAlignment.value(context) != .viewport
  }

  /// Whether icons turn with the map: where they are asked to, or by themselves along lines.
  func turnsIcons(_ context: EvaluationContext) -> Bool {
    switch iconRotationAlignment.value(context) {
    case .map: true
    case .auto: symbolPlacement.value(context) != .point
    default: false
    }
  }

  /// Whether an icon's pixels are not the picture's: MapLibre takes the nearest where they may be.
  fileprivate func resamplesIcons(
    _ context: EvaluationContext, _ image: StyleImage, _ pixelRatio: Double
  ) -> Bool {
    let liesOnMap =
      switch iconPitchAlignment.value(context) {
      case .map: true
      case .auto: turnsIcons(context)
      default: false
      }
    let isScaled = !iconSize.isFeatureConstant || iconSize.value(context) != 1
    let isTurned = !iconRotate.isFeatureConstant || iconRotate.value(context) != 0
    return liesOnMap || isScaled || isTurned || image.pixelRatio != pixelRatio
  }
}
