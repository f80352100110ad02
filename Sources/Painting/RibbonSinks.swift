import Drawing

/// What a ribbon's coverage is painted with; each call concerns four pixels from `x` of the row begun last.
protocol RibbonSink {
  mutating func beginRow(_ y: Int)
  mutating func block(x: Int, _ coverage: SIMD4<Float>, _ place: RibbonPlace)
}

/// Where four pixels lie on a ribbon.
struct RibbonPlace {
  /// From one side to the other, −1…1.
  let across: SIMD4<Float>
  let along: RibbonTriangle.Plane
  /// The middle of the first.
  let x, y: Double

  /// The share of the contour that lies before pixel `i`.
  func progress(_ i: Int) -> Double { along.at(x + Double(i), y).y }

  /// How far along the line pixel `i` is, in points.
  func distance(_ i: Int) -> Double { along.first(x + Double(i), y) }
}

/// The premultiplied colours of a ribbon, each channel 0…255.
protocol RibbonShader {
  func color(_ place: RibbonPlace, _ i: Int) -> SIMD4<Float>
}

/// Paints what changes along a ribbon.
struct RibbonShadeSink<Shader: RibbonShader>: RibbonSink {
  let shader: Shader
  let opacity: Float
  let surface: Surface
  let mask: CoveragePlane?
  private var y = 0

  init(_ shader: Shader, opacity: Double, on surface: Surface, mask: CoveragePlane?) {
    (self.shader, self.surface, self.mask) = (shader, surface, mask)
    self.opacity = Float(opacity > 0 ? min(opacity, 1) : 0)
  }

  mutating func beginRow(_ y: Int) { self.y = y }

  func block(x: Int, _ coverage: SIMD4<Float>, _ place: RibbonPlace) {
    let row = surface.row(y)
    for i in 0..<4 where coverage[i] > 0 {
      var part = coverage[i] * opacity
      if let mask { part *= Float(mask.row(y)[x + i]) / 255 }
      let color = shader.color(place, i) * part
      let bytes = SIMD4<UInt32>(color.rounded(.toNearestOrAwayFromZero))
      let pixel = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
      row[x + i] = PixelBlend.over(SIMD4(repeating: pixel), SIMD4(repeating: row[x + i]))[0]
    }
  }
}

/// The colours of a row of pixels, from the beginning of a contour to its end.
struct GradientShader: RibbonShader {
  let image: PremultipliedImage
  let hasSteps: Bool

  func color(_ place: RibbonPlace, _ i: Int) -> SIMD4<Float> {
    let last = image.width - 1
    let x = min(max(place.progress(i), 0), 1) * Double(image.width)
    if hasSteps { return image.channels(min(PixelBox.whole(x), last), 0) }
    let left = min(max(x - 0.5, 0), Double(last))
    let column = PixelBox.whole(left)
    let part = Float(left - Double(column))
    let (a, b) = (image.channels(column, 0), image.channels(min(column + 1, last), 0))
    return a + (b - a) * part
  }
}

/// A picture repeated along a ribbon, as high as it is wide, and drawn a pixel larger on each side so that its ends
/// run into each other (`line_pattern.fragment`).
struct RibbonPatternShader: RibbonShader {
  let image: PremultipliedImage
  let length: Double

  func color(_ place: RibbonPlace, _ i: Int) -> SIMD4<Float> {
    let periods = place.distance(i) / length
    let share = periods - periods.rounded(.down)
    guard share.isFinite else { return .zero }
    let x = share * Double(image.width + 2) - 1.5
    let y = (Double(place.across[i]) + 1) / 2 * Double(image.height + 2) - 1.5
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (px, py) = (Float(x - left), Float(y - top))
    let (column, row) = (PixelBox.whole(left), PixelBox.whole(top))
    let upper = mixed(column, row, px)
    return upper + (mixed(column, row + 1, px) - upper) * py
  }

  private func mixed(_ column: Int, _ row: Int, _ part: Float) -> SIMD4<Float> {
    let a = wrapped(column, row)
    return a + (wrapped(column + 1, row) - a) * part
  }

  /// Beyond its edge there is one pixel of the opposite side.
  private func wrapped(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let x = (min(max(column, -1), image.width) + image.width) % image.width
    let y = (min(max(row, -1), image.height) + image.height) % image.height
    return image.channels(x, y)
  }
}

extension PremultipliedImage {
  fileprivate func channels(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let p = pixels[y * width + x]
    return SIMD4(
      Float(p & 0xFF), Float(p >> 8 & 0xFF), Float(p >> 16 & 0xFF), Float(p >> 24))
  }
}
