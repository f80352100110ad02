import PanelLayout

/// The distances of a list in points, all from the theme's grid.
struct ListMetrics {
  private let sizes: PanelTheme.Sizes
  private let scale: Double

  /// The smallest grid and text, in points: rows without height would put a whole board into one frame.
  private static let least = 1.0

  init(_ context: PanelContext) {
    sizes = Self.usable(context.theme.sizes)
    scale = context.scale.isFinite && context.scale > 0 ? context.scale : 1
  }

  /// Sizes at which a list can be set.
  static func usable(_ sizes: PanelTheme.Sizes) -> PanelTheme.Sizes {
    func held(_ value: Double) -> Double { value.isFinite ? min(max(least, value), 1000) : least }
    var sizes = sizes
    sizes.title = held(sizes.title)
    sizes.body = held(sizes.body)
    sizes.detail = held(sizes.detail)
    sizes.badge = held(sizes.badge)
    sizes.grid = held(sizes.grid)
    sizes.hairline = sizes.hairline.isFinite ? min(max(0, sizes.hairline), 100) : 0
    return sizes
  }

  /// Between the edges and everything.
  var margin: Double { sizes.grid * 2 }
  /// Between things side by side.
  var gap: Double { sizes.grid * 1.5 }
  /// Above and below the texts of a row.
  var rowPadding: Double { sizes.grid * 1.375 }
  /// Between texts below each other.
  var lineGap: Double { sizes.grid * 0.25 }
  /// The least height of a row: a comfortable target for the eye.
  var minimumRow: Double { sizes.grid * 6 }
  /// The diameter of a badge.
  var badge: Double { sizes.grid * 3 }
  /// From the top of a row to the middle of its badge: the middle of a row of two lines, so that badges of taller
  /// rows stand beside their names.
  var badgeMiddle: Double {
    rowPadding + (sizes.body * Self.lineHeight + lineGap + sizes.detail * Self.lineHeight) / 2
  }
  /// From baseline to baseline in ems.
  static let lineHeight = 1.25
  /// The widest badge; longer labels end in an ellipsis.
  var widestBadge: Double { sizes.grid * 10 }
  /// The height of a search field.
  var field: Double { sizes.grid * 4.5 }
  /// How round fields and highlighted rows are.
  var cornerRadius: Double { sizes.grid * 1.25 }
  /// The height of the heading of a group.
  var groupHeader: Double { max(sizes.grid * 3.5, sizes.detail * Self.lineHeight + sizes.grid) }
  /// The height of the line that says what is left out.
  var footer: Double { sizes.grid * 5 }
  /// The width a list wishes for.
  var width: Double { sizes.grid * 40 }
  /// Narrower than this, a text is not worth setting.
  var narrowestText: Double { sizes.body * 3 }
  /// The size of a mark below the details.
  var mark: Double { sizes.detail * 0.92 }

  /// The thickness of a separator: the theme's, but whole device pixels and at least one.
  var hairline: Double { max(1, (sizes.hairline * scale).rounded()) / scale }

  /// The nearest whole device pixel.
  func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
  /// The next whole device pixel at or after.
  func snappedUp(_ value: Double) -> Double { (value * scale).rounded(.up) / scale }
}
