import GeoCore
import PanelLayout
import Places

/// The pins of a board that are drawn, with their looks, and the camera that sees them.
struct PinCast {
  /// A pin at its place.
  struct Member {
    let look: PinLook
    /// Where its place lies on the picture.
    let tip: Point
    /// Where its entry stands on the board; those that the query left out follow.
    let position: Int
  }

  /// In the board's order.
  private(set) var members: [Member] = []
  /// What became of the entries that are not among the members, in the board's order.
  private(set) var unseen: [PlaceMark] = []
  let viewport: Viewport
  /// How many entries are in the frame where pins are dots since there are too many for anything else.
  private(set) var dotCount: Int?
  private(set) var setter: PinSetter
  private let frame: Rect

  init(_ panel: MapPanel, in context: PanelContext) {
    frame = Rect(context.size)
    setter = PinSetter(context)
    let entries = context.board.entries
    guard panel.pins.mayBeDots(count: entries.count) else {
      let looks = Self.looks(panel, &setter)
      viewport = Self.viewport(panel, context) { panel.camera(for: looks, in: context) }
      add(looks)
      return
    }
    let dot = PinStyle.dot(among: entries.count)
    let box = PinLook(BoardEntry.nowhere, dot, in: &setter).box
    viewport = Self.viewport(panel, context) {
      panel.camera(
        for: entries.map { FitItem(coordinate: $0.place.coordinate, box: box) }, in: context)
    }
    let tips = entries.map { Self.tip($0.place.coordinate, viewport) }
    let seen = tips.reduce(0) { $0 + (frame.contains($1) ? 1 : 0) }
    if panel.pins.mayBeDots(count: seen) {
      dotCount = seen
      addDots(panel, tips, box: box)
    } else {
      add(Self.looks(panel, &setter))
    }
  }

  private static func viewport(
    _ panel: MapPanel, _ context: PanelContext, _ camera: () -> Camera
  ) -> Viewport {
    Viewport(
      camera: context.facts.map(at: context.path)?.viewport.camera ?? camera(), size: context.size)
  }

  // Longitudes name any copy of the world; the one nearest to the middle is in the picture if any is.
  private static func tip(_ coordinate: Coordinate, _ viewport: Viewport) -> Point {
    var m = MercatorPoint(coordinate)
    m.x += (MercatorPoint(viewport.camera.center).x - m.x).rounded()
    return viewport.point(m)
  }

  /// All entries, then those that the query left out.
  private static func looks(_ panel: MapPanel, _ setter: inout PinSetter) -> [PinLook] {
    let context = setter.context
    var looks: [PinLook] = []
    for (position, entry) in context.board.entries.enumerated() {
      looks.append(PinLook(entry, panel.style(of: entry, position, context), in: &setter))
    }
    guard panel.showsOthers else { return looks }
    let grey = context.theme.colors.disabledPin
    for entry in context.board.others {
      looks.append(PinLook(entry, .other(entry, color: grey), isOther: true, in: &setter))
    }
    return looks
  }

  private mutating func add(_ looks: [PinLook]) {
    for (position, look) in looks.enumerated() {
      let tip = Self.tip(look.entry.place.coordinate, viewport)
      members.append(Member(look: look, tip: tip, position: position))
    }
  }

  /// Dots in the frame that no other covers wholly: their number is bounded by the picture, whatever the board's.
  private mutating func addDots(_ panel: MapPanel, _ tips: [Point], box: Rect) {
    let entries = setter.context.board.entries
    let room = frame.inset(by: Insets(-box.width))
    var covers = DotCovers(frame)
    for (position, tip) in tips.enumerated() where room.contains(tip) {
      let entry = entries[position]
      let level = entry.isSelected ? .infinity : panel.level(of: entry, position, setter.context)
      covers.insert(position, tip, level: level, index: entry.place.index)
    }
    for (position, tip) in tips.enumerated() {
      guard covers.isOnTop(position, tip) else {
        unseen.append(mark(entries[position], tip, bearsNames: panel.names == .beside))
        continue
      }
      let entry = entries[position]
      var style = panel.style(of: entry, position, setter.context)
      if !entry.isSelected { style.becomeDot(among: dotCount ?? 0) }
      members.append(
        Member(look: PinLook(entry, style, in: &setter), tip: tip, position: position))
    }
  }

  private func mark(_ entry: BoardEntry, _ tip: Point, bearsNames: Bool) -> PlaceMark {
    let isInside = frame.contains(tip)
    var mark = PlaceMark(
      place: entry.place.index, position: tip, fate: isInside ? .hidden : .outside)
    mark.reason = isInside ? "another dot covers its own" : PinScene.outside
    if bearsNames, isInside, !entry.place.name.isEmpty { mark.name = .omitted }
    return mark
  }
}

extension PinCast {
  /// What is published of the pins before they are drawn.
  struct Survey {
    let viewport: Viewport
    /// The `Place.index` of every place in the frame, those that the query left out included where they are shown.
    let shown: [Int]

    init(_ panel: MapPanel, in context: PanelContext) {
      if panel.camera.isGiven {
        viewport = Viewport(camera: panel.camera(for: [FitItem](), in: context), size: context.size)
      } else {
        viewport = PinCast(panel, in: context).viewport
      }
      let frame = Rect(context.size)
      let entries = context.board.entries + (panel.showsOthers ? context.board.others : [])
      var shown: [Int] = []
      for entry in entries
      where frame.contains(PinCast.tip(entry.place.coordinate, viewport)) {
        shown.append(entry.place.index)
      }
      self.shown = shown
    }
  }
}

extension CameraChoice {
  /// Whether it is the same whatever the places.
  fileprivate var isGiven: Bool {
    switch self {
    case .bounds, .center(_, zoom: .some): true
    case .fitPlaces, .zoom, .center(_, zoom: nil): false
    }
  }
}

extension MapPanel {
  fileprivate func style(
    of entry: BoardEntry, _ position: Int, _ context: PanelContext
  ) -> PinStyle {
    pin?(entry, context) ?? pins.style(of: entry, position: position)
  }

  /// The level of that style, without making one where only the options decide.
  fileprivate func level(
    of entry: BoardEntry, _ position: Int, _ context: PanelContext
  ) -> Double {
    pin?(entry, context).level ?? pins.order.level(of: entry.place, position: position)
  }
}

extension BoardEntry {
  /// What stands for any place where only its size is asked for.
  fileprivate static let nowhere = BoardEntry(
    place: Place(index: 0, name: "", coordinate: Coordinate(longitude: 0, latitude: 0)))
}

extension PinOptions {
  /// Whether so many pins are drawn as dots.
  fileprivate func mayBeDots(count: Int) -> Bool {
    crowding == .dots || crowding == .automatic && count > dotsBeyond
  }
}

extension PinStyle {
  fileprivate static func dot(among count: Int) -> PinStyle {
    var style = PinStyle()
    style.becomeDot(among: count)
    return style
  }

  /// The more there are the smaller they are, so that they cover no more than a share of the map; never so small
  /// that their colour could not be seen.
  fileprivate mutating func becomeDot(among count: Int) {
    form = .dot
    text = nil
    icon = nil
    scale *= max(0.5, min(1, (400 / Double(max(1, count))).squareRoot().squareRoot()))
  }
}
