import Drawing
import GeoCore
import MapStyle
import Symbols

/// Where the text of a point symbol may stand about its point, and in which ways of writing.
struct PointLabelLayout {
  private var labels: [PointLabel] = []
  /// Which of them are columns.
  private var columns: [Bool] = []
  private let places: [Place]

  private enum Place {
    /// Turned with the text about its anchor.
    case fixed(LabelAnchor, Point)
    /// One of several sides.
    case beside(LabelAnchor, Point)
  }

  init(_ symbols: SymbolLayer, _ context: EvaluationContext, _ text: SymbolText, bearing: Double) {
    let layout = context.laidOut
    places = Self.places(symbols, layout, size: text.size)
    for mode in Self.modes(symbols, layout, text) {
      var label = PointLabel(mode == .vertical ? text.columns ?? text.text : text.text)
      label.padding = symbols.textPadding.value(layout)
      label.roominess = text.roominess
      let turn = symbols.textRotate.value(layout) + (mode == .vertical ? 90 : 0)
      label.turn = turn * .pi / 180
      let isOnMap = symbols.textRotationAlignment.value(layout) == .map
      label.mapTurn = isOnMap ? -bearing * .pi / 180 : 0
      // Columns begin at the top.
      label.justification = mode == .vertical ? .left : Self.justification(symbols, layout)
      labels.append(label)
      columns.append(mode == .vertical)
    }
  }

  // What has no columns is written in rows, whatever the layer wants.
  private static func modes(
    _ symbols: SymbolLayer, _ layout: EvaluationContext, _ text: SymbolText
  ) -> [WritingMode] {
    guard text.columns != nil, let modes = symbols.textWritingMode.value(layout), !modes.isEmpty
    else { return [.horizontal] }
    return modes
  }

  /// The text at its possible places, the best first.
  func parts(at point: Point) -> [SymbolPart] {
    labels.flatMap { label in
      places.map { place in
        switch place {
        case .fixed(let anchor, let offset):
          label.placed(at: point, anchor: anchor, offset: offset)
        case .beside(let anchor, let offset):
          label.placed(beside: point, anchor: anchor, offset: offset)
        }
      }
    }
  }

  /// The extents of the text at its places, seen from the point before it is turned, and how far columns are turned,
  /// in degrees.
  var boxes: [(box: Rect, turn: Double)] {
    zip(labels, columns).flatMap { label, isColumn in
      places.map { place in
        switch place {
        case .fixed(let anchor, let offset):
          (label.box(anchor: anchor, offset: offset), isColumn ? 90 : 0)
        case .beside(let anchor, let offset):
          (
            label.box(anchor: .center, offset: label.shift(beside: anchor, offset)),
            isColumn ? 90 : 0
          )
        }
      }
    }
  }

  /// Whether one side is as good as another, so that a free one is looked for first.
  var hasChoice: Bool {
    if case .beside = places.first { true } else { false }
  }

  private static func places(
    _ symbols: SymbolLayer, _ layout: EvaluationContext, size: Double
  ) -> [Place] {
    if let pairs = symbols.textVariableAnchorOffset.value(layout), !pairs.isEmpty {
      return pairs.map { pair in
        let anchor = LabelAnchor(pair.anchor)
        let nudge = (2 * anchor.vertical - 1) * LabelAnchor.baseline
        return .beside(anchor, Point(x: pair.offset.x, y: pair.offset.y + nudge) * size)
      }
    }
    let radius = max(0, symbols.textRadialOffset.value(layout))
    let offset = symbols.textOffset.value(layout)
    if let anchors = symbols.textVariableAnchor.value(layout), !anchors.isEmpty {
      return anchors.map { anchor in
        let anchor = LabelAnchor(anchor)
        let away =
          symbols.textRadialOffset.isDefined
          ? anchor.away(radius)
          : anchor.away(horizontally: abs(offset.x), vertically: abs(offset.y))
        return .beside(anchor, away * size)
      }
    }
    let anchor = LabelAnchor(symbols.textAnchor.value(layout))
    return [.fixed(anchor, (radius > 0 ? anchor.away(radius) : offset) * size)]
  }

  private static func justification(
    _ symbols: SymbolLayer, _ layout: EvaluationContext
  ) -> PointLabel.Justification {
    switch symbols.textJustify.value(layout) {
    case .auto: .auto
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension SymbolLayer {
  /// How far a text along a line is moved along it and to its right, in ems.
  func textMoveOnLine(_ layout: EvaluationContext, _ anchor: LabelAnchor) -> Point {
    let radius = max(0, textRadialOffset.value(layout))
    return radius > 0 ? anchor.away(radius) : textOffset.value(layout)
  }
}

extension LabelAnchor {
  init(_ anchor: SymbolAnchor) {
    self = LabelAnchor(rawValue: anchor.rawValue) ?? .center
  }

  /// How much nearer texts stand above and below their point, in ems: lines are higher than their letters by as much
  /// (MapLibre's `baselineOffset`, 7 of 24).
  static let baseline = 7.0 / 24

  /// The move that takes a label `radius` ems away from its point on the side its anchor leaves.
  func away(_ radius: Double) -> Point {
    let isCorner = horizontal != 0.5 && vertical != 0.5
    // At a corner the way is shared between both directions: radius / √2 each.
    let r = isCorner ? radius / 2.0.squareRoot() : radius
    return away(horizontally: r, vertically: r)
  }

  /// The move in ems away from the point on the side the anchor leaves.
  func away(horizontally x: Double, vertically y: Double) -> Point {
    Point(x: (1 - 2 * horizontal) * x, y: (1 - 2 * vertical) * (y - Self.baseline))
  }
}
