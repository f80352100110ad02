public import PanelLayout
public import MapStyle
import Colorimetry
import GeoCore

/// The legend that a style writes for itself, in the colours that it has at a zoom.
public enum MapLegend {
  /// Wider lines would look like areas, narrower ones could not be seen beside a word; in points.
  static let widths = 1.0...7.0

  /// An entry for each row of the style of which it draws anything at `zoom`.
  public static func entries(of style: Style, zoom: Double) -> [LegendEntry] {
    style.legend.compactMap { row in
      let marks = row.layers.compactMap { id in
        style.layers.first { $0.id == id }.flatMap { mark($0, row, zoom) }
      }
      return marks.isEmpty ? nil : LegendEntry(label: row.label, marks: slimmed(marks))
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

  private static func mark(
    _ layer: StyleLayer, _ row: StyleLegendRow, _ zoom: Double
  ) -> LegendEntry.Mark? {
    var feature = EvaluationContext(zoom: zoom)
    feature.values = row.properties.map(\.value)
    feature.slots = layer.propertyKeys.map { key in
      Int32(row.properties.firstIndex { $0.name == key } ?? -1)
    }
    guard layer.isVisible(feature) else { return nil }
    let mark: (Color, LegendEntry.Mark)
    switch layer.kind {
    case .background(let background):
      let color = background.color.value(feature)
      mark = (color, .area(color))
    case .fill(let fill):
      let color = fill.color.value(feature).opacity(fill.opacity.value(feature))
      mark = (color, .area(color))
    case .line(let line): mark = self.line(line, feature)
    default: return nil
    }
    return mark.0.alpha > 0 ? mark.1 : nil
  }

  private static func line(
    _ line: LineLayer, _ feature: EvaluationContext
  ) -> (Color, LegendEntry.Mark) {
    let color = line.color.value(feature).opacity(line.opacity.value(feature))
    // Dashes come in widths of the line until that is known.
    let dashes = line.dasharray.value(feature) ?? []
    return (color, .line(color, width: line.width.value(feature), dashes: dashes))
  }
}
