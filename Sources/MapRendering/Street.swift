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
    _ symbols: SymbolLayer, _ context: EvaluationContext, _ text: SymbolText, _ icon: SymbolIcon?
  ) {
    (self.text, self.icon) = (text, icon)
    let layout = context.laidOut
    var label = LineLabel(text.text)
    label.columns = text.columns
    label.padding = symbols.textPadding.value(layout)
    label.keepUpright = symbols.textKeepUpright.value(layout)
    label.turnsGlyphs = symbols.textRotationAlignment.value(layout) != .viewportGlyph
    label.offset = symbols.textOffset.value(layout) * text.size
    self.label = label
    let iconLength = icon.map { $0.shape.box.width * $0.size } ?? 0
    var anchors = LineAnchors(labelLength: max(label.length, iconLength))
    anchors.spacing = max(1, symbols.symbolSpacing.value(layout))
    anchors.maxAngle = symbols.textMaxAngle.value(layout) * .pi / 180
    anchors.glyphSize = text.size
    self.anchors = anchors
    sortKey = symbols.symbolSortKey.value(layout) ?? 0
    isAlongLine = symbols.turnsTextsAlongLines(layout)
    point = PointLabelLayout(symbols, context, text, bearing: 0)
  }

  /// Offers the text at every place along `line` inside the picture where it fits.
  func offer(
    along line: [Point], isCentered: Bool, _ walk: SymbolWalk, in frame: Rect,
    to bucket: inout SymbolBucket
  ) {
    let places = isCentered ? anchors.center(of: line).map { [$0] } ?? [] : anchors.along(line)
    let seen = places.filter { frame.contains($0.point) }
    let labels = isAlongLine ? label.placed(along: line, at: seen) : []
    for (index, anchor) in seen.enumerated() {
      let texts =
        isAlongLine
        ? labels[index].map { [$0] } ?? []
        : point.parts(at: walk.textMove(anchor.point))
      guard !texts.isEmpty else { continue }
      var symbol = BucketSymbol(text: text, anchor: anchor.point, tile: .all)
      symbol.icon = icon.map { laid($0, anchor, walk.move(anchor.point), count: texts.count) }
      bucket.append(
        symbol, texts, sortKey: sortKey, repeatsWithin: anchors.spacing * 0.5)
    }
  }

  private func laid(
    _ icon: SymbolIcon, _ anchor: LineAnchor, _ at: Point, count: Int
  ) -> LaidIcon {
    LaidIcon(
      icon: icon, places: icon.places(at: at, about: Array(point.boxes.prefix(count))),
      angle: icon.rotation + icon.turn(alongLine: anchor.angle))
  }
}

/// What pieces of a line must share in order to bear one label.
struct StreetKey: Hashable {
  private let text: String
  private let size: Double
  private let paints: [TextPaint]
  private let icon: String?
  private let iconPaint: IconPaint?

  init(_ text: SymbolText, _ icon: SymbolIcon?) {
    self.text = text.plain
    size = text.size
    paints = text.paints
    self.icon = icon?.name
    iconPaint = icon?.paint
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
