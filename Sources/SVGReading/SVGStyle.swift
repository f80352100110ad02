import Colorimetry
import Drawing

/// The properties that elements take from those around them (SVG 2 §6.6).
struct SVGStyle: Hashable {
  var color = Color.black
  var fill = SVGPaint.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0
  var dashes: [Double] = []
  var dashOffset = 0.0
  var isVisible = true
  var fontSize = 16.0
  /// `paint-order`: whether the stroke lies under the fill.
  var isStrokeFirst = false
  var isSmooth = true

  /// Takes the properties up, the weaker first; what is in error is passed over (CSS 2.1 §4.2).
  mutating func apply(_ properties: SVGProperties, in scope: LengthScope) {
    let texts = properties.values
    var scope = scope
    if let size = texts["font-size"].flatMap({ scope.length($0, .other) }), size > 0 {
      fontSize = min(size, SVGLimits.side)
    }
    scope.fontSize = fontSize
    applyPaints(texts)
    applyStroke(texts, scope)
    set(&fillRule, texts["fill-rule"], Self.rules)
    set(&clipRule, texts["clip-rule"], Self.rules)
    set(&isVisible, texts["visibility"], ["visible": true, "hidden": false, "collapse": false])
    set(
      &isSmooth, texts["image-rendering"],
      [
        "auto": true, "optimizeQuality": true, "smooth": true, "optimizeSpeed": false,
        "pixelated": false, "crisp-edges": false,
      ])
    if let order = texts["paint-order"], order != "inherit" {
      let words = order.split(separator: " ")
      isStrokeFirst =
        words.first == "stroke" || (words.first == "markers" && words.dropFirst().first == "stroke")
    }
  }

  private static let rules = ["nonzero": FillRule.nonZero, "evenodd": .evenOdd]

  private func set<Value>(_ value: inout Value, _ text: String?, _ words: [String: Value]) {
    if let text, let found = words[text] { value = found }
  }

  private mutating func applyPaints(_ texts: [String: String]) {
    if case .color(let found)? = texts["color"].flatMap(SVGPaint.init) { color = found }
    if let paint = texts["fill"].flatMap(SVGPaint.init) { fill = paint }
    if let paint = texts["stroke"].flatMap(SVGPaint.init) { stroke = paint }
    if let opacity = SVGProperties.opacity(texts["fill-opacity"]) { fillOpacity = opacity }
    if let opacity = SVGProperties.opacity(texts["stroke-opacity"]) { strokeOpacity = opacity }
  }

  private mutating func applyStroke(_ texts: [String: String], _ scope: LengthScope) {
    if let width = scope.length(texts["stroke-width"], .other), width >= 0 { strokeWidth = width }
    set(&cap, texts["stroke-linecap"], ["butt": .butt, "round": .round, "square": .square])
    set(
      &join, texts["stroke-linejoin"],
      ["miter": .miter, "round": .round, "bevel": .bevel, "miter-clip": .miter, "arcs": .miter])
    if let limit = texts["stroke-miterlimit"].flatMap({ SVGLength($0)?.value }), limit >= 1 {
      miterLimit = limit
    }
    if let offset = scope.length(texts["stroke-dashoffset"], .other) { dashOffset = offset }
    if let text = texts["stroke-dasharray"], text != "inherit" {
      dashes = Self.dashes(text, scope)
    }
  }

  // SVG 2 §13.5.6: a negative length is an error, and lengths that add up to 0 make a solid line.
  private static func dashes(_ text: String, _ scope: LengthScope) -> [Double] {
    var scanner = NumberScanner(text)
    var dashes: [Double] = []
    while let number = scanner.number() {
      let length = SVGLength(number, &scanner).resolved(.other, in: scope) ?? -1
      guard length >= 0 else { return [] }
      dashes.append(length)
    }
    guard dashes.contains(where: { $0 > 0 }) else { return [] }
    // An odd number of lengths is repeated to make an even one.
    return dashes.count % 2 == 0 ? dashes : dashes + dashes
  }
}
