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
    var bucket = SymbolBucket(layer: layer, rank: rank)
    let views = views(of: layer, from: tiles)
    let walk = FeatureWalk(layer: layer, views: views, context: context)
    switch symbols.symbolPlacement.value(context) {
    case .point: layOutPoints(symbols, walk, shaping, &bucket)
    case .line: layOutLines(symbols, walk, shaping, isCentered: false, &bucket)
    case .lineCenter: layOutLines(symbols, walk, shaping, isCentered: true, &bucket)
    }
    return bucket
  }

  private mutating func layOutPoints(
    _ symbols: SymbolLayer, _ walk: FeatureWalk, _ shaping: any TextShaping,
    _ bucket: inout SymbolBucket
  ) {
    walk.forEach(margin: 0) { view, feature, context in
      // Texts are cached, the middles of areas are searched for: many areas have no text.
      guard let text = SymbolText(symbols, context, shaping, isOnLine: false) else { return }
      let anchors = anchors(of: feature, view)
      guard !anchors.isEmpty else { return }
      let rules = SymbolRules(symbols, context)
      let sortKey = symbols.symbolSortKey.value(context) ?? 0
      let label = PointLabelLayout(symbols, context, text, bearing: frame.viewport.camera.bearing)
      // Archives hold places twice; and the world under a city names it once more, not quite at the same place.
      let reach = view.tile.isBelow ? 16 * text.size : 4
      for anchor in anchors {
        bucket.append(
          text, at: anchor, label.parts(at: anchor), sortKey, rules, repeatsWithin: reach)
      }
    }
  }

  // A label belongs into an area where it is widest. Of a line its first vertex that shows is taken.
  private mutating func anchors(of feature: Int, _ view: LayerView) -> [Point] {
    let windows = view.windows(margin: 0)
    switch view.layer.decoded.features[feature].kind {
    case .point: return pipe.points(of: feature, view, windows)
    case .polygon: return pipe.innerPoints(of: feature, view, windows)
    default: return Array(pipe.points(of: feature, view, windows).prefix(1))
    }
  }

  private mutating func layOutLines(
    _ symbols: SymbolLayer, _ walk: FeatureWalk, _ shaping: any TextShaping, isCentered: Bool,
    _ bucket: inout SymbolBucket
  ) {
    // Ends that meet may be rounded to different tile units, which are large where tiles are drawn larger.
    let joint = max(0.5, 1.5 * (walk.views.map(\.unit).max() ?? 0))
    var streets: [StreetKey: Int] = [:]
    var gathered: [(street: Street, lines: [[Point]])] = []
    walk.forEach(margin: Street.margin) { view, feature, context in
      guard context.geometryKind != .point,
        let text = SymbolText(symbols, context, shaping, isOnLine: true)
      else { return }
      let key = StreetKey(text: text.plain, size: text.size, paint: text.paint)
      let lines = pipe.labelLines(of: feature, view, view.windows(margin: Street.margin))
      guard !lines.isEmpty else { return }
      if let index = streets[key] {
        gathered[index].lines += lines
      } else {
        streets[key] = gathered.count
        gathered.append((Street(symbols, context, text), lines))
      }
    }
    for (street, lines) in gathered {
      for line in LineJoining.joined(lines, tolerance: joint) {
        street.offer(along: line, isCentered: isCentered, frame: frame.rect, to: &bucket)
      }
    }
  }
}

/// What pieces of a line must share in order to bear one label.
private struct StreetKey: Hashable {
  let text: String
  let size: Double
  let paint: TextPaint
}
