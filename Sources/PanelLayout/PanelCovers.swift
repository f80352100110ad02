import Colorimetry
public import GeoCore

/// What the panels above one paint over it, whichever container they are in.
///
/// Containers share their lists and each adds but an origin: in a nest of many stacks copies would double with each.
struct PanelCovers: Sendable {
  private struct Layer {
    /// In the coordinates of the container that the panels above are in.
    var boxes: ArraySlice<Rect>
    /// Where the panel's corner lies in them.
    var origin: Point
  }

  private var layers: [Layer] = []

  /// The most levels of containers within a panel that are looked into; one further down counts as all of its frame.
  static let maximumDepth = 8

  /// The same for a child at `origin` with `boxes` above it.
  func child(at origin: Point, below boxes: ArraySlice<Rect>) -> PanelCovers {
    var covers = self
    for index in layers.indices { covers.layers[index].origin = layers[index].origin + origin }
    if !boxes.isEmpty { covers.layers.append(Layer(boxes: boxes, origin: origin)) }
    return covers
  }

  /// What lies over a panel of an extent, in its coordinates; parts outside it are cut off.
  func boxes(over size: Size) -> [Rect] {
    let frame = Rect(size)
    var found: [Rect] = []
    for layer in layers {
      let back = Point(x: -layer.origin.x, y: -layer.origin.y)
      for box in layer.boxes {
        let seen = box.offset(by: back).intersection(frame)
        if !seen.isEmpty { found.append(seen) }
      }
    }
    return found
  }
}

extension LayoutContainer {
  /// All of the frame where the container has a ground or a border of its own, otherwise what its children and the
  /// arrangement's controls cover.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func covered(in context: PanelContext) throws(PanelError) -> [Rect] {
    guard background.alpha == 0, border == nil, context.coverDepth < PanelCovers.maximumDepth else {
      return [Rect(context.size)]
    }
    var context = context.remembering
    context.coverDepth += 1
    let looking = context
    return try StackRoom.run(at: context.path) { () throws(PanelError) -> [Rect] in
      var boxes: [Rect] = []
      for shown in try self.shown(in: looking) { boxes += try self.boxes(of: shown, in: looking) }
      let chrome = try arrangement.chrome(
        for: try parts(in: looking), in: inside(looking), context: looking)
      return boxes + (chrome?.regions.map(\.rect) ?? [])
    }
  }

  /// What a child covers, in the container's coordinates.
  private func boxes(of shown: Shown, in context: PanelContext) throws(PanelError) -> [Rect] {
    let child = context.child(shown.index, size: shown.frame.size)
    return try shown.child.panel.covered(in: child).map {
      $0.offset(by: shown.frame.origin).intersection(shown.frame)
    }
  }

  /// What each of `shown` has above it: the rest of one list, from where each begins.
  func covers(of shown: [Shown], in context: PanelContext) throws(PanelError) -> [ArraySlice<Rect>]
  {
    guard arrangement.overlaps, shown.count > 1 else { return shown.map { _ in [] } }
    var looking = context
    looking.coverDepth = 0
    var boxes: [Rect] = []
    var ends = [0]
    for above in shown.dropFirst() {
      boxes += try self.boxes(of: above, in: looking)
      ends.append(boxes.count)
    }
    return ends.map { boxes[$0...] }
  }
}
