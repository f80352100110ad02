import Colorimetry
import Drawing
import GeoCore
import MapStyle

extension LayerPainter {
  /// Draws a fill layer: all areas, then the outlines of those that have a colour for them.
  mutating func draw(_ fill: FillLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    let moved = translation(fill.translate.value(context), fill.translateAnchor.value(context))
    guard !fill.pattern.isDefined else { return }
    let views = views(of: layer, from: tiles, moved: moved)
    let walk = FeatureWalk(layer: layer, views: views, context: context)
    drawAreas(fill, walk)
    if fill.outlineColor.isDefined, fill.antialias.value(context) {
      drawOutlines(fill, walk)
    }
  }

  private mutating func drawAreas(
    _ fill: FillLayer, _ walk: FeatureWalk
  ) {
    // One paint for all is one command, in which tiles meet exactly; otherwise opaque areas reach a little over
    // their tile's edge, so that the ground does not shine through between two commands.
    let isOnePaint = fill.color.isFeatureConstant && fill.opacity.isFeatureConstant
    var run = PaintRun<Color>()
    walk.forEach(sortedBy: fill.sortKey) { (context) -> Color? in
      guard context.geometryKind == .polygon else { return nil }
      let color = fill.color.value(context).opacity(fill.opacity.value(context))
      return color.alpha > 0 ? color : nil
    } _: { view, feature, color in
      flush(run.end(before: color, list.paths))
      run.begin(color, list.paths)
      let overlap = isOnePaint || color.alpha < 1 ? 0 : 1.0
      let windows = view.windows(margin: 0, overlap: overlap)
      pipe.appendAreas(of: feature, view, windows, to: &list.paths)
    }
    flush(run.end(before: nil, list.paths))
  }

  private mutating func flush(_ gathered: (Color, PathSlice)?) {
    guard let (color, slice) = gathered else { return }
    list.append(.fill(slice, .nonZero, .color(color)))
  }

  private mutating func drawOutlines(
    _ fill: FillLayer, _ walk: FeatureWalk
  ) {
    var run = PaintRun<Color>()
    func flush(_ gathered: (Color, PathSlice)?, _ list: inout DisplayList) {
      guard let (color, slice) = gathered else { return }
      list.append(.stroke(slice, Stroke(width: 1, join: .round), .color(color)))
    }
    walk.forEach(sortedBy: fill.sortKey) { (context) -> Color? in
      guard context.geometryKind == .polygon, let outline = fill.outlineColor.value(context) else {
        return nil
      }
      let color = outline.opacity(fill.opacity.value(context))
      return color.alpha > 0 ? color : nil
    } _: { view, feature, color in
      flush(run.end(before: color, list.paths), &list)
      run.begin(color, list.paths)
      pipe.appendLines(of: feature, view, view.windows(margin: 1), to: &list.paths)
    }
    flush(run.end(before: nil, list.paths), &list)
  }
}
