import GeoCore
import PanelLayout
import Places

/// All pins of a board with their looks, and the camera that sees them.
struct PinCast {
  /// The board's entries in their order, then those that the query left out.
  private(set) var looks: [PinLook]
  /// How many of the looks are of the board's entries.
  let entryCount: Int
  let viewport: Viewport
  /// Where each place lies on the picture.
  let tips: [Point]
  /// Whether pins are dots since there are too many for anything else.
  private(set) var isDots = false
  private(set) var setter: PinSetter

  init(_ panel: MapPanel, in context: PanelContext) {
    var setter = PinSetter(context)
    let entries = context.board.entries
    let others = panel.showsOthers ? context.board.others : []
    let mayBeDots = panel.pins.mayBeDots(count: entries.count)
    entryCount = entries.count
    var looks = Self.looks(entries, panel, asDots: mayBeDots ? entries.count : nil, &setter)
    let grey = context.theme.colors.disabledPin
    looks += others.map { PinLook($0, .other($0, color: grey), isOther: true, in: &setter) }
    let camera =
      context.facts.map(at: context.path)?.viewport.camera
      ?? panel.camera(for: looks, in: context)
    let viewport = Viewport(camera: camera, size: context.size)
    self.viewport = viewport
    tips = looks.map { Self.tip($0.entry.place.coordinate, viewport) }
    if mayBeDots {
      let frame = Rect(context.size)
      let seen = tips[..<entries.count].reduce(0) { $0 + (frame.contains($1) ? 1 : 0) }
      isDots = panel.pins.mayBeDots(count: seen)
      looks.replaceSubrange(
        ..<entries.count, with: Self.looks(entries, panel, asDots: isDots ? seen : nil, &setter))
    }
    self.looks = looks
    self.setter = setter
  }

  // Longitudes name any copy of the world; the one nearest to the middle is in the picture if any is.
  private static func tip(_ coordinate: Coordinate, _ viewport: Viewport) -> Point {
    var m = MercatorPoint(coordinate)
    m.x += (MercatorPoint(viewport.camera.center).x - m.x).rounded()
    return viewport.point(m)
  }

  private static func looks(
    _ entries: [BoardEntry], _ panel: MapPanel, asDots count: Int?, _ setter: inout PinSetter
  ) -> [PinLook] {
    let context = setter.context
    var looks: [PinLook] = []
    looks.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() {
      var style =
        panel.pin?(entry, context) ?? panel.pins.style(of: entry, position: position)
      if let count, !entry.isSelected { style.becomeDot(among: count) }
      looks.append(PinLook(entry, style, in: &setter))
    }
    return looks
  }
}

extension PinOptions {
  /// Whether so many pins are drawn as dots.
  fileprivate func mayBeDots(count: Int) -> Bool {
    crowding == .dots || crowding == .automatic && count > dotsBeyond
  }
}

extension PinStyle {
  /// The more there are the smaller they are, so that they cover no more than a share of the map; never so small
  /// that their colour could not be seen.
  fileprivate mutating func becomeDot(among count: Int) {
    form = .dot
    text = nil
    icon = nil
    scale *= max(0.5, min(1, (400 / Double(max(1, count))).squareRoot().squareRoot()))
  }
}
