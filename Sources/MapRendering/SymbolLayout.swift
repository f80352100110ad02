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
    let context = EvaluationContext(zoom: zoom)
    if symbols.iconImage.isDefined {
      note(.style, "layer '\(layer.id)': icon-image is not drawn")
    }
    let views = views(of: layer, from: tiles)
    let walk = FeatureWalk(layer: layer, views: views, zoom: zoom)
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
      let anchors = anchors(of: feature, view)
      guard !anchors.isEmpty, let text = SymbolText(symbols, context, shaping, isOnLine: false)
      else { return }
      bucket.noteMissing(text)
      let rules = SymbolRules(symbols, context)
      let sortKey = symbols.symbolSortKey.value(context) ?? 0
      let label = PointLabelLayout(symbols, context, text, bearing: frame.viewport.camera.bearing)
      for anchor in anchors {
        // Archives hold places twice; a text beside itself says nothing new.
        let repeats = RepeatKey(
          key: "\(bucket.layer.id)\u{0}\(text.plain)", point: anchor, distance: 2 * text.size)
        bucket.append(
          text, label.parts(at: anchor), sortKey: sortKey, rules: rules, repeats: repeats)
      }
    }
  }

  // A line or an area bears a point symbol at the middle of its box only where it has no better place; here its
  // first vertex inside the windows stands for lines, as in MapLibre.
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
    var streets: [StreetKey: Int] = [:]
    var gathered: [(street: Street, lines: [[Point]])] = []
    walk.forEach(margin: Street.margin) { view, feature, context in
      guard context.geometryKind != .point,
        let text = SymbolText(symbols, context, shaping, isOnLine: true)
      else { return }
      let key = StreetKey(text: text.text, paint: text.paint)
      let lines = lines(of: feature, view)
      guard !lines.isEmpty else { return }
      if let index = streets[key] {
        gathered[index].lines += lines
      } else {
        streets[key] = gathered.count
        gathered.append((Street(symbols, context, text), lines))
      }
    }
    for (street, lines) in gathered {
      bucket.noteMissing(street.text)
      for line in LineJoining.joined(lines) {
        street.offer(along: line, isCentered: isCentered, frame: frame.rect, to: &bucket)
      }
    }
  }

  private mutating func lines(of feature: Int, _ view: LayerView) -> [[Point]] {
    var path = Path()
    pipe.appendLines(of: feature, view, view.windows(margin: Street.margin), to: &path)
    return path.polylines
  }
}

/// What pieces of a line must share in order to bear one label.
private struct StreetKey: Hashable {
  let text: ShapedText
  let paint: TextPaint

  /// Texts of one size are seldom different, and their glyphs are many.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text.size)
  }
}

extension Path {
  /// Its contours as lists of points, closed ones ending where they began.
  fileprivate var polylines: [[Point]] {
    var lines: [[Point]] = []
    var next = points.startIndex
    for verb in verbs {
      switch verb {
      case .move:
        lines.append([points[next]])
        next += 1
      case .line:
        lines[lines.count - 1].append(points[next])
        next += 1
      case .close: lines[lines.count - 1].append(lines[lines.count - 1][0])
      case .quad: next += 2
      case .cubic: next += 3
      }
    }
    return lines
  }
}
