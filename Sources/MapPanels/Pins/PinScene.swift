import Drawing
import GeoCore
import PanelLayout
import Places
import Symbols

/// The pins of a board over a map's frame: where they stand, and what else has its place before the map's own
/// labels.
struct PinScene {
  let viewport: Viewport
  let frame: Rect
  /// In painting order: from north to south, lower numbers over higher ones, what stands out last.
  private(set) var pins: [Pin] = []
  private(set) var badges: [Badge] = []
  var diagnostics: [Diagnostic] = []
  private var noted: Set<Diagnostic> = []
  var labels: [Label] = []
  var credit: (credit: Credit, box: Rect)?
  let context: PanelContext
  let names: PinNames
  /// What is drawn into a corner above the map, where it has found one.
  var inset: MapInset?
  private let options: PinOptions
  /// How many places are drawn as dots, nothing where pins are more than that.
  let dotCount: Int?
  /// What became of places that have no pin of their own to be drawn.
  let unseen: [PlaceMark]
  let setter: PinSetter
  var covers = PinCovers()
  /// What panels above the map hide of it; one that lies over all of it hides nothing more than another.
  let panels: [Rect]

  /// A pin where it is drawn.
  struct Pin {
    var look: PinLook
    /// Where its place lies.
    let place: Point
    /// Where it is drawn: at its place or beside it.
    var tip: Point
    /// Where its entry stands on the board.
    let position: Int
    /// The badge it is gathered in.
    var badge: Int?
    var isLifted = false
    var box: Rect { look.box.offset(by: tip) }
    /// Whether anything of it, or of what stands for it, can be in the frame.
    func isSeen(in frame: Rect) -> Bool { badge != nil || isLifted || box.intersects(frame) }
  }

  /// A badge of several pins.
  struct Badge {
    let badge: ClusterBadge
    let center: Point
    /// The positions of its pins on the board, ascending.
    let members: [Int]
    var box: Rect { badge.box.offset(by: center) }
  }

  /// A name beside a pin, or apart from it at the end of a line.
  struct Label {
    let label: PinLabel
    let rect: Rect
    let pin: Int
    var line: NameLine?

    /// What it keeps other texts out of.
    var boxes: [Rect] { [rect] + (line?.boxes ?? []) }
  }

  init(_ panel: MapPanel, in context: PanelContext) {
    let cast = PinCast(panel, in: context)
    self.context = context
    names = panel.names
    let frame = Rect(context.size)
    self.frame = frame
    panels = context.covered.filter { !$0.contains(frame) }
    viewport = cast.viewport
    options = panel.pins
    dotCount = cast.dotCount
    unseen = cast.unseen
    setter = cast.setter
    let members = cast.members
    // Small keys are sorted, not pins: a hundred thousand of these would be copied again and again.
    let keys = members.indices
      .map { PinDepth(members[$0].look, y: members[$0].tip.y, position: $0) }.sorted()
    pins = keys.map { key in
      let member = members[key.position]
      return Pin(
        look: member.look, place: member.tip, tip: member.tip, position: member.position)
    }
  }

  /// What the map's labels may not lie on.
  var reserved: [Rect] { obstacles + labels.flatMap(\.boxes) }

  /// What has its place before the names: all that lies over the map but for them.
  var obstacles: [Rect] {
    var boxes: [Rect] = []
    var covers = covers
    for pin in pins where pin.badge == nil && pin.box.intersects(frame) {
      if pin.look.isDot {
        boxes.append(pin.box)
      } else {
        boxes += covers.cover(of: pin.look).parts.map { $0.offset(by: pin.tip) }
      }
    }
    boxes += badges.map(\.box)
    // A name over a leg would seem to belong to the wrong end of it.
    for pin in pins where pin.isLifted {
      boxes += NameLine.boxes(from: pin.place, to: pin.tip + pin.look.head.center)
      boxes.append(LeaderLine.box(at: pin.place))
    }
    return boxes + panels + [credit?.box, inset?.box].compactMap { $0 }
  }

  /// Gives crowded pins their stands, the credits their corner and the names their sides.
  mutating func arrange(credits entries: [String], inset corner: (any Panel)?) {
    settle()
    noteDots()
    for name in setter.unknownIcons {
      diagnostics.append(Diagnostic(.missingImage, "no icon is called '\(name.prefix(60))'"))
    }
    var taken = pins.filter { $0.badge == nil }.map(\.box).filter { $0.intersects(frame) }
    taken += badges.map(\.box)
    if let set = Credit(entries, in: context) {
      let box = set.box(in: context.size, avoiding: taken, hiddenBy: panels)
      credit = (set, box)
      note(set.text.missing, in: "the credits")
    }
    if let corner {
      inset = MapInset(corner, in: context, scene: self, avoiding: taken)
    }
    for pin in pins { note(pin.look.text?.missing ?? [], in: pin.look.style.text ?? "") }
    arrangeNames(covered: noteCovered())
  }

  /// Whether there are so few pins that names could be read.
  var placesNames: Bool { names == .beside && (dotCount ?? 0) <= options.dotsBeyond }

  private mutating func noteDots() {
    guard let dotCount, dotCount > options.dotsBeyond else { return }
    let isNameless = names == .beside
    if options.crowding == .automatic {
      diagnostics.append(
        Diagnostic(
          .limit,
          "\(dotCount) places are drawn as dots\(isNameless ? " without names" : ""): more than "
            + "\(options.dotsBeyond) numbers could not be told apart"))
    } else if isNameless {
      diagnostics.append(
        Diagnostic(
          .unplaced,
          "\(dotCount) dots have no names: more than \(options.dotsBeyond) could not be told apart")
      )
    }
  }

  mutating func note(_ missing: [Unicode.Scalar], in text: String) {
    for scalar in missing {
      let diagnostic = Diagnostic.missingGlyph(scalar, in: text)
      if noted.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
  }

  /// The pins whose heads lie under others, from the last painted down: a name beside them would seem to be that
  /// of the pin on top.
  private mutating func noteCovered() -> Set<Int> {
    guard dotCount == nil || placesNames else { return [] }
    var index = CollisionIndex(bounds: frame)
    var covered: Set<Int> = []
    for at in pins.indices.reversed() where frame.contains(pins[at].place) {
      let pin = pins[at]
      guard pin.badge == nil else { continue }
      let middle = pin.tip + pin.look.head.center
      let heart = Rect(x: middle.x - 2, y: middle.y - 2, width: 4, height: 4)
      if !index.isFree(heart) || panels.contains(where: heart.intersects) { covered.insert(at) }
      index.insert(pin.look.head.inset(by: Insets(3)).offset(by: pin.tip))
    }
    if !covered.isEmpty, dotCount == nil {
      let what = covered.count == 1 ? "1 pin lies" : "\(covered.count) pins lie"
      diagnostics.append(Diagnostic(.unplaced, "\(what) under others"))
    }
    return covered
  }
}

// MARK: - Crowding

extension PinScene {
  /// Lifts and gathers the pins that would hide each other.
  private mutating func settle() {
    guard let rule = rule else { return }
    // By the position on the board: what is first there keeps its place.
    let order = pins.indices.filter { !pins[$0].look.isOther && frame.contains(pins[$0].place) }
      .sorted { rank(pins[$0]) < rank(pins[$1]) }
    let crowded = pins.map { CrowdedPin($0.look, at: $0.place) }
    let size = context.theme.sizes.badge * 1.06
    let stands = PinCrowd(pins: crowded, frame: frame, order: order, options: options)
      .stands(rule) { ClusterBadge.estimatedRadius(of: $0, size: size) }
    take(stands)
    let gathered = badges.reduce(0) { $0 + $1.members.count }
    if options.crowding == .automatic, gathered > 0 {
      diagnostics.append(
        Diagnostic(.limit, "\(gathered) pins would hide each other and are gathered in badges"))
    }
  }

  private var rule: PinCrowding? {
    switch options.crowding {
    case .dots, .overlap: nil
    case .automatic: dotCount != nil ? nil : .automatic
    case .spread, .cluster, .spider: options.crowding
    }
  }

  private func rank(_ pin: Pin) -> (Int, Int) {
    (pin.look.entry.isSelected ? 0 : 1, pin.position)
  }

  /// A point moved into the frame so far that a circle around it is whole.
  private func held(_ p: Point, _ radius: Double) -> Point {
    let room = frame.inset(by: Insets(radius + 1))
    return Point(
      x: min(max(p.x, room.minX), room.maxX), y: min(max(p.y, room.minY), room.maxY))
  }

  private mutating func take(_ stands: PinStands) {
    for (at, stand) in stands.stands.enumerated() {
      switch stand {
      case .atPlace: break
      case .lifted(let spot):
        pins[at].look = pins[at].look.lifted
        pins[at].tip = spot - pins[at].look.head.center
        pins[at].isLifted = true
      case .gathered(let badge): pins[at].badge = badge
      }
    }
    badges = stands.clusters.map { cluster in
      let members = cluster.members.sorted { pins[$0].position < pins[$1].position }
      let badge = ClusterBadge(members.map { pins[$0].look }, in: setter)
      return Badge(
        badge: badge, center: held(cluster.center, badge.radius + PinLook.rim), members: members)
    }
  }
}
