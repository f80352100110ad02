import Colorimetry
import Drawing
import GeoCore
import Imaging
import XMLReading

extension SVGBuilder {
  /// The gradient that a reference names, as pixels over what is painted; nothing where there is none to paint.
  mutating func gradient(
    _ reference: String, _ area: PaintArea, _ item: Item
  ) -> DisplayList.Paint? {
    guard let chain = chain(reference, item) else { return nil }
    let reader = SVGGradientReader(chain: chain, lengths: item.scope.lengths, box: area.box)
    guard let gradient = reader.gradient(stops(chain, item)) else { return nil }
    if let color = gradient.single { return .color(color.opacity(area.opacity)) }
    guard pixels < SVGLimits.pixels else {
      notes.tell(limit: "pixels", SVGLimits.pixels)
      return .color(gradient.color(at: 0.5).opacity(area.opacity))
    }
    guard let raster = GradientRaster(gradient, over: area.area) else { return nil }
    pixels += raster.image.width * raster.image.height
    return .pattern(index: list.add(raster.image), raster.map, opacity: area.opacity)
  }

  /// A gradient and those it takes from.
  private mutating func chain(_ reference: String, _ item: Item) -> [XMLNode]? {
    var chain: [XMLNode] = []
    var next: String? = reference
    while let name = next, chain.count < SVGLimits.gradientChain {
      guard let node = document.target(of: name) else {
        notes.tell("the paint '\(name.prefix(60))' is none in the file", of: item.node)
        break
      }
      guard node.name == "linearGradient" || node.name == "radialGradient" else {
        notes.tell("the paint '\(node.name)' is not drawn", of: node)
        break
      }
      chain.append(node)
      next = node.attribute("href")
    }
    return chain.isEmpty ? nil : chain
  }

  // §14.2.4.1: offsets are held to 0…1 and never less than the one before.
  private mutating func stops(_ chain: [XMLNode], _ item: Item) -> [SVGGradient.Stop] {
    let owner = chain.first { $0.children.contains { $0.name == "stop" } }
    guard let owner else { return [] }
    let around = SVGProperties(of: owner, &sheet)
    var stops: [SVGGradient.Stop] = []
    for node in owner.children where node.name == "stop" {
      var style = item.scope.style
      style.apply(around, in: item.scope.lengths)
      let properties = SVGProperties(of: node, &sheet)
      style.apply(properties, in: item.scope.lengths)
      let offset = SVGProperties.opacity(node.attribute("offset")) ?? 0
      stops.append(
        SVGGradient.Stop(
          offset: max(offset, stops.last?.offset ?? 0), color: Self.color(properties, style)))
    }
    return stops
  }

  private static func color(_ properties: SVGProperties, _ style: SVGStyle) -> Color {
    let opacity = SVGProperties.opacity(properties["stop-opacity"]) ?? 1
    switch properties["stop-color"].flatMap(SVGPaint.init) {
    case .color(let color)?: return color.opacity(opacity)
    case .current?: return style.color.opacity(opacity)
    case .none?: return .transparent
    default: return Color.black.opacity(opacity)
    }
  }
}
