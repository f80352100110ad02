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
    let walk = FeatureWalk(layer: layer, tiles: tiles, zoom: zoom)
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
    walk.forEach { found, context in
      guard let source = source(found, moved: .identity, margin: 0),
        let anchors = anchors(source, in: found.tile), !anchors.isEmpty,
        let text = SymbolText(symbols, context, shaping, isOnLine: false)
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
  private mutating func anchors(
    _ source: GeometryPipe.Source, in tile: PictureTile
  ) -> [Point]? {
    do throws(VectorTileError) {
      switch source.feature.kind {
      case .point: return try pipe.points(source)
      case .polygon: return try pipe.innerPoints(source)
      default: return Array(try pipe.points(source).prefix(1))
      }
    } catch {
      note(error, in: tile)
      return nil
    }
  }

  private mutating func layOutLines(
    _ symbols: SymbolLayer, _ walk: FeatureWalk, _ shaping: any TextShaping, isCentered: Bool,
    _ bucket: inout SymbolBucket
  ) {
    var streets: [StreetKey: Int] = [:]
    var gathered: [(street: Street, lines: [[Point]])] = []
    walk.forEach { found, context in
      guard found.feature.kind != .point,
        let text = SymbolText(symbols, context, shaping, isOnLine: true)
      else { return }
      let key = StreetKey(text: text.text, paint: text.paint)
      let lines = lines(of: found)
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

  private mutating func lines(of found: FeatureWalk.Found) -> [[Point]] {
    var path = Path()
    append(found, .identity, margin: Street.margin) {
      pipe, source, _ throws(VectorTileError) in
      try pipe.appendLines(source, to: &path)
    }
    return path.polylines
  }
}

/// What pieces of a line must share in order to bear one label.
private struct StreetKey: Hashable {
  let text: ShapedText
  let paint: TextPaint
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
