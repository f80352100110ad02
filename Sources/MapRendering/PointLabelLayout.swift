import Drawing
import GeoCore
import MapStyle
import Symbols

/// Where the text of a point symbol may stand about its point.
struct PointLabelLayout {
  private let label: PointLabel
  private let places: [(anchor: LabelAnchor, offset: Point)]

  init(_ symbols: SymbolLayer, _ context: EvaluationContext, _ text: SymbolText, bearing: Double) {
    var label = PointLabel(text.text)
    label.padding = symbols.textPadding.value(context)
    label.angle = Self.angle(symbols, context, bearing)
    places = Self.places(symbols, context, size: text.size)
    label.justification = Self.justification(symbols, context)
    self.label = label
  }

  func parts(at point: Point) -> [SymbolPart] {
    places.map { label.placed(at: point, anchor: $0.anchor, offset: $0.offset) }
  }

  /// The extents of the text at its places, seen from the point before it is turned.
  var boxes: [Rect] { places.map { label.box(anchor: $0.anchor, offset: $0.offset) } }

  private static func angle(
    _ symbols: SymbolLayer, _ context: EvaluationContext, _ bearing: Double
  ) -> Double {
    let turn = symbols.textRotate.value(context)
    let isOnMap = symbols.textRotationAlignment.value(context) == .map
    return (turn - (isOnMap ? bearing : 0)) * .pi / 180
  }

  private static func places(
    _ symbols: SymbolLayer, _ context: EvaluationContext, size: Double
  ) -> [(LabelAnchor, Point)] {
    if let pairs = symbols.textVariableAnchorOffset.value(context), !pairs.isEmpty {
      return pairs.map { (LabelAnchor($0.anchor), $0.offset * size) }
    }
    let radius = symbols.textRadialOffset.value(context) * size
    let offset = symbols.textOffset.value(context) * size
    if let anchors = symbols.textVariableAnchor.value(context), !anchors.isEmpty {
      return anchors.map { anchor in
        let anchor = LabelAnchor(anchor)
        let away =
          symbols.textRadialOffset.isDefined
          ? anchor.away(radius)
          : anchor.away(horizontally: abs(offset.x), vertically: abs(offset.y))
        return (anchor, away)
      }
    }
    let anchor = LabelAnchor(symbols.textAnchor.value(context))
    return [(anchor, symbols.textRadialOffset.isDefined ? anchor.away(radius) : offset)]
  }

  private static func justification(
    _ symbols: SymbolLayer, _ context: EvaluationContext
  ) -> PointLabel.Justification {
    switch symbols.textJustify.value(context) {
    case .auto: .auto
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension LabelAnchor {
  init(_ anchor: SymbolAnchor) {
    self = LabelAnchor(rawValue: anchor.rawValue) ?? .center
  }

  /// The move that takes a label `radius` away from its point on the side its anchor leaves.
  func away(_ radius: Double) -> Point {
    let isCorner = horizontal != 0.5 && vertical != 0.5
    // At a corner the way is shared between both directions: radius / √2 each.
    let r = isCorner ? radius / 2.0.squareRoot() : radius
    return away(horizontally: r, vertically: r)
  }

  func away(horizontally x: Double, vertically y: Double) -> Point {
    Point(x: (1 - 2 * horizontal) * x, y: (1 - 2 * vertical) * y)
  }
}
