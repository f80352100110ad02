import Colorimetry
import Drawing
import GeoCore
import Glibc
import Imaging
import MapStyle
import VectorTiles

/// Lines of one paint that lie in one tile, gathered for one command.
private struct LineRun: Equatable {
  let paint: LinePaint
  let view: LayerView
  /// The feature, where each is painted by itself.
  let feature: Int?
  /// Which share of a line the feature is.
  let share: Ribbon.Share?

  static func == (a: LineRun, b: LineRun) -> Bool {
    a.view === b.view && a.feature == b.feature && a.share == b.share && a.paint == b.paint
  }
}

extension LayerPainter {
  /// Draws a line layer: lines, and the outlines of areas.
  mutating func draw(_ line: LineLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    let opacity = line.layerOpacity.value(context)
    guard opacity > 0 else { return }
    var group = DisplayList.Group()
    group.opacity = opacity
    if opacity < 1 { list.append(.begin(group)) }
    let moved = translation(line.translate.value(context), line.translateAnchor.value(context))
    draw(
      line,
      FeatureWalk(
        layer: layer, views: views(of: layer, from: tiles, moved: moved), context: context))
    if opacity < 1 { list.append(.end) }
  }

  private mutating func draw(_ line: LineLayer, _ walk: FeatureWalk) {
    let hasGradient = line.gradient.isDefined && !line.pattern.isDefined
    var run = PaintRun<LineRun>()
    walk.forEach(sortedBy: line.sortKey) { (context) -> LinePaint? in
      context.geometryKind == .point ? nil : LinePaint(line, context)
    } _: { view, feature, paint in
      let share =
        hasGradient || paint.ribbon.dashes != nil || paint.pattern != nil
        ? view.share(of: feature) : nil
      let next = LineRun(
        paint: paint, view: view, feature: hasGradient ? feature : nil, share: share)
      flush(run.end(before: next, list.paths), line)
      run.begin(next, list.paths)
      let windows = view.windows(margin: paint.ribbon.reach, overlap: paint.ribbon.reach)
      if view.shows(feature, in: windows) {
        pipe.appendWholeLines(of: feature, view, to: &list.paths)
      }
    }
    flush(run.end(before: nil, list.paths), line)
  }

  private mutating func flush(_ gathered: (LineRun, PathSlice)?, _ line: LineLayer) {
    guard let (run, slice) = gathered else { return }
    var ribbon = run.paint.ribbon
    ribbon.unit = run.view.unit * Double(run.view.layer.decoded.extent) / LineUnits.extent
    ribbon.turnReach = LineUnits.turnReach(in: run.view.tile.id, at: context.zoom)
    ribbon.share = run.share
    guard let coat = coat(run, line, slice) else { return }
    ribbon.coat = coat
    for window in run.view.tile.windows {
      ribbon.clip = Path(window).points.map { run.view.tile.transform($0) }
      list.draw(ribbon, along: slice)
    }
  }

  private mutating func coat(_ run: LineRun, _ line: LineLayer, _ slice: PathSlice) -> Ribbon.Coat?
  {
    if line.pattern.isDefined {
      return run.paint.pattern.flatMap { pattern($0, run.paint.floorWidth) }
    }
    guard run.feature != nil else { return run.paint.ribbon.coat }
    let points = list.paths.points[slice.points]
    let length = zip(points, points.dropFirst()).map { ($1 - $0).length }.reduce(0, +)
    let tile = run.view.unit * Double(run.view.layer.decoded.extent)
    let row = gradientRow(line.gradient, run.share, length: length / tile)
    return .gradient(index: list.add(row), hasSteps: line.gradient.hasSteps)
  }

  private mutating func pattern(_ name: String, _ width: Double) -> Ribbon.Coat? {
    guard let image = styleImage(named: name), image.size.height > 0 else { return nil }
    let length = image.size.width * width / image.size.height
    return .pattern(
      index: index(of: image, named: name), length: length * LinePaint.growth(context.zoom))
  }

  /// The colours along a line, held to bytes as a texture holds them.
  ///
  /// - Parameter length: in tiles.
  private func gradientRow(
    _ gradient: StyleProperty<Color?>, _ share: Ribbon.Share?, length: Double
  ) -> Bitmap {
    // Steps are found more exactly along longer lines, as in MapLibre's textures.
    let count =
      gradient.hasSteps
      ? min(max(256, PixelCount.power(above: 1024 * length)), 16_384) : 256
    var row = Bitmap(width: count, height: 1)
    let (start, end) = (share?.start ?? 0, share?.end ?? 1)
    var context = context
    for x in 0..<count {
      let progress = Double(x) / Double(count - 1)
      context.lineProgress = start * (1 - progress) + end * progress
      let color = gradient.value(context) ?? .transparent
      for (i, channel) in [color.red, color.green, color.blue, color.alpha].enumerated() {
        row.pixels[4 * x + i] = UInt8(min(max(channel, 0), 1) * 255)
      }
    }
    return row
  }
}

/// Powers of two.
private enum PixelCount {
  static func power(above x: Double) -> Int {
    var power = 1
    while Double(power) < x, power < 1 << 20 { power *= 2 }
    return power
  }
}

/// The units in which MapLibre lays out lines.
private enum LineUnits {
  /// Units across a tile.
  static let extent = 8192.0
  /// Points from a sharp turn to where a line is split, at the tile's own zoom.
  private static let turnPoints = 15.0
  /// Beyond this many times its size a tile's lines are not split any more.
  private static let mostOverscaling = 16.0

  static func turnReach(in tile: TileID, at zoom: Double) -> Double {
    let overscaling = exp2(max(0, zoom.rounded(.down) - Double(tile.z)))
    guard overscaling <= mostOverscaling else { return 0 }
    return turnPoints * extent / (Camera.worldSizeAtZoomZero * overscaling)
  }
}

extension LayerView {
  /// Which share of a line a feature is, where its source measures lines.
  fileprivate func share(of feature: Int) -> Ribbon.Share? {
    let decoded = layer.decoded
    let feature = decoded.features[feature]
    guard case .number(let start)? = decoded.value(LineMetrics.start, of: feature),
      case .number(let end)? = decoded.value(LineMetrics.end, of: feature)
    else { return nil }
    return Ribbon.Share(start: start, end: end)
  }
}
