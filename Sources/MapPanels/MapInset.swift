import GeoCore
import PanelLayout

/// A panel in a corner of a map, above it.
struct MapInset {
  let panel: any Panel
  let box: Rect

  /// From the map's edges, in points.
  private static let outside = 10.0
  /// The most of the map's width and height that it may take.
  private static let share = 0.45

  /// Gives a panel the corner where it covers least of `boxes` and is seen; nothing where it wishes for no room or a map has
  /// none.
  init?(
    _ panel: any Panel, in context: PanelContext, scene: PinScene, avoiding boxes: [Rect]
  ) {
    let frame = context.size
    guard let size = Self.size(of: panel, in: context, within: frame) else { return nil }
    self.panel = panel
    var choice = CornerChoice(size: size, margin: Self.outside)
    choice.keptOff = scene.credit?.box
    choice.hidingPlaces = scene.panels
    box = choice.box(in: frame, avoiding: boxes)
  }

  private static func size(
    of panel: any Panel, in context: PanelContext, within frame: Size
  ) -> Size? {
    let inner = Size(width: frame.width * share, height: frame.height * share)
    let child = context.child(0, size: inner)
    guard
      let width = try? panel.preferredLength(along: .horizontal, cross: inner.height, in: child),
      let height = try? panel.preferredLength(
        along: .vertical, cross: min(width, inner.width), in: child),
      width > 0, height > 0, height <= inner.height
    else { return nil }
    return Size(width: min(width, inner.width), height: height)
  }

  /// The panel's picture.
  func drawn(in context: PanelContext) throws(PanelError) -> PanelOutput {
    try panel.render(in: context.child(0, size: box.size))
  }
}

/// Finds the corner of a frame that covers least of what lies there.
struct CornerChoice {
  let size: Size
  /// From the frame's edges, in points.
  let margin: Double
  /// What it may not touch: a corner begins above or below it.
  var keptOff: Rect?
  /// What would hide it: that counts more than all it could cover.
  var hidingPlaces: [Rect] = []

  init(size: Size, margin: Double) {
    self.size = size
    self.margin = margin
  }

  /// The best corner, the first of equals: bottom right, bottom left, top right, top left.
  func box(in frame: Size, avoiding boxes: [Rect]) -> Rect {
    let (w, h) = (size.width, size.height)
    let (right, bottom) = (frame.width - w - margin, frame.height - h - margin)
    let corners = [(right, bottom), (margin, bottom), (right, margin), (margin, margin)]
      .map { Rect(x: $0.0, y: $0.1, width: w, height: h) }
      .map { moved($0, in: frame) }
    let covered = corners.map { corner in
      common(corner, boxes) + hiding * common(corner, hidingPlaces)
    }
    let best = covered.indices.min { covered[$0] < covered[$1] } ?? 0
    return corners[best]
  }

  /// Boxes may lie over each other, but hardly so many times.
  private let hiding = 1000.0

  private func common(_ corner: Rect, _ boxes: [Rect]) -> Double {
    boxes.reduce(0.0) { sum, box in
      let common = box.intersection(corner)
      return sum + common.width * common.height
    }
  }

  private func moved(_ box: Rect, in frame: Size) -> Rect {
    guard let keptOff, box.inset(by: Insets(-margin / 2)).intersects(keptOff) else { return box }
    let isBelow = box.center.y > frame.height / 2
    let shift =
      isBelow ? keptOff.minY - margin / 2 - box.maxY : keptOff.maxY + margin / 2 - box.minY
    return box.offset(by: Point(x: 0, y: shift))
  }
}
