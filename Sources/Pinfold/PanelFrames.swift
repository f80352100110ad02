public import GeoCore
import LayoutFiles
import PanelLayout

/// A panel of a layout and where it lies.
public struct PanelFrame: Hashable, Sendable {
  /// The name of its type in layout files.
  public var type: String
  /// What it is called, or nothing.
  public var name: String?
  /// How many containers it is in.
  public var depth: Int
  /// Its frame in points of the picture, on device pixels; nothing for a panel that is not shown.
  public var frame: Rect?

  /// Says where a panel lies.
  public init(type: String, name: String?, depth: Int, frame: Rect?) {
    self.type = type
    self.name = name
    self.depth = depth
    self.frame = frame
  }
}

/// Walks a tree of panels beside its description.
struct PanelFrames {
  private(set) var frames: [PanelFrame] = []

  init(
    _ root: any Panel, _ description: PanelDescription, in context: PanelContext
  ) throws(PanelError) {
    try add(root, description, Rect(context.size), context)
  }

  private mutating func add(
    _ panel: any Panel, _ description: PanelDescription, _ frame: Rect, _ context: PanelContext
  ) throws(PanelError) {
    append(description, context.path.indices.count, frame)
    guard !description.children.isEmpty, let container = panel as? LayoutContainer else { return }
    var places = try container.frames(in: context)
    // Arrangements that cut a child show its parts; the child as a whole has the first one's frame.
    while places.count < description.children.count { places.append(nil) }
    for (index, child) in description.children.enumerated() {
      guard let place = places[index], container.children.indices.contains(index) else {
        hide(child, context.path.indices.count + 1)
        continue
      }
      try add(
        container.children[index].panel, child, place.offset(by: frame.origin),
        context.child(index, size: place.size))
    }
  }

  private mutating func hide(_ description: PanelDescription, _ depth: Int) {
    append(description, depth, nil)
    for child in description.children { hide(child, depth + 1) }
  }

  private mutating func append(_ description: PanelDescription, _ depth: Int, _ frame: Rect?) {
    frames.append(
      PanelFrame(
        type: description.typeName, name: description.slot.name, depth: depth, frame: frame))
  }
}
