import Colorimetry
import Drawing
import GeoCore
import Glibc
import MapStyle

/// Everything about a line but where it runs; features that are alike share one.
final class LinePaint: Equatable {
  /// Without what depends on the tile; its coat is the colour.
  let ribbon: Ribbon
  /// The name of its pattern.
  let pattern: String?
  /// The width at the whole zoom below, in points.
  let floorWidth: Double

  /// What MapLibre's line shader leaves out as too faint.
  private static let leastOpacity = 0.01

  /// Twice the diagonal of the largest picture there is: wider lines look no different, and the corners of their
  /// triangles would lie beyond what is painted.
  private static let widest = 4e5

  /// Nothing where nothing is seen.
  init?(_ line: LineLayer, _ context: EvaluationContext) {
    let opacity = line.opacity.value(context)
    let width = min(line.width.value(context), Self.widest)
    guard width > 0, opacity >= Self.leastOpacity else { return nil }
    // Dashes and patterns are chosen and measured at whole zooms.
    var whole = context
    whole.zoom = context.zoom.rounded(.down)
    pattern = line.pattern.value(whole)?.name
    floorWidth = min(line.width.value(whole), Self.widest)
    var ribbon = Ribbon(width: width, coat: .color(line.color.value(context)))
    ribbon.opacity = opacity
    ribbon.gap = min(max(0, line.gapWidth.value(context)), Self.widest)
    ribbon.offset = min(max(line.offset.value(context), -Self.widest), Self.widest)
    ribbon.blur = max(0, line.blur.value(context))
    ribbon.setShape(line, context)
    // A pattern has no dashes (`draw_line`: of all programs the pattern's comes first).
    if !line.pattern.isDefined {
      ribbon.dashes = Self.dashes(line, whole, context.zoom, isRound: ribbon.cap == .round)
    }
    self.ribbon = ribbon
  }

  static func == (a: LinePaint, b: LinePaint) -> Bool {
    a === b || a.ribbon == b.ribbon && a.pattern == b.pattern && a.floorWidth == b.floorWidth
  }

  /// What follows the ground grows until the next whole zoom.
  static func growth(_ zoom: Double) -> Double { exp2(zoom - zoom.rounded(.down)) }

  private static func dashes(
    _ line: LineLayer, _ whole: EvaluationContext, _ zoom: Double, isRound: Bool
  ) -> Ribbon.Dashes? {
    guard let lengths = line.dasharray.value(whole), lengths.contains(where: { $0 > 0 }) else {
      return nil
    }
    let held = lengths.map { max(0, $0) }
    let nominal = held.reduce(0, +) * min(line.width.value(whole), widest)
    var dashes = Ribbon.Dashes(
      lengths: held, period: nominal * growth(zoom), areRound: isRound)
    // MapLibre's `u_sdfgamma`: of two periods that it fades between the shorter one counts, which is half the own one
    // at whole zooms.
    dashes.nominalPeriod = zoom == whole.zoom ? nominal : 2 * nominal
    return dashes
  }
}

extension Ribbon {
  fileprivate mutating func setShape(_ line: LineLayer, _ context: EvaluationContext) {
    cap =
      switch line.cap.value(context) {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    join =
      switch line.join.value(context) {
      case .bevel: .bevel
      case .round: .round
      case .miter: .miter
      }
    miterLimit = line.miterLimit.value(context)
    roundLimit = line.roundLimit.value(context)
  }
}
