import Colorimetry
import Drawing
import GeoCore
import MapStyle
import VectorTiles

extension LayerPainter {
  /// Draws a fill layer: all areas, then the outlines of those that have a colour for them.
  mutating func draw(_ fill: FillLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    let walk = FeatureWalk(layer: layer, tiles: tiles, zoom: zoom)
    let context = EvaluationContext(zoom: zoom)
    let moved = translation(fill.translate.value(context), fill.translateAnchor.value(context))
    if fill.pattern.isDefined {
      note(.style, "layer '\(layer.id)': fill-pattern is not drawn")
      return
    }
    drawAreas(fill, walk, moved)
    if fill.outlineColor.isDefined, fill.antialias.value(context) {
      drawOutlines(fill, walk, moved)
    }
  }

  private mutating func drawAreas(
    _ fill: FillLayer, _ walk: FeatureWalk, _ moved: AffineTransform
  ) {
    // One paint for all is one command, in which tiles meet exactly; otherwise opaque areas reach a little over
    // their tile's edge, so that the ground does not shine through between two commands.
    let isOnePaint = fill.color.isFeatureConstant && fill.opacity.isFeatureConstant
    var run = PaintRun<Color>()
    walk.forEach(sortedBy: fill.sortKey) { (context) -> Color? in
      guard context.geometryKind == .polygon else { return nil }
      let color = fill.color.value(context).opacity(fill.opacity.value(context))
      return color.alpha > 0 ? color : nil
    } _: { found, color in
      flush(run.advance(to: color, list.paths))
      let overlap = isOnePaint || color.alpha < 1 ? 0 : 1.0
      append(found, moved, margin: 0, overlap: overlap) {
        pipe, source, paths throws(VectorTileError) in
        try pipe.appendAreas(source, to: &paths)
      }
    }
    flush(run.advance(to: nil, list.paths))
  }

  private mutating func flush(_ gathered: (Color, PathSlice)?) {
    guard let (color, slice) = gathered else { return }
    list.append(.fill(slice, .nonZero, .color(color)))
  }

  private mutating func drawOutlines(
    _ fill: FillLayer, _ walk: FeatureWalk, _ moved: AffineTransform
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
    } _: { found, color in
      flush(run.advance(to: color, list.paths), &list)
      append(found, moved, margin: 1) { pipe, source, paths throws(VectorTileError) in
        try pipe.appendLines(source, to: &paths)
      }
    }
    flush(run.advance(to: nil, list.paths), &list)
  }

  /// Runs a feature through the pipe into the list's paths, noting what is broken.
  mutating func append(
    _ found: FeatureWalk.Found, _ moved: AffineTransform, margin: Double, overlap: Double = 0,
    _ body: (inout GeometryPipe, GeometryPipe.Source, inout Path) throws(VectorTileError) -> Void
  ) {
    guard let source = source(found, moved: moved, margin: margin, overlap: overlap) else { return }
    do throws(VectorTileError) {
      try body(&pipe, source, &list.paths)
    } catch {
      note(error, in: found.tile)
    }
  }
}
