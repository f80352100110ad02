import GeoCore

/// The distances of controls in points, all from the theme's grid.
struct ControlMetrics {
  let grid: Double
  let scale: Double
  private let wantedHairline: Double

  init(_ context: PanelContext) {
    let sizes = context.theme.sizes
    grid = sizes.grid.isFinite ? min(max(1, sizes.grid), 1000) : 1
    scale = context.scale.isFinite && context.scale > 0 ? context.scale : 1
    wantedHairline = sizes.hairline.isFinite ? max(0, sizes.hairline) : 0
  }

  /// The thickness of a separator: the theme's, but whole device pixels and at least one.
  var hairline: Double { max(1, (wantedHairline * scale).rounded()) / scale }

  /// The nearest whole device pixel.
  func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// `bounds` cut into a bar of a height at one of its ends, on whole pixels, and the rest.
  func cut(_ bounds: Rect, bar: Double, at edge: ControlEdge) -> (bar: Rect, rest: Rect) {
    let height = min(snapped(bar), bounds.height)
    var (bar, rest) = (bounds, bounds)
    switch edge {
    case .top:
      bar.maxY = bounds.minY + height
      rest.minY = bar.maxY
    case .bottom:
      bar.minY = bounds.maxY - height
      rest.maxY = bar.minY
    }
    return (bar, rest)
  }

  /// Equal parts of a rectangle side by side, on whole pixels, the first on the right where it is mirrored.
  func parts(of rect: Rect, count: Int, isMirrored: Bool) -> [Rect] {
    let edges = LengthSolver(extent: rect.width, scale: scale)
      .edges(Array(repeating: .flexible, count: count), wishes: [])
    return edges.map { edge in
      Rect(
        minX: isMirrored ? rect.maxX - edge.upperBound : rect.minX + edge.lowerBound,
        minY: rect.minY,
        maxX: isMirrored ? rect.maxX - edge.lowerBound : rect.minX + edge.upperBound,
        maxY: rect.maxY)
    }
  }
}

/// Where a container's control stands.
public enum ControlEdge: String, CaseIterable, Hashable, Sendable {
  /// Above the children.
  case top
  /// Below the children.
  case bottom
}
