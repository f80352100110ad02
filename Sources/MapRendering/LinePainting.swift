import Colorimetry
import Drawing
import GeoCore
import MapStyle

/// Everything about a line but where it runs.
struct LinePaint: Equatable {
  var color: Color
  var width: Double
  var gapWidth: Double
  var offset: Double
  var stroke: Stroke

  init?(_ line: LineLayer, _ context: EvaluationContext) {
    width = line.width.value(context)
    color = line.color.value(context).opacity(line.opacity.value(context))
    guard width > 0, color.alpha > 0 else { return nil }
    gapWidth = max(0, line.gapWidth.value(context))
    offset = line.offset.value(context)
    stroke = Stroke(width: width, cap: Self.cap(line, context), join: Self.join(line, context))
    stroke.miterLimit = line.miterLimit.value(context)
    // Dashes are given in widths, at whole zooms.
    var whole = context
    whole.zoom = context.zoom.rounded(.down)
    stroke.dashes = (line.dasharray.value(whole) ?? []).map { max(0, $0) * width }
    if stroke.dashes.allSatisfy({ $0 == 0 }) { stroke.dashes = [] }
  }

  /// How far from its line anything is painted, in points.
  var reach: Double {
    width / 2 + gapWidth / 2 + abs(offset) + (gapWidth > 0 ? width / 2 : 0)
  }

  private static func cap(_ line: LineLayer, _ context: EvaluationContext) -> Stroke.Cap {
    switch line.cap.value(context) {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }

  private static func join(_ line: LineLayer, _ context: EvaluationContext) -> Stroke.Join {
    switch line.join.value(context) {
    case .bevel: .bevel
    case .round: .round
    case .miter: .miter
    }
  }
}

extension LayerPainter {
  /// Draws a line layer: lines, and the outlines of areas.
  mutating func draw(_ line: LineLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    let moved = translation(line.translate.value(context), line.translateAnchor.value(context))
    var run = PaintRun<LinePaint>()
    guard !line.pattern.isDefined else { return }
    let views = views(of: layer, from: tiles, moved: moved)
    FeatureWalk(layer: layer, views: views, context: context).forEach(sortedBy: line.sortKey) {
      (context) -> LinePaint? in
      context.geometryKind == .point ? nil : LinePaint(line, context)
    } _: { view, feature, paint in
      flush(run.end(before: paint, list.paths))
      run.begin(paint, list.paths)
      let windows = view.windows(margin: paint.reach)
      pipe.appendLines(of: feature, view, windows, to: &list.paths)
    }
    flush(run.end(before: nil, list.paths))
  }

  private mutating func flush(_ gathered: (LinePaint, PathSlice)?) {
    guard let (paint, slice) = gathered else { return }
    guard paint.gapWidth > 0 || paint.offset != 0 else {
      list.append(.stroke(slice, paint.stroke, .color(paint.color)))
      return
    }
    let half = (paint.gapWidth + paint.width) / 2
    for distance in paint.gapWidth > 0
      ? [paint.offset - half, paint.offset + half] : [paint.offset]
    {
      list.stroke(LineOffset.shifted(list.paths, slice, by: distance), paint.stroke, paint.color)
    }
  }
}
