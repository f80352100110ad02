import Drawing
import GeoCore
import MapStyle
import Symbols

/// A text that runs along lines, or a shield that stands on them, with the rules of its layer.
struct Street {
  /// How far outside the picture lines are still followed, in points: a label half outside is not drawn anyway.
  static let margin = 64.0

  let text: SymbolText
  private let icon: SymbolIcon?
  private let label: LineLabel
  private let anchors: LineAnchors
  private let sortKey: Double
  private let isAlongLine: Bool
  private let point: PointLabelLayout

  init(
    _ symbols: SymbolLayer, _ context: EvaluationContext, _ text: SymbolText, _ icon: SymbolIcon?,
    sortKey: Double
  ) {
    (self.text, self.icon, self.sortKey) = (text, icon, sortKey)
    let layout = context.laidOut
    var label = LineLabel(text.text)
    label.columns = text.columns
    label.padding = symbols.textPadding.value(layout)
    label.keepUpright = symbols.textKeepUpright.value(layout)
    label.turnsGlyphs = symbols.textRotationAlignment.value(layout) != .viewportGlyph
    label.anchor = LabelAnchor(symbols.textAnchor.value(layout))
    label.offset = symbols.textMoveOnLine(layout, label.anchor) * text.size
    self.label = label
    let iconLength = icon.map { $0.shape.box.width * $0.size } ?? 0
    var anchors = LineAnchors(labelLength: max(label.length, iconLength))
    anchors.spacing = max(1, symbols.symbolSpacing.value(layout))
    anchors.maxAngle = symbols.textMaxAngle.value(layout) * .pi / 180
    anchors.glyphSize = text.size
    self.anchors = anchors
    isAlongLine = symbols.turnsTextsAlongLines(layout)
    point = PointLabelLayout(symbols, context, text, bearing: 0)
  }

  /// Offers the text at every place along `line` inside the picture where it fits.
  func offer(
    along line: [Point], isCentered: Bool, _ walk: SymbolWalk, in frame: Rect,
    to bucket: inout SymbolBucket
  ) {
    let found = isCentered ? anchors.center(of: line).map { [$0] } ?? [] : anchors.along(line)
    let places = found.filter { frame.contains($0.point) }
    for (anchor, texts) in zip(places, texts(along: line, at: places, walk.textMove)) {
      // A text that the line has no place for is one that found no room.
      guard !texts.isEmpty || icon != nil && bucket.rules.iconStandsAlone else { continue }
      var symbol = BucketSymbol(text: text, anchor: anchor.point, tile: .all)
      symbol.icon = icon.map { laid($0, anchor, walk.move(anchor.point), count: texts.count) }
      bucket.append(
        symbol, texts, sortKey: sortKey, repeatsWithin: anchors.spacing * 0.5)
    }
  }

  private func texts(
    along line: [Point], at places: [LineAnchor], _ move: AffineTransform
  ) -> [[SymbolPart]] {
    guard isAlongLine else { return places.map { point.parts(at: move($0.point)) } }
    let line = move == .identity ? line : line.map { move($0) }
    return label.placed(along: line, at: places).map { part in part.map { [$0] } ?? [] }
  }

  private func laid(
    _ icon: SymbolIcon, _ anchor: LineAnchor, _ at: Point, count: Int
  ) -> LaidIcon {
    LaidIcon(
      icon: icon, places: icon.places(at: at, about: Array(point.boxes.prefix(count))),
      angle: icon.rotation + icon.turn(alongLine: anchor.angle))
  }
}

/// What pieces of a line must share in order to bear one label: all that features of a layer may differ in.
struct StreetKey: Hashable {
  private let spans: [TextSpan]
  private let paints: [TextPaint]
  private let images: [Int: String]
  private let icon: String?
  private let iconPaint: IconPaint?
  private let numbers: [Double]
  private let anchor: SymbolAnchor

  init(
    _ symbols: SymbolLayer, _ context: EvaluationContext, _ text: SymbolText, _ icon: SymbolIcon?,
    sortKey: Double
  ) {
    let layout = context.laidOut
    (spans, paints, images) = (text.spans, text.paints, text.images)
    (self.icon, iconPaint) = (icon?.name, icon?.paint)
    let offset = symbols.textOffset.value(layout)
    anchor = symbols.textAnchor.value(layout)
    numbers = [
      sortKey, offset.x, offset.y, symbols.textRadialOffset.value(layout),
      symbols.textRotate.value(layout), icon?.size ?? 0, icon?.rotation ?? 0,
    ]
  }
}

/// The lines of each label, in the order in which labels are met.
struct Streets {
  private(set) var gathered: [(street: Street, lines: [[Point]])] = []
  private var indices: [StreetKey: Int] = [:]

  /// Adds lines to a label, which is made where it is met first.
  mutating func add(_ lines: [[Point]], _ key: StreetKey, _ make: () -> Street) {
    if let index = indices[key] {
      gathered[index].lines += lines
    } else {
      indices[key] = gathered.count
      gathered.append((make(), lines))
    }
  }
}
