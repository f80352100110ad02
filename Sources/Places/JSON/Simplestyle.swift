import Colorimetry
import GeoCore

extension ShapeStyle {
  /// What properties say by the names of simplestyle 1.1; a value that is none is said and left out.
  init(
    simplestyle properties: some Sequence<PropertyMember>, _ collector: PlaceCollector,
    _ position: PlacePosition
  ) {
    self.init()
    for member in properties {
      switch member.name {
      case "stroke": stroke = Self.color(member.value, collector, position)
      case "fill": fill = Self.color(member.value, collector, position)
      case "stroke-width":
        strokeWidth = Self.number(member, 0...1000, collector, position)
      case "stroke-opacity": strokeOpacity = Self.number(member, 0...1, collector, position)
      case "fill-opacity": fillOpacity = Self.number(member, 0...1, collector, position)
      default: break
      }
    }
  }

  private static func color(
    _ value: PropertyValue, _ collector: PlaceCollector, _ position: PlacePosition
  ) -> Color? {
    guard case .string(let text) = value, !text.isEmpty else { return nil }
    return collector.color(text, at: position)
  }

  private static func number(
    _ member: PropertyMember, _ range: ClosedRange<Double>, _ collector: PlaceCollector,
    _ position: PlacePosition
  ) -> Double? {
    let number: Double?
    switch member.value {
    case .null: return nil
    case .number(let value): number = value
    case .string(let text): number = Double(text.trimmed)
    default: number = nil
    }
    guard let number, range.contains(number) else {
      collector.remark(
        "\(member.name) is no number from \(range.lowerBound.plainText) to \(range.upperBound.plainText)",
        at: position)
      return nil
    }
    return number
  }
}
