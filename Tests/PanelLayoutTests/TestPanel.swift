import Drawing
import GeoCore
import Places

@testable import PanelLayout

/// Sets nothing.
struct NoText: TextShaping {
  func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    ShapedText(lines: [], size: .zero)
  }
}

/// A panel that tells what it was given.
struct TestPanel: Panel {
  struct Refusal: Error {}

  var wish: Size?
  var fails = false
  var publishes = false

  func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? { wish?[axis] }

  func survey(in context: PanelContext) throws(PanelError) -> PanelFacts {
    guard publishes else { return PanelFacts() }
    let camera = Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 0)
    return PanelFacts(maps: [
      MapFacts(
        path: context.path, viewport: Viewport(camera: camera, size: context.size),
        shownPlaces: [context.path.indices.count])
    ])
  }

  func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    if fails { throw PanelError(Refusal(), at: context.path) }
    var output = PanelOutput(size: context.size)
    var region = PanelRegion(.map, Rect(context.size))
    region.anchor = .zero
    region.text = "\(context.path) of \(context.facts.maps.count)"
    output.regions = [region]
    output.diagnostics = [Diagnostic(.input, context.path.description)]
    return output
  }
}

/// A panel that wishes for more for each map it knows of.
struct FactPanel: Panel {
  func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? { 10 + Double(context.facts.maps.count) }

  func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    PanelOutput(size: context.size)
  }
}

func context(_ width: Double, _ height: Double, scale: Double = 1, isRightToLeft: Bool = false)
  -> PanelContext
{
  var context = PanelContext(
    board: .empty, size: Size(width: width, height: height), shaping: NoText())
  context.scale = scale
  context.isRightToLeft = isRightToLeft
  return context
}
