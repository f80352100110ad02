public import GeoCore
public import MapRendering
public import PanelLayout
public import Places

/// A map with the board's places as pins.
public struct MapPanel: Panel {
  /// What draws the map under the pins.
  public var renderer: MapRenderer
  /// How the camera is found; default: all places whole.
  public var camera = CameraChoice.fitPlaces
  /// Where the map looks where there is nothing to fit.
  public var fallback = CameraFallback.world
  /// What is kept free of pins at the edges, in points; where opposite ones take more than half of the frame,
  /// they share that half.
  public var padding = Insets(28)
  /// The compass direction that points up, degrees clockwise from north.
  public var bearing = 0.0
  /// Whether names stand beside the pins.
  public var names = PinNames.none
  /// How pins look and what becomes of those that crowd.
  public var pins = PinOptions()
  /// A panel that is laid into the corner where it covers least, such as a legend, or nothing.
  public var corner: (any Panel)?
  /// Gives each pin its look instead of `pins`, or nothing.
  ///
  ///     map.pin = { entry, _ in
  ///       var style = PinStyle(of: entry)
  ///       if entry.place.property("kind") == .string("museum") { style.form = .square }
  ///       return style
  ///     }
  public var pin: (@Sendable (BoardEntry, PanelContext) -> PinStyle)?
  /// Whether places that the query left out are shown too, as small grey dots.
  public var showsOthers = false
  /// Lines and areas over the map and under the pins.
  public var shapes: [PlaceShape] = []
  /// Whether a tile above stands in for one that is missing.
  public var climbs = true
  /// Whose data the map is said to be made of.
  public var credits = CreditChoice.gathered(also: [])
  /// Whether the credits stand in a corner; where they do not, a panel of their own should show them.
  public var showsCredits = true
  /// Whether the map publishes a legend: of what its style names, that which is in the frame.
  ///
  /// It takes a look at the features of all tiles, so only pictures with a legend should ask for it.
  public var publishesLegend = false

  /// Puts pins on a map.
  public init(_ renderer: MapRenderer) {
    self.renderer = renderer
  }

  /// Publishes the camera, which places it shows, whose data it is made of and what its style draws.
  ///
  /// - Throws: nothing.
  public func survey(in context: PanelContext) throws(PanelError) -> PanelFacts {
    let cast = PinCast.Survey(self, in: context)
    var facts = MapFacts(
      path: context.path, viewport: cast.viewport, shownPlaces: Set(cast.shown))
    let request = mapRequest(cast.viewport, context)
    facts.credits = entries(renderer.tiles(for: request).attributions)
    if publishesLegend { facts.legend = MapLegend.entries(of: renderer, in: request) }
    return PanelFacts(maps: [facts])
  }

  /// Draws the map, its pins from north to south, the credits, and what is in the corner.
  ///
  /// - Throws: `PanelError` of the panel in the corner.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    guard context.size.width > 0, context.size.height > 0 else {
      return PanelOutput(size: context.size)
    }
    var scene = PinScene(self, in: context)
    var request = mapRequest(scene.viewport, context)
    let tiles = renderer.tiles(for: request)
    let credits = context.facts.map(at: context.path)?.credits ?? entries(tiles.attributions)
    scene.arrange(credits: showsCredits ? credits : [], inset: corner)
    request.reserved = scene.reserved
    let map = renderer.render(request, from: tiles)
    var output = PanelOutput(map.list)
    output.diagnostics = map.diagnostics + scene.diagnostics
    output.regions.append(PanelRegion(.map, scene.frame))
    MapShapes(shapes: shapes, viewport: scene.viewport).draw(into: &output.list)
    try scene.draw(into: &output)
    // Before those of maps in its corner, as their regions are.
    let report = MapReport(viewport: scene.viewport, credits: credits, marks: scene.marks)
    output.diagnostics += report.remarks
    output.maps.insert(report, at: 0)
    return output
  }

  private func mapRequest(_ viewport: Viewport, _ context: PanelContext) -> MapRequest {
    var request = MapRequest(viewport: viewport)
    request.scale = context.scale
    request.climbs = climbs
    return request
  }

  private func entries(_ gathered: [String]) -> [String] {
    switch credits {
    case .none: []
    case .text(let text): text.isEmpty ? [] : [text]
    case .gathered(let also): CreditText.entries(gathered + also)
    }
  }
}

extension MapReport {
  /// That places of the board are not on the map.
  fileprivate var remarks: [Diagnostic] {
    let count = marks.count { $0.fate == .outside }
    guard count > 0 else { return [] }
    let verb = count == 1 ? "lies" : "lie"
    return [
      Diagnostic(
        .unplaced,
        "\(count) of \(marks.count) place\(marks.count == 1 ? "" : "s") \(verb) outside the map")
    ]
  }
}

/// Where a map looks that has no places to fit.
public enum CameraFallback: Hashable, Sendable {
  /// At the inhabited world.
  case world
  /// At a box, whole.
  case bounds(GeoBounds)
  /// From a camera.
  case camera(Camera)

  /// The box that holds the continents but Antarctica.
  static let continents = GeoBounds(west: -170, south: -56, east: 190 - 0.001, north: 78)
}
