import Colorimetry
import GeoCore
public import MapRendering
public import MapStyle
public import PanelLayout

/// The legend that a style writes for itself, in the colours that it has at a zoom.
public enum MapLegend {
  /// Wider lines would look like areas, narrower ones could not be seen beside a word; in points.
  static let widths = 1.0...7.0

  /// An entry for each row of the style of which it draws anything at `zoom`.
  public static func entries(of style: Style, zoom: Double) -> [LegendEntry] {
    style.legend.compactMap { row in
      let marks = samples(of: row, style, zoom).map(\.mark)
      return marks.isEmpty ? nil : LegendEntry(label: row.label, marks: slimmed(marks))
    }
  }

  /// The same, but only rows of which there is anything in the frame: something that is drawn in the colour of the
  /// sample.
  public static func entries(
    of renderer: MapRenderer, in request: MapRequest
  ) -> [LegendEntry] {
    var survey = MapSurvey(renderer, request)
    let zoom = request.viewport.camera.zoom
    return renderer.style.legend.compactMap { row in
      let samples = samples(of: row, renderer.style, zoom)
      let isThere = samples.contains { sample in
        if case .background = sample.layer.kind { return true }
        let color = sample.mark.color
        return survey.shows(sample.layer) { mark(sample.layer, $0)?.color == color }
      }
      guard isThere else { return nil }
      return LegendEntry(label: row.label, marks: slimmed(samples.map(\.mark)))
    }
  }

  private typealias Sample = (layer: StyleLayer, mark: LegendEntry.Mark)

  private static func samples(
    of row: StyleLegendRow, _ style: Style, _ zoom: Double
  ) -> [Sample] {
    row.layers.compactMap { id in
      guard let layer = style.layers.first(where: { $0.id == id }) else { return nil }
      var feature = EvaluationContext(zoom: zoom)
      feature.values = row.properties.map(\.value)
      feature.slots = layer.propertyKeys.map { key in
        Int32(row.properties.firstIndex { $0.name == key } ?? -1)
      }
      guard layer.isVisible(feature) else { return nil }
      return mark(layer, feature).map { (layer, $0) }
    }
  }

  // All lines of a sample lose alike, so that a casing still shows on both sides of its road.
  private static func slimmed(_ marks: [LegendEntry.Mark]) -> [LegendEntry.Mark] {
    var widest = 0.0
    for case .line(_, let width, _) in marks { widest = max(widest, width) }
    let excess = max(0, widest - widths.upperBound)
    return marks.map { mark in
      guard case .line(let color, let width, let dashes) = mark else { return mark }
      let slim = max(widths.lowerBound, width - excess)
      return .line(color, width: slim, dashes: dashes.map { $0 * slim })
    }
  }

  /// How a layer draws a feature; nothing where it cannot be seen.
  private static func mark(
    _ layer: StyleLayer, _ feature: EvaluationContext
  ) -> LegendEntry.Mark? {
    let mark: LegendEntry.Mark
    switch layer.kind {
    case .background(let background): mark = .area(background.color.value(feature))
    case .fill(let fill):
      mark = .area(fill.color.value(feature).opacity(fill.opacity.value(feature)))
    case .line(let line):
      // Dashes come in widths of the line until that is known.
      mark = .line(
        line.color.value(feature).opacity(line.opacity.value(feature)),
        width: line.width.value(feature), dashes: line.dasharray.value(feature) ?? [])
    default: return nil
    }
    return mark.color.alpha > 0 ? mark : nil
  }
}

extension LegendEntry.Mark {
  fileprivate var color: Color {
    switch self {
    case .area(let color), .line(let color, _, _), .pin(let color): color
    }
  }
}
