import Colorimetry
import Drawing
import GeoCore
public import PanelLayout

/// A bar of known length on the ground, true at the latitude in the middle of the map.
///
/// Its ends are exact: they lie where the length ends, not on the next device pixel. Where the map shows latitudes
/// whose scales differ, the bar says for which it holds. Without a map it draws nothing and says so.
public struct ScaleBarPanel: Panel, Hashable {
  /// What lengths are counted in.
  public var units = ScaleUnits.metric
  /// The longest bar in points; default 160.
  public var maximumLength = 160.0
  /// Which map it measures: its position among the maps of the picture, from 0.
  public var map = 0
  /// Where the bar lies in a frame that is wider.
  public var alignment = HorizontalAlignment.natural
  /// Where it lies in a frame that is higher.
  public var verticalAlignment = VerticalAlignment.middle

  /// The greatest ratio of scales in one picture that needs no word about it.
  static let evenScale = 1.1

  /// Measures a map in metres.
  public init() {}

  /// The bar.
  ///
  /// - Throws: Nothing.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    guard context.size.width > 0, context.size.height > 0 else { return output }
    guard context.facts.maps.indices.contains(map) else {
      output.diagnostics.append(Diagnostic(.input, "a scale bar has no map to measure"))
      return output
    }
    var drawing = ScaleBarDrawing(self, context.facts.maps[map].viewport, context)
    drawing.draw(into: &output)
    return output
  }

  /// The height of bar and words, or the width of the longest bar with its words.
  ///
  /// - Throws: Nothing.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    let metrics = ScaleBarMetrics(context.theme)
    return axis == .vertical
      ? metrics.height(rows: units == .both ? 2 : 1) : maximumLength + metrics.textSize * 5
  }
}

/// The distances of a scale bar in points.
struct ScaleBarMetrics {
  let textSize: Double
  let bar: Double
  let gap: Double

  init(_ theme: PanelTheme) {
    textSize = TextSetter.usable(theme.sizes.detail * 0.85)
    bar = max(2, TextSetter.usable(theme.sizes.grid) * 0.5)
    gap = bar * 0.5
  }

  /// One row is a line of words and a bar.
  func height(rows: Int) -> Double {
    Double(rows) * (textSize * TextLayout().lineHeight + gap + bar) + 2
  }
}
