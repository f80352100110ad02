import Colorimetry
import Drawing
import GeoCore
import Glibc
import MapStyle

extension LayerPainter {
  /// Draws a heatmap layer: the density of its points, coloured.
  mutating func draw(_ heatmap: HeatmapLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    guard heatmap.opacity.value(context) > 0,
      var density = HeatmapDensity(frame: frame)
    else { return }
    let intensity = heatmap.intensity.value(context)
    let walk = FeatureWalk(layer: layer, views: views(of: layer, from: tiles), context: context)
    walk.forEach(sortedBy: StyleProperty(nil)) { context in
      HeatmapKernel(
        radius: heatmap.radius.value(context), weight: heatmap.weight.value(context) * intensity)
    } _: { view, feature, kernel in
      for point in pipe.points(of: feature, view, view.windows(margin: kernel.reach)) {
        density.add(kernel, at: point)
      }
    }
    guard let field = density.field else { return }
    let rect = frame.rect
    let piece = Mosaic.Piece(
      .field(field), ProjectiveTransform(.scale(rect.width, rect.height)),
      outlines: [
        [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1)]
      ])
    var mosaic = Mosaic([piece], .ramp(ramp(heatmap)))
    mosaic.opacity = heatmap.opacity.value(context)
    list.paint(mosaic)
  }

  /// The colours as MapLibre's ramp holds them: 256 in a row, of which the first is that of no density.
  private func ramp(_ heatmap: HeatmapLayer) -> ColorRamp {
    let count = 256
    var context = context
    let colors = (0..<count).map { index in
      context.heatmapDensity = Double(index) / Double(count - 1)
      return heatmap.color.value(context) ?? .transparent
    }
    return ColorRamp(
      positions: (0..<count).map { (Double($0) + 0.5) / Double(count) }, colors: colors)
  }
}

/// What one point adds to a heatmap around it: a Gaussian bell.
///
/// Its height, its width and where it ends are those of MapLibre's heatmap shaders.
struct HeatmapKernel: Equatable {
  /// The height of the bell.
  let height: Double
  /// In points.
  let radius: Double
  /// Half the side of the square in which it is drawn, in points.
  let reach: Double

  /// What is less is nothing: a sixteenth of the smallest step of eight bits.
  private static let least = 1.0 / 255 / 16

  /// As many bells as this is high can be added up before a `Float` is full; the colours end at 1.
  private static let most = 1e18

  /// Nothing for a point without weight.
  init?(radius: Double, weight: Double) {
    height = min(weight / (2 * .pi).squareRoot(), Self.most)
    guard height > Self.least, height.isFinite, radius > 0, radius.isFinite else { return nil }
    self.radius = radius
    reach = (-2 * log(Self.least / height)).squareRoot() / 3 * radius
  }
}

/// The density of points over a frame, on a grid of every fourth pixel.
struct HeatmapDensity {
  private let width, height: Int
  /// Cells in a point, across and down.
  private let cellsX, cellsY: Double
  private var values: [Float]

  /// Pixels across a cell.
  private static let coarseness = 4.0
  /// The most cells: a picture that needs more gets larger ones.
  private static let limit = 1 << 24

  /// Nothing where the frame is empty.
  init?(frame: PictureFrame) {
    let (rect, scale) = (frame.rect, frame.scale)
    func cells(_ length: Double) -> Double {
      max(1, ((length * scale).rounded(.down) / Self.coarseness).rounded(.down))
    }
    var (columns, rows) = (cells(rect.width), cells(rect.height))
    guard rect.width > 0, rect.height > 0, columns.isFinite, rows.isFinite else { return nil }
    let excess = (columns * rows / Double(Self.limit)).squareRoot()
    if excess > 1 { (columns, rows) = (max(1, columns / excess), max(1, rows / excess)) }
    (width, height) = (Int(min(columns, 1e6)), Int(min(rows, 1e6)))
    (cellsX, cellsY) = (Double(width) / rect.width, Double(height) / rect.height)
    values = Array(repeating: 0, count: width * height)
  }

  var field: ScalarField? {
    ScalarField(width: width, height: height, channels: 1, values: values)
  }

  /// Adds a bell around a point of the picture.
  mutating func add(_ kernel: HeatmapKernel, at point: Point) {
    // A bell is the product of one across and one down.
    let across = Self.bell(kernel, around: point.x, cells: cellsX, width)
    let down = Self.bell(kernel, around: point.y, cells: cellsY, height)
    let (width, height) = (width, Float(kernel.height))
    var values = values.mutableSpan
    for (row, share) in down.shares.enumerated() {
      let start = (down.first + row) * width + across.first
      let factor = share * height
      for (column, share) in across.shares.enumerated() {
        values[start + column] += share * factor
      }
    }
  }

  private static func bell(
    _ kernel: HeatmapKernel, around center: Double, cells: Double, _ count: Int
  ) -> (first: Int, shares: [Float]) {
    let (low, high) = ((center - kernel.reach) * cells, (center + kernel.reach) * cells)
    guard low < Double(count), high > 0 else { return (0, []) }
    let first = Int(max(0, (low - 0.5).rounded(.up)))
    let end = Int(min(Double(count), (high - 0.5).rounded(.up)))
    guard first < end else { return (0, []) }
    return (
      first,
      (first..<end).map { cell in
        let distance = ((Double(cell) + 0.5) / cells - center) / kernel.radius
        return Float(exp(-4.5 * distance * distance))
      }
    )
  }
}
