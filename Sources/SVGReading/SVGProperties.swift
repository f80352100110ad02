import XMLReading

/// All properties of one element as texts, the strongest of each (SVG 2 §6.4 to §6.6).
struct SVGProperties {
  private(set) var values: [String: String] = [:]

  /// The attributes that are properties too.
  private static let presentation: Set<String> = [
    "clip-path", "clip-rule", "color", "display", "fill", "fill-opacity", "fill-rule", "filter",
    "font-size", "image-rendering", "marker-end", "marker-mid", "marker-start", "mask",
    "mix-blend-mode", "opacity", "overflow", "paint-order", "stop-color", "stop-opacity", "stroke",
    "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "transform", "vector-effect",
    "visibility",
  ]

  /// All that is looked at.
  static let known = presentation.union(["marker", "transform-origin"])

  init(of element: XMLNode, _ sheet: inout CSSStyleSheet) {
    for attribute in element.attributes where Self.presentation.contains(attribute.name) {
      values[attribute.name] = String(attribute.value[...].trimmed)
    }
    let subject = CSSSubject(
      type: element.name, id: element.attribute("id"),
      classes: (element.attribute("class") ?? "").split(whereSeparator: \.isWhitespace).map(
        String.init))
    let rules = sheet.declarations(for: subject)
    let own = element.attribute("style").map { CSSDeclaration.list($0[...]) } ?? []
    apply(rules, important: false)
    apply(own, important: false)
    apply(rules, important: true)
    apply(own, important: true)
  }

  private mutating func apply(_ declarations: [CSSDeclaration], important: Bool) {
    for declaration in declarations
    where declaration.isImportant == important && Self.known.contains(declaration.property) {
      values[declaration.property] = declaration.value
    }
  }

  subscript(_ property: String) -> String? { values[property] }

  /// What the element as a whole is multiplied by.
  var opacity: Double { Self.opacity(values["opacity"]) ?? 1 }

  /// A number or percentage, held to 0…1.
  static func opacity(_ text: String?) -> Double? {
    guard let text, let length = SVGLength(text) else { return nil }
    switch length.unit {
    case "": return min(max(length.value, 0), 1)
    case "%": return min(max(length.value / 100, 0), 1)
    default: return nil
    }
  }
}
