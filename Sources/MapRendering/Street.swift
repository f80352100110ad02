import Drawing
import GeoCore
import MapStyle
import Symbols

/// A text that runs along lines, with the rules of its layer.
struct Street {
  /// How far outside the picture lines are still followed, in points: a label half outside is not drawn anyway.
  static let margin = 64.0

  let text: SymbolText
  private let label: LineLabel
  private let anchors: LineAnchors
  private let rules: SymbolRules
  private let sortKey: Double
  private let isAlongLine: Bool
  private let point: PointLabel

  init(_ symbols: SymbolLayer, _ context: EvaluationContext, _ text: SymbolText) {
    self.text = text
    var label = LineLabel(text.text)
    label.padding = symbols.textPadding.value(context)
    label.keepUpright = symbols.textKeepUpright.value(context)
    label.offset = symbols.textOffset.value(context) * text.size
    self.label = label
    var anchors = LineAnchors(labelLength: label.length)
    anchors.spacing = max(1, symbols.symbolSpacing.value(context))
    anchors.maxAngle = symbols.textMaxAngle.value(context) * .pi / 180
    anchors.glyphSize = text.size
    self.anchors = anchors
    rules = SymbolRules(symbols, context)
    sortKey = symbols.symbolSortKey.value(context) ?? 0
    let alignment = symbols.textRotationAlignment.value(context)
    isAlongLine = alignment == .map || alignment == .auto
    var point = PointLabel(text.text)
    point.padding = label.padding
    self.point = point
  }

  /// Offers the text at every place along `line` inside the picture where it fits.
  func offer(
    along line: [Point], isCentered: Bool, frame: Rect, to bucket: inout SymbolBucket
  ) {
    let places = isCentered ? anchors.center(of: line).map { [$0] } ?? [] : anchors.along(line)
    for anchor in places where frame.contains(anchor.point) {
      let part =
        isAlongLine
        ? label.placed(along: line, at: anchor) : point.placed(at: anchor.point, anchor: .center)
      guard let part else { continue }
      bucket.append(
        text, at: anchor.point, [part], sortKey, rules, repeatsWithin: anchors.spacing * 0.5)
    }
  }
}
