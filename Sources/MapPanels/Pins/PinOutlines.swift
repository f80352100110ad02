import Drawing
import GeoCore

/// The outlines of a picture's pins as glyphs, so that the masks of equal ones are made once.
struct PinOutlines {
  private struct Key: Hashable {
    let shape: PinShape
    let grown: Double
  }

  private var shapes: [Key: GlyphOutline] = [:]
  private var icons: [String: GlyphOutline?] = [:]

  /// The outline of a shape, in radii of its head about the place.
  mutating func outline(_ shape: PinShape, grown: Double = 0) -> GlyphOutline {
    let key = Key(shape: shape, grown: grown)
    if let known = shapes[key] { return known }
    var path = Path()
    path.append(
      shape.path(grown: grown), transform: .scale(1 / shape.radius, 1 / shape.radius))
    let made = GlyphOutline(
      font: "pin \(shape.form.rawValue) \(shape.radius) \(shape.width) \(grown)", index: 0,
      path: path)
    shapes[key] = made
    return made
  }

  /// An icon of Pinfold's own about its middle, its square's side the em; nothing for a name that is none.
  mutating func icon(_ name: String) -> GlyphOutline? {
    if let known = icons[name] { return known }
    let made = PinIconSet.outline(named: name).map { square in
      var path = Path()
      path.append(square, transform: .translation(Point(x: -0.5, y: -0.5)))
      return GlyphOutline(font: "pin icon \(name)", index: 0, path: path)
    }
    icons[name] = made
    return made
  }
}
