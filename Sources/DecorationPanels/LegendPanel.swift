import GeoCore
public import PanelLayout
import Places

/// What the colours of pins and map stand for.
public struct LegendPanel: Panel, Hashable {
  /// What a legend is about.
  public enum Content: String, CaseIterable, Hashable, Sendable {
    /// The colours of the board's pins.
    case pins
    /// What the maps publish of their styles.
    case map
    /// Pins, then maps.
    case all
  }

  /// What it is about.
  public var content = Content.all
  /// A heading, or nothing.
  public var title: String?
  /// The property that names the colours of pins; nothing for the first whose values go with them.
  public var property: String?
  /// Whether the places of each colour are counted.
  public var showsCounts = true
  /// How many columns there are; nothing for as few as the height and as many as the width allows.
  public var columns: Int?
  /// The most rows; a line says how many are left out.
  public var maximumRows = 40
  /// What maps are expected to publish: a wish for room is asked for before they do.
  public var expected: [LegendEntry] = []

  /// Explains pins and maps.
  public init() {}

  /// The legend; nothing where there is nothing to explain.
  ///
  /// - Throws: Nothing.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    guard context.size.width > 0, context.size.height > 0 else { return output }
    var published: [LegendEntry] = []
    for entry in context.facts.maps.flatMap(\.legend) where !published.contains(entry) {
      published.append(entry)
    }
    var drawing = LegendDrawing(self, entries(context, published), context)
    drawing.draw(into: &output)
    return output
  }

  /// The height of the rows in as many columns as the width allows, or the width of as few as the height allows.
  ///
  /// - Throws: Nothing.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    LegendDrawing(self, entries(context, expected), context).wish(along: axis, cross: cross)
  }

  private func entries(_ context: PanelContext, _ map: [LegendEntry]) -> [LegendEntry] {
    let pins =
      content == .map
      ? [] : PinCategories.entries(of: context.board, by: property, context.theme)
    return pins + (content == .pins ? [] : map)
  }
}
