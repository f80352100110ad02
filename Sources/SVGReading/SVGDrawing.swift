public import Drawing
public import GeoCore
import XMLReading

/// A static SVG drawing as a display list in its own size, 96 points of it to the inch.
///
/// Read are the shapes, groups, copies, viewports, pictures in `data:` references, clips, gradients, transforms and
/// style sheets of SVG 1.1 and 2 that icons and logos are made of. Nothing outside the file is ever looked at.
public struct SVGDrawing: Sendable {
  /// What is drawn; its size is that of the outermost viewport.
  public let list: DisplayList
  /// What the file asks for and is not drawn, and what is in error in it: each kind once, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// Reads a file in UTF-8.
  ///
  /// - Throws: `SVGError`.
  public init(_ bytes: [UInt8]) throws(SVGError) {
    let document = try SVGDocument(bytes)
    let size = try SVGDrawing.size(of: document.root)
    var builder = SVGBuilder(document, size: size)
    builder.drawRoot()
    list = builder.list
    diagnostics = builder.notes.diagnostics
  }

  /// What CSS gives pictures that have no size of their own (CSS 2.1 §10.3.2).
  private static let defaultSize = Size(width: 300, height: 150)

  // SVG 2 §8.2, and CSS Images 3 §5.3 for a side that follows from the other.
  private static func size(of root: XMLNode) throws(SVGError) -> Size {
    let box = SVGViewBox(root.attribute("viewBox"))?.box.size
    let scope = LengthScope(viewport: box ?? defaultSize)
    let width = side(root.attribute("width"), .horizontal, scope)
    let height = side(root.attribute("height"), .vertical, scope)
    let size: Size
    switch (width, height) {
    case (let width?, let height?): size = Size(width: width, height: height)
    case (let width?, nil):
      size = Size(
        width: width, height: box.map { width * $0.height / $0.width } ?? scope.viewport.height)
    case (nil, let height?):
      size = Size(
        width: box.map { height * $0.width / $0.height } ?? scope.viewport.width, height: height)
    case (nil, nil): size = scope.viewport
    }
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= SVGLimits.side else {
      throw .badSize(size, limit: SVGLimits.side)
    }
    return size
  }

  // There is nothing around the drawing that a percentage could be of.
  private static func side(
    _ text: String?, _ axis: SVGLength.Axis, _ scope: LengthScope
  ) -> Double? {
    guard let text, let length = SVGLength(text), length.unit != "%" else { return nil }
    return length.resolved(axis, in: scope)
  }
}
