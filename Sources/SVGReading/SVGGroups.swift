import Drawing
import GeoCore
import XMLReading

extension SVGBuilder {
  /// Draws `content` with the element's transform, clip and opacity; nothing where none of it would be seen.
  ///
  /// - Parameter box: The extent of the element in its own coordinates, where it is known.
  mutating func grouped(
    _ item: Item, box: Rect? = nil, _ content: (inout SVGBuilder) -> Void
  ) {
    let opacity = item.properties.opacity
    guard opacity > 0, let clips = clips(of: item, box) else { return }
    var group = DisplayList.Group()
    group.transform = transform(of: item)
    guard group.transform.inverse != nil else { return }
    group.opacity = opacity
    group.clip = clips.first.map { list.add($0) }
    let isPlain = group == DisplayList.Group()
    if !isPlain { list.append(.begin(group)) }
    for clip in clips.dropFirst() { begin(clip: clip) }
    content(&self)
    for _ in clips.dropFirst() { list.append(.end) }
    if !isPlain { list.append(.end) }
  }

  mutating func begin(_ transform: AffineTransform = .identity, clip: Path? = nil) {
    var group = DisplayList.Group()
    group.transform = transform
    group.clip = clip.map { list.add($0) }
    list.append(.begin(group))
  }

  mutating func transform(of item: Item) -> AffineTransform {
    guard let text = item.properties["transform"] else { return .identity }
    if let transform = AffineTransform(svg: text) { return transform }
    notes.tell("the transform '\(text.prefix(60))' is none", of: item.node)
    return .identity
  }

  /// Draws the children of an `svg` or `symbol` in `frame` (SVG 2 §8.2).
  mutating func drawViewport(_ item: Item, in frame: Rect) {
    guard !frame.isEmpty else { return }
    let node = item.node
    var inner = item.scope
    inner.viewport = frame.size
    var map = AffineTransform.translation(frame.origin)
    if let box = SVGViewBox(node.attribute("viewBox"))?.box {
      map = AspectFit(node.attribute("preserveAspectRatio")).map(box, to: frame)
      inner.viewport = box.size
    }
    let overflow = item.properties["overflow"]
    let isOpen = overflow == "visible" || overflow == "auto"
    if !isOpen { begin(clip: Path(frame)) }
    if map != .identity { begin(map) }
    drawChildren(of: node, inner)
    if map != .identity { list.append(.end) }
    if !isOpen { list.append(.end) }
  }

  /// Where a viewport lies: what is not said is all of the one around it (SVG 2 §8.2), and for what a `use` names
  /// its sizes come first (§5.6).
  func frame(of item: Item, sizedBy sizes: XMLNode) -> Rect {
    let (node, scope) = (item.node, item.scope)
    let lengths = scope.lengths
    func length(_ name: String, _ axis: SVGLength.Axis, _ whole: Double) -> Double {
      lengths.length(sizes.attribute(name), axis) ?? lengths.length(node.attribute(name), axis)
        ?? whole
    }
    let x = lengths.length(node.attribute("x"), .horizontal) ?? 0
    let y = lengths.length(node.attribute("y"), .vertical) ?? 0
    return Rect(
      x: x, y: y, width: max(0, length("width", .horizontal, scope.viewport.width)),
      height: max(0, length("height", .vertical, scope.viewport.height)))
  }

  /// Draws what a `use` names as if it stood there (SVG 2 §5.6).
  mutating func drawUse(_ item: Item) {
    let (node, scope) = (item.node, item.scope)
    let reference = node.attribute("href") ?? ""
    guard let target = document.target(of: reference) else {
      return notes.tell("'use' names nothing in the file: '\(reference.prefix(60))'", of: node)
    }
    guard !used.contains(reference) else {
      return notes.tell("'use' leads back to itself: '\(reference.prefix(60))'", of: node)
    }
    used.append(reference)
    defer { used.removeLast() }
    let lengths = scope.lengths
    let offset = Point(
      x: lengths.length(node.attribute("x"), .horizontal) ?? 0,
      y: lengths.length(node.attribute("y"), .vertical) ?? 0)
    if offset != .zero { begin(.translation(offset)) }
    if target.name == "symbol" || target.name == "svg" {
      drawViewport(target, sizedBy: node, scope)
    } else {
      draw(target, scope)
    }
    if offset != .zero { list.append(.end) }
  }

  private mutating func drawViewport(_ target: XMLNode, sizedBy use: XMLNode, _ scope: Scope) {
    guard let item = open(target, scope) else { return }
    let frame = frame(of: item, sizedBy: use)
    grouped(item) { $0.drawViewport(item, in: frame) }
  }
}
