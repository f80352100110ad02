import Colorimetry
import Drawing
import GeoCore
import MapStyle

/// What an area is painted with.
struct AreaPaint: Equatable {
  /// The colour, or that of a pattern that has none of its own, with the area's opacity but for patterns.
  var color: Color
  /// The name of the image that is repeated in place of the colour.
  var pattern: String?
  /// The opacity of a pattern.
  var opacity: Double

  /// Whether nothing below shows through, as far as can be told without looking at images.
  var isOpaque: Bool { pattern == nil && color.alpha >= 1 }
}

extension LayerPainter {
  /// Draws a fill layer: all areas, then the outlines of those that have a colour for them.
  mutating func draw(_ fill: FillLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    let moved = translation(fill.translate.value(context), fill.translateAnchor.value(context))
    let views = views(of: layer, from: tiles, moved: moved)
    let fills = FillDrawing(fill: fill, layer: layer, views: views, moved: moved)
    asOne(fill.layerOpacity.value(context)) { painter in
      painter.drawAreas(fills)
      if fills.hasOutlines(painter.context) { painter.drawOutlines(fills) }
    }
  }

  /// Draws a part of the picture and multiplies it as a whole by an opacity.
  mutating func asOne(_ opacity: Double, _ body: (inout LayerPainter) -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return body(&self) }
    var group = DisplayList.Group()
    group.opacity = opacity
    list.append(.begin(group))
    body(&self)
    list.append(.end)
  }

  /// Draws the areas themselves.
  ///
  /// Areas of one opaque colour are one command, in which tiles meet exactly. Others are painted tile by tile and cut
  /// at the tiles' edges, what shows through one by one, since it does so where areas of a layer lie over one another.
  private mutating func drawAreas(_ fills: FillDrawing) {
    if fills.isEven(context) {
      var run = AreaRun(edge: fills.edge(context), moved: fills.moved)
      append(fills, fills.views, overlap: 0, to: &run)
      flush(run.pieces.end(before: nil, list.paths), run)
      return
    }
    for view in fills.views {
      guard var clip = clip(at: view) else { continue }
      let start = list.commands.count
      var run = AreaRun(edge: fills.edge(context), moved: fills.moved)
      append(fills, [view], overlap: Self.hidden / frame.scale, to: &run)
      flush(run.pieces.end(before: nil, list.paths), run)
      clip.clipOverlap = run.isOpaque ? Self.overlap : 0
      list.gather(since: start, as: clip)
    }
  }

  /// How far areas go on where they are cut, in pixels, so that no edge is seen there.
  private static let hidden = 2.0

  /// How far opaque areas reach over their tiles in documents, in points.
  private static let overlap = 0.35

  /// What shows of a tile; nothing where that is nothing.
  private mutating func clip(at view: LayerView) -> DisplayList.Group? {
    let windows = view.windows(margin: 0)
    guard !windows.isEmpty else { return nil }
    var path = Path()
    for window in windows { path.append(Path(window), transform: view.transform) }
    var group = DisplayList.Group()
    group.clip = list.add(path)
    group.isClipCrisp = true
    return group
  }

  private mutating func append(
    _ fills: FillDrawing, _ views: [LayerView], overlap: Double, to run: inout AreaRun
  ) {
    let fill = fills.fill
    FeatureWalk(layer: fills.layer, views: views, context: context).forEach(
      sortedBy: fill.sortKey
    ) { context in
      fills.paint(context)
    } _: { view, feature, paint in
      flush(run.pieces.end(before: paint.isOpaque ? paint : nil, list.paths), run)
      run.pieces.begin(paint, list.paths)
      run.isOpaque = run.isOpaque && paint.isOpaque
      let windows = view.windows(margin: 0, overlap: overlap)
      pipe.appendAreas(of: feature, view, windows, to: &list.paths)
    }
  }

  private mutating func flush(_ gathered: (AreaPaint, PathSlice)?, _ run: AreaRun) {
    guard let (paint, slice) = gathered else { return }
    guard let source = source(of: paint, run) else { return }
    guard let edge = run.edge else { return list.append(.fill(slice, .nonZero, source)) }
    list.append(.area(slice, edge, source))
  }

  private mutating func source(of paint: AreaPaint, _ run: AreaRun) -> DisplayList.Paint? {
    guard let name = paint.pattern else { return .color(paint.color) }
    let tint = ImageTint(color: paint.color, scale: frame.scale)
    return pattern(name, tint: tint, opacity: paint.opacity, moved: run.moved)
  }

  private mutating func drawOutlines(_ fills: FillDrawing) {
    var run = PaintRun<Color>()
    // A line is a pixel wide at every scale.
    let stroke = Stroke(width: 1 / frame.scale, join: .round)
    func flush(_ gathered: (Color, PathSlice)?, _ list: inout DisplayList) {
      guard let (color, slice) = gathered else { return }
      list.append(.stroke(slice, stroke, .color(color)))
    }
    FeatureWalk(layer: fills.layer, views: fills.views, context: context).forEach(
      sortedBy: fills.fill.sortKey
    ) { context in
      fills.outline(context)
    } _: { view, feature, color in
      flush(run.end(before: color.alpha >= 1 ? color : nil, list.paths), &list)
      run.begin(color, list.paths)
      pipe.appendLines(of: feature, view, view.windows(margin: 1), to: &list.paths)
    }
    flush(run.end(before: nil, list.paths), &list)
  }
}

/// Areas that are gathered for a command.
private struct AreaRun {
  let edge: AreaEdge?
  /// How the layer is moved as a whole.
  let moved: AffineTransform
  var pieces = PaintRun<AreaPaint>()
  /// Whether nothing shows through any of them.
  var isOpaque = true
}

/// A fill layer over the tiles of a picture.
private struct FillDrawing {
  let fill: FillLayer
  let layer: StyleLayer
  let views: [LayerView]
  /// How the layer is moved as a whole.
  let moved: AffineTransform

  /// Whether there are outlines of a colour of their own.
  func hasOutlines(_ context: EvaluationContext) -> Bool {
    fill.outlineColor.isDefined && fill.antialias.value(context)
  }

  /// How areas meet what is around them; nothing where an outline is drawn over the edge.
  func edge(_ context: EvaluationContext) -> AreaEdge? {
    guard fill.antialias.value(context) else { return .crisp }
    return fill.outlineColor.isDefined ? nil : .outlined
  }

  /// Whether all is painted with one opaque colour.
  func isEven(_ context: EvaluationContext) -> Bool {
    fill.color.isFeatureConstant && fill.opacity.isFeatureConstant && !fill.pattern.isDefined
      && fill.color.value(context).alpha * fill.opacity.value(context) >= 1
  }

  /// What an area is painted with; nothing for what is none, or cannot be seen.
  func paint(_ context: EvaluationContext) -> AreaPaint? {
    guard context.geometryKind == .polygon else { return nil }
    let opacity = fill.opacity.value(context)
    let color = fill.color.value(context)
    guard fill.pattern.isDefined else {
      let own = color.opacity(opacity)
      return own.alpha > 0 ? AreaPaint(color: own, pattern: nil, opacity: 1) : nil
    }
    var whole = context
    whole.zoom = context.zoom.rounded(.down)
    guard opacity > 0, let image = fill.pattern.value(whole) else { return nil }
    return AreaPaint(color: color, pattern: image.name, opacity: opacity)
  }

  /// The colour of an area's outline; nothing for one that cannot be seen.
  func outline(_ context: EvaluationContext) -> Color? {
    guard context.geometryKind == .polygon, let own = fill.outlineColor.value(context) else {
      return nil
    }
    let color = own.opacity(fill.opacity.value(context))
    return color.alpha > 0 ? color : nil
  }
}
