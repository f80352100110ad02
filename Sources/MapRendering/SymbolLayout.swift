import Drawing
import GeoCore
import MapStyle
import Symbols
import VectorTiles

extension LayerPainter {
  /// Finds everything that a symbol layer would show if there were room.
  mutating func bucket(
    _ symbols: SymbolLayer, of layer: StyleLayer, rank: Int, from tiles: [PictureTile],
    _ shaping: any TextShaping
  ) -> SymbolBucket {
    var rules = SymbolRules(symbols, context)
    rules.avoidsEdge = !cutsSymbols
    var bucket = SymbolBucket(symbols, of: layer, rank: rank, rules: rules)
    let walk = SymbolWalk(
      symbols: symbols,
      features: FeatureWalk(
        layer: layer, views: views(of: layer, from: tiles), context: context),
      texts: SymbolTextSource(shaping: shaping, images: resources.images),
      move: iconMove(symbols), textMove: textMove(symbols))
    switch symbols.symbolPlacement.value(context) {
    case .point: layOutPoints(walk, &bucket)
    case .line: layOutLines(walk, isCentered: false, &bucket)
    case .lineCenter: layOutLines(walk, isCentered: true, &bucket)
    }
    bucket.order(fromBelow: symbols.symbolZOrder.value(context) == .viewportY)
    return bucket
  }

  private mutating func layOutPoints(_ walk: SymbolWalk, _ bucket: inout SymbolBucket) {
    let symbols = walk.symbols
    let modes = symbols.textWritingMode.value(context.laidOut) ?? []
    walk.features.forEach(margin: symbolMargin) { view, feature, context in
      // Texts are cached, the middles of areas are searched for: many areas have no symbol.
      let text = findText(symbols, context, walk.texts, .point(modes))
      let icon = findIcon(symbols, context)
      guard text != nil || icon != nil else { return }
      let sortKey = walk.sortKey(context)
      let label = text.map {
        PointLabelLayout(symbols, context, $0, bearing: frame.viewport.camera.bearing)
      }
      // Archives hold places twice; and the world under a city names it once more, not quite at the same place.
      let reach = view.tile.isBelow ? 16 * (text?.size ?? 0) : 4
      let tiles = SymbolTiles(view, zoom: frame.viewport.camera.zoom)
      for anchor in anchors(of: feature, view) {
        var symbol = BucketSymbol(text: text, anchor: anchor, tile: tiles.place(of: anchor))
        symbol.icon = icon.map { laid($0, at: walk.move(anchor), about: label?.boxes ?? []) }
        symbol.hasChoice = label?.hasChoice ?? false
        bucket.append(
          symbol, label?.parts(at: walk.textMove(anchor)) ?? [], sortKey: sortKey,
          repeatsWithin: drawsByTiles ? 0 : reach)
      }
    }
  }

  /// An icon at a point, once for each text it is fitted to.
  private func laid(
    _ icon: SymbolIcon, at point: Point, about texts: [(box: Rect, turn: Double)]
  ) -> LaidIcon {
    let turn = icon.turnsWithMap ? -frame.viewport.camera.bearing : 0
    return LaidIcon(
      icon: icon, places: icon.places(at: point, about: texts), angle: icon.rotation + turn)
  }

  // A label belongs into an area where it is widest, and at the beginning of a line.
  private mutating func anchors(of feature: Int, _ view: LayerView) -> [Point] {
    let windows = view.windows(margin: symbolMargin)
    switch view.layer.decoded.features[feature].kind {
    case .point: return pipe.points(of: feature, view, windows)
    case .polygon: return pipe.innerPoints(of: feature, view, windows)
    default: return pipe.points(of: feature, view, windows, isFirstOnly: true)
    }
  }

  private mutating func layOutLines(
    _ walk: SymbolWalk, isCentered: Bool, _ bucket: inout SymbolBucket
  ) {
    let symbols = walk.symbols
    var streets = Streets()
    var byTiles = TileLines(walk, isCentered: isCentered)
    let margin = drawsByTiles ? Self.symbolReach : max(Street.margin, symbolMargin)
    let hasColumns = symbols.turnsTextsAlongLines(context) && symbols.textKeepUpright.value(context)
    walk.features.forEach(margin: margin) { view, feature, context in
      guard context.geometryKind != .point else { return }
      let icon = findIcon(symbols, context)
      let text = findText(symbols, context, walk.texts, .line(hasColumns: hasColumns))
      guard icon != nil || text != nil else { return }
      guard let text, !drawsByTiles else {
        let symbol = LineSymbol(symbols, context, text, icon, sortKey: walk.sortKey(context))
        byTiles.add(symbol, feature, view, &self, &bucket)
        return
      }
      let lines = pipe.labelLines(of: feature, view, view.windows(margin: margin))
      guard !lines.isEmpty else { return }
      let sortKey = walk.sortKey(context)
      let key = StreetKey(symbols, context, text, icon, sortKey: sortKey)
      streets.add(lines, key) { Street(symbols, context, text, icon, sortKey: sortKey) }
    }
    byTiles.finish(&self, &bucket)
    // Ends that meet may be rounded to different tile units, which are large where tiles are drawn larger.
    let joint = max(0.5, 1.5 * (walk.features.views.map(\.unit).max() ?? 0))
    for (street, lines) in streets.gathered {
      for line in LineJoining.joined(lines, tolerance: joint) {
        street.offer(
          along: line, isCentered: isCentered, walk, in: symbolFrame, to: &bucket)
      }
    }
  }
}

/// What all symbols of a layer are laid out with.
struct SymbolWalk {
  let symbols: SymbolLayer
  let features: FeatureWalk
  let texts: SymbolTextSource
  /// The move that `icon-translate` stands for.
  let move: AffineTransform
  /// The move that `text-translate` stands for.
  let textMove: AffineTransform

  /// What is placed first has the lowest key; keys say nothing where the height in the picture does.
  func sortKey(_ context: EvaluationContext) -> Double {
    guard symbols.symbolZOrder.value(context) != .viewportY else { return 0 }
    return symbols.symbolSortKey.value(context) ?? 0
  }
}

extension LayerPainter {
  /// The icon of a feature; that its image is not there is noted once.
  private mutating func findIcon(_ symbols: SymbolLayer, _ context: EvaluationContext)
    -> SymbolIcon?
  {
    guard symbols.iconImage.isDefined else { return nil }
    switch SymbolIcon.find(symbols, context, resources, pixelRatio: frame.scale) {
    case .found(let icon): return icon
    case .missing(let name):
      _ = styleImage(named: name)
      return nil
    case .none: return nil
    }
  }

  /// The text of a feature; that pictures in it are not there is noted once.
  private mutating func findText(
    _ symbols: SymbolLayer, _ context: EvaluationContext, _ source: SymbolTextSource,
    _ setting: SymbolText.Setting
  ) -> SymbolText? {
    var missing: [String] = []
    let text = SymbolText(symbols, context, source, setting, missing: &missing)
    for name in missing { _ = styleImage(named: name) }
    return text
  }

  private func iconMove(_ symbols: SymbolLayer) -> AffineTransform {
    translation(symbols.iconTranslate.value(context), symbols.iconTranslateAnchor.value(context))
  }

  private func textMove(_ symbols: SymbolLayer) -> AffineTransform {
    translation(symbols.textTranslate.value(context), symbols.textTranslateAnchor.value(context))
  }

  /// How far outside the picture anchors of symbols lie that reach into it, in points.
  private var symbolMargin: Double { cutsSymbols ? Self.symbolReach : 0 }

  /// Where anchors of symbols lie that may be drawn.
  var symbolFrame: Rect { frame.rect.inset(by: Insets(-symbolMargin)) }

  /// MapLibre keeps this much around the picture free of collisions too.
  static let symbolReach = 100.0
}
