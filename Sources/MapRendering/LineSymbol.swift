import Drawing
import GeoCore
import Glibc
import MapStyle
import Symbols

/// A symbol that stands along lines, with the rules of its layer.
struct LineSymbol {
  let text: SymbolText?
  let icon: SymbolIcon?
  let sortKey: Double
  /// From one to the next, in points.
  let spacing: Double
  private let rules: LineAnchors
  private let label: SegmentLabel?
  private let point: PointLabelLayout?

  init(
    _ symbols: SymbolLayer, _ context: EvaluationContext, _ text: SymbolText?, _ icon: SymbolIcon?,
    sortKey: Double
  ) {
    (self.text, self.icon, self.sortKey) = (text, icon, sortKey)
    let layout = context.laidOut
    spacing = symbols.symbolSpacing.value(layout)
    let point = text.map { PointLabelLayout(symbols, context, $0, bearing: 0) }
    let isAlong = symbols.turnsTextsAlongLines(layout)
    label = text.flatMap { isAlong ? Self.label(symbols, layout, $0) : nil }
    rules = Self.rules(symbols, context, text, icon?.shape(about: point?.boxes.first?.box))
    self.point = point
  }

  private static func label(
    _ symbols: SymbolLayer, _ layout: EvaluationContext, _ text: SymbolText
  ) -> SegmentLabel {
    var label = SegmentLabel(text.text)
    label.columns = text.columns
    label.anchor = LabelAnchor(symbols.textAnchor.value(layout))
    label.keepUpright = symbols.textKeepUpright.value(layout)
    label.turnsGlyphs = symbols.textRotationAlignment.value(layout) != .viewportGlyph
    label.padding = symbols.textPadding.value(layout)
    // Small labels keep at least 10 of 24 parts of an em free.
    label.roomHeight = max(text.text.size.height, text.size * 10 / 24) * text.roominess
    label.offset = symbols.textMoveOnLine(layout, label.anchor) * text.size
    return label
  }

  private static func rules(
    _ symbols: SymbolLayer, _ context: EvaluationContext, _ text: SymbolText?, _ icon: IconShape?
  ) -> LineAnchors {
    // Distances are for the text's size at zoom 18 even where there is no text; 24 is the size icons have their own
    // extent at.
    var far = context
    far.zoom = 18
    let size = text?.farSize ?? symbols.textSize.value(far)
    let iconLength = (icon?.box.width ?? 0) * size / 24
    let shaped = text.map { $0.columns ?? $0.text }
    let textLength = (shaped?.size.width ?? 0) / (text?.size ?? 1) * size
    var rules = LineAnchors(labelLength: max(iconLength, textLength))
    rules.spacing = max(1, symbols.symbolSpacing.value(context.laidOut))
    rules.glyphSize = size
    rules.smooths = false
    rules.maxAngle =
      text == nil ? .infinity : symbols.textMaxAngle.value(context.laidOut) * .pi / 180
    return rules
  }

  /// Whether one place of its text is as good as another.
  var hasChoice: Bool { label == nil && point?.hasChoice ?? false }

  /// Where it stands on a line that is measured in points.
  func anchors(
    _ tiles: SymbolTiles, along line: [Point], isCentered: Bool, isContinued: Bool
  ) -> [LineAnchor] {
    if isCentered { return rules.center(of: line).map { [$0] } ?? [] }
    var own = rules
    own.overscaling = tiles.overscaling
    own.isContinued = isContinued
    return own.along(line)
  }

  /// Its text at its possible places.
  func texts(at spot: LineSpot, _ move: AffineTransform) -> [SymbolPart] {
    guard let label else { return point?.parts(at: move(spot.point)) ?? [] }
    let line = move == .identity ? spot.line : spot.line.map { move($0) }
    let part = label.placed(along: line, at: spot.distance, point: move(spot.point))
    return part.map { [$0] } ?? []
  }

  /// Its icon there.
  func laidIcon(at spot: LineSpot, _ move: AffineTransform, _ map: AffineTransform) -> LaidIcon? {
    guard let icon else { return nil }
    return LaidIcon(
      icon: icon, places: icon.places(at: move(spot.point), about: point?.boxes ?? []),
      angle: icon.rotation + icon.turn(alongLine: spot.angle, map))
  }
}

/// A place on a line of the picture.
struct LineSpot {
  let point: Point
  /// The line, in points.
  let line: [Point]
  /// How far along it the place is, in points.
  let distance: Double
  /// The direction of the line in its tile, in radians clockwise from rightwards.
  let angle: Double
}

extension SymbolIcon {
  /// How far it is turned with a line, in degrees.
  ///
  /// - Parameters:
  ///   - angle: the line's direction, in radians clockwise from rightwards.
  ///   - map: from the coordinates of the line to the picture.
  func turn(alongLine angle: Double, _ map: AffineTransform = .identity) -> Double {
    guard turnsWithMap else { return 0 }
    let (x, y) = (cos(angle), sin(angle))
    let (dx, dy) = (map.a * x + map.c * y, map.b * x + map.d * y)
    let isUpsideDown = keepsUpright && dx < 0
    return atan2(dy, dx) * 180 / .pi + (isUpsideDown ? 180 : 0)
  }
}
