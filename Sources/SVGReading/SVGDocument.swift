import XMLReading

/// The elements of a file, by their identifiers too.
struct SVGDocument {
  let root: XMLNode
  /// The first element of each identifier.
  private(set) var byID: [String: XMLNode] = [:]
  /// The texts of all `style` elements in their order.
  private(set) var styleSheets: [String] = []

  init(_ bytes: [UInt8]) throws(SVGError) {
    guard bytes.count <= SVGLimits.bytes else {
      throw .tooLong(bytes: bytes.count, limit: SVGLimits.bytes)
    }
    let visitor = RootVisitor()
    do {
      let reader = try XMLReader(visitor)
      try reader.feed(bytes)
      try reader.finish()
    } catch {
      throw .xml(error)
    }
    let root = visitor.root ?? XMLNode(name: "")
    guard root.name == "svg" else { throw .notSVG(root: root.name) }
    self.root = root
    index(root)
  }

  private mutating func index(_ node: XMLNode) {
    if let id = node.attribute("id"), byID[id] == nil { byID[id] = node }
    if node.name == "style" { styleSheets.append(node.text) }
    for child in node.children { index(child) }
  }

  /// The element that `#id` names, or nothing for another document's or none.
  func target(of reference: String) -> XMLNode? {
    guard reference.first == "#" else { return nil }
    return byID[String(reference.dropFirst())]
  }
}

private final class RootVisitor: XMLVisitor {
  var root: XMLNode?

  func open(_ element: XMLNode) -> XMLInterest {
    if element.name == "svg" { return .collect }
    if root == nil { root = element }
    return .skip
  }

  func take(_ node: XMLNode) { root = node }
  func close(_ name: String) {}
}
