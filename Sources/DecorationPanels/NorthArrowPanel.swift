import Colorimetry
import Drawing
import Glibc
import GeoCore
public import PanelLayout

/// An arrow that points to the map's north; it turns with the map, its letter stays upright.
///
/// Without a map it draws nothing and says so.
public struct NorthArrowPanel: Panel, Hashable {
  /// The widest arrow in points; default 48.
  public var maximumSide = 48.0
  /// Which map it is about: its position among the maps of the picture, from 0.
  public var map = 0
  /// The letter at its tip; empty for none.
  public var letter = "N"
  /// Where the arrow lies in a frame that is wider.
  public var alignment = HorizontalAlignment.center
  /// Where it lies in a frame that is higher.
  public var verticalAlignment = VerticalAlignment.middle

  /// Points north.
  public init() {}

  /// The arrow; its region's anchor is the tip.
  ///
  /// - Throws: Nothing.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    let side = min(context.size.width, context.size.height, maximumSide)
    guard side > 0 else { return output }
    guard context.facts.maps.indices.contains(map) else {
      output.diagnostics.append(Diagnostic(.input, "a north arrow has no map to be about"))
      return output
    }
    let x = alignment.offset(
      of: side, in: context.size.width, isRightToLeft: context.isRightToLeft)
    let y = verticalAlignment.offset(of: side, in: context.size.height)
    let box = Rect(x: x, y: y, width: side, height: side)
    draw(in: box, bearing: context.facts.maps[map].viewport.camera.bearing, context, &output)
    return output
  }

  /// `maximumSide`, or what the other extent allows.
  ///
  /// - Throws: Nothing.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    max(0, min(cross, maximumSide))
  }

  // The letter's middle lies this far from the middle of the box, in sides.
  private static let letterReach = 0.37

  private func draw(
    in box: Rect, bearing: Double, _ context: PanelContext, _ output: inout PanelOutput
  ) {
    let colors = context.theme.colors
    let side = box.width
    // The direction that points up is `bearing` clockwise from north, so north is as much the other way round.
    let turn = AffineTransform.rotation(degrees: -bearing)
    func place(_ x: Double, _ y: Double) -> Point {
      box.center + turn(Point(x: x * side, y: y * side))
    }
    let hasLetter = !letter.isEmpty
    let tip = place(0, hasLetter ? -0.22 : -0.46)
    let (left, right) = (place(-0.2, 0.42), place(0.2, 0.42))
    let notch = place(0, hasLetter ? 0.29 : 0.25)
    var outline = Path()
    outline.append(contour: [tip, right, notch, left], closed: true)
    let ground = colors.background.opacity(0.85)
    list(&output.list, outline, [tip, right, notch], side, ground, colors)
    if hasLetter {
      var setter = TextSetter(context)
      let text = setter.set(letter, .bold, size: side * 0.27)
      let middle = place(0, -Self.letterReach)
      // Capitals of the Noto fonts are 0.714 em high.
      let top = middle.y + side * 0.27 * 0.357 - (text.lines.first?.baseline ?? 0)
      output.list.add(
        text, at: Point(x: middle.x - text.size.width / 2, y: top), colors.text,
        scale: context.scale, halo: ground)
      output.diagnostics += setter.diagnostics
    }
    var region = PanelRegion(.northArrow, box)
    region.anchor = tip
    output.regions.append(region)
  }

  // One half is dark, so that the arrow is seen on any ground.
  private func list(
    _ list: inout DisplayList, _ outline: Path, _ half: [Point], _ side: Double, _ ground: Color,
    _ colors: PanelTheme.Colors
  ) {
    let edge = max(0.6, side * 0.028)
    list.stroke(outline, Stroke(width: edge + side * 0.07, join: .round), ground)
    list.fill(outline, colors.background)
    var dark = Path()
    dark.append(contour: half, closed: true)
    list.fill(dark, colors.text)
    list.stroke(outline, Stroke(width: edge, join: .round), colors.text)
  }
}
