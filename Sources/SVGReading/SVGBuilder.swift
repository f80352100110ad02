import Drawing
import GeoCore
import XMLReading

/// Walks through the elements of a drawing and draws them.
struct SVGBuilder {
  /// What an element takes from those around it.
  struct Scope {
    var style = SVGStyle()
    /// The size of the nearest viewport.
    var viewport: Size
    var depth = 0

    var lengths: LengthScope { LengthScope(viewport: viewport, fontSize: style.fontSize) }
  }

  /// An element that is being drawn.
  struct Item {
    let node: XMLNode
    let properties: SVGProperties
    /// What its children take from it.
    let scope: Scope
  }

  let document: SVGDocument
  var sheet: CSSStyleSheet
  var list: DisplayList
  var notes = SVGNotes()
  /// Elements that are drawn through `use` now: one that is met again is a cycle.
  var used: [String] = []
  /// Pictures that were decoded already, by reference.
  var pictures: [String: Int] = [:]
  /// Pixels of gradients and pictures so far.
  var pixels = 0
  private var elements = 0

  init(_ document: SVGDocument, size: Size) {
    self.document = document
    sheet = CSSStyleSheet(document.styleSheets)
    list = DisplayList(size: size)
  }

  mutating func drawRoot() {
    let root = document.root
    for text in sheet.unread { notes.tell("the rule '\(text)' is not followed") }
    let scope = Scope(viewport: list.size)
    if let item = open(root, scope) {
      grouped(item) { $0.drawViewport(item, in: Rect($0.list.size)) }
    }
    if sheet.isCut { notes.tell(limit: "style rules", SVGLimits.rules) }
  }

  /// What is drawn of an element; nothing where none is, or a limit is reached.
  mutating func open(_ node: XMLNode, _ scope: Scope) -> Item? {
    guard elements < SVGLimits.elements else {
      notes.tell(limit: "elements", SVGLimits.elements)
      return nil
    }
    guard scope.depth < SVGLimits.depth else {
      notes.tell(limit: "elements in each other", SVGLimits.depth)
      return nil
    }
    guard list.paths.points.count <= SVGLimits.points else {
      notes.tell(limit: "points", SVGLimits.points)
      return nil
    }
    elements += 1
    let properties = SVGProperties(of: node, &sheet)
    guard properties["display"] != "none" else { return nil }
    var own = scope
    own.depth += 1
    own.style.apply(properties, in: scope.lengths)
    tellUndrawn(properties, of: node)
    return Item(node: node, properties: properties, scope: own)
  }

  /// Draws an element within what is around it.
  mutating func draw(_ node: XMLNode, _ scope: Scope) {
    guard let kind = SVGElement(node.name) else {
      if SVGElement.undrawn.contains(node.name) {
        notes.tell("'\(node.name)' is not drawn", of: node)
      }
      return
    }
    guard let item = open(node, scope) else { return }
    if kind == .shape { return drawShape(item) }
    grouped(item) { builder in
      switch kind {
      case .group: builder.drawChildren(of: node, item.scope)
      case .choice: builder.drawChoice(of: node, item.scope)
      case .viewport: builder.drawViewport(item, in: builder.frame(of: item, sizedBy: node))
      case .use: builder.drawUse(item)
      case .image: builder.drawImage(item)
      case .shape: break
      }
    }
  }

  mutating func drawChildren(of node: XMLNode, _ scope: Scope) {
    for child in node.children { draw(child, scope) }
  }

  // SVG 2 §5.9: the first child whose conditions hold; extensions there are none.
  private mutating func drawChoice(of node: XMLNode, _ scope: Scope) {
    let chosen = node.children.first {
      $0.attribute("requiredExtensions") == nil && $0.name != "foreignObject"
    }
    if let chosen { draw(chosen, scope) }
  }

  private mutating func tellUndrawn(_ properties: SVGProperties, of node: XMLNode) {
    let whole = [
      "filter", "mask", "mix-blend-mode", "marker-start", "marker-mid", "marker-end", "marker",
      "vector-effect", "transform-origin",
    ]
    for name in whole {
      guard let value = properties[name], value != "none", value != "normal", value != "inherit"
      else { continue }
      notes.tell("the property '\(name)' is not followed", of: node)
    }
  }
}

/// What is drawn, and how.
enum SVGElement {
  case group, choice, viewport, use, image, shape

  init?(_ name: String) {
    switch name {
    case "g", "a": self = .group
    case "switch": self = .choice
    case "svg": self = .viewport
    case "use": self = .use
    case "image": self = .image
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": self = .shape
    default: return nil
    }
  }

  /// What would be seen and is not drawn; all else that is unknown has nothing to show (SVG 2 §3.4.3).
  static let undrawn: Set<String> = [
    "text", "foreignObject", "script", "animate", "animateTransform", "animateMotion",
    "animateColor",
    "set", "video", "audio", "iframe", "canvas", "mesh", "hatch", "flowRoot",
  ]
}
