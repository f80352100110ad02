import Places
import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Symbols

/// The pins of a board over a map's frame: where they stand, and what else has its place before the map's own
/// labels.
struct PinScene {
  let viewport: Viewport
  let frame: Rect
  /// In painting order: from north to south, lower numbers over higher ones, what stands out last.
  private(set) var pins: [Pin] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var labels: [(label: PinLabel, rect: Rect, pin: Int)] = []
  private var credit: (credit: Credit, box: Rect)?
  private let context: PanelContext
  private let names: PinNames

  struct Pin {
    let look: PinLook
    let tip: Point
    /// Where its entry stands on the board.
    let position: Int
    var box: Rect { look.box.offset(by: tip) }
  }

  init(_ panel: MapPanel, in context: PanelContext) {
    self.context = context
    names = panel.names
    frame = Rect(context.size)
    let looks = PinLook.all(panel, in: context)
    let camera =
      context.facts.map(at: context.path)?.viewport.camera
      ?? panel.camera(for: looks, in: context)
    let viewport = Viewport(camera: camera, size: context.size)
    self.viewport = viewport
    let tips = looks.map { Self.tip($0.entry.place.coordinate, viewport) }
    // Small keys are sorted, not pins: a hundred thousand of these would be copied again and again.
    let keys = looks.indices.map { Depth(looks[$0], y: tips[$0].y, position: $0) }.sorted()
    pins = keys.map { Pin(look: looks[$0.position], tip: tips[$0.position], position: $0.position) }
  }

  // Longitudes name any copy of the world; the one nearest to the middle is in the picture if any is.
  private static func tip(_ coordinate: Coordinate, _ viewport: Viewport) -> Point {
    var m = MercatorPoint(coordinate)
    m.x += (MercatorPoint(viewport.camera.center).x - m.x).rounded()
    return viewport.point(m)
  }

  /// What the map's labels may not lie on.
  var reserved: [Rect] {
    pins.map(\.box) + labels.map(\.rect) + (credit.map { [$0.box] } ?? [])
  }

  /// Gives the credits their corner and the names their sides.
  mutating func arrange(credits entries: [String]) {
    let boxes = pins.map(\.box).filter { $0.intersects(frame) }
    if let set = Credit(entries, in: context) {
      credit = (set, set.box(in: context.size, avoiding: boxes))
      note(set.text.missing, in: "the credits")
    }
    for pin in pins { note(pin.look.number?.missing ?? [], in: pin.look.entry.number ?? "") }
    let covered = noteCovered()
    guard names == .beside else { return }
    var index = CollisionIndex(bounds: frame)
    for box in boxes { index.insert(box) }
    if let credit { index.insert(credit.box) }
    // In the order of the numbers, so that the first places keep their names longest.
    for pin in pins.indices.sorted(by: { order(pins[$0]) < order(pins[$1]) })
    where !covered.contains(pin) {
      place(pin, in: &index)
    }
  }

  /// The pins whose heads lie under others, from the last painted down: a name beside them would seem to be that
  /// of the pin on top.
  private mutating func noteCovered() -> Set<Int> {
    var index = CollisionIndex(bounds: frame)
    var covered: Set<Int> = []
    for pin in pins.indices.reversed() where frame.contains(pins[pin].tip) {
      let middle = pins[pin].tip + pins[pin].look.shape.center
      let heart = Rect(x: middle.x - 2, y: middle.y - 2, width: 4, height: 4)
      if !index.isFree(heart) { covered.insert(pin) }
      index.insert(pins[pin].look.shape.head.inset(by: Insets(3)).offset(by: pins[pin].tip))
    }
    if !covered.isEmpty {
      let what = covered.count == 1 ? "1 pin lies" : "\(covered.count) pins lie"
      diagnostics.append(Diagnostic(.unplaced, "\(what) under others"))
    }
    return covered
  }

  private mutating func note(_ missing: [Unicode.Scalar], in text: String) {
    for scalar in missing {
      let diagnostic = Diagnostic.missingGlyph(scalar, in: text)
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
  }

  private func order(_ pin: Pin) -> (Int, Int) {
    (pin.look.entry.isSelected ? 0 : 1, pin.look.entry.place.index)
  }

  private mutating func place(_ pin: Int, in index: inout CollisionIndex) {
    guard !pins[pin].look.isOther, frame.contains(pins[pin].tip),
      let label = PinLabel(pins[pin].look, in: context)
    else {
      return
    }
    for place in label.places {
      let rect = place.offset(by: pins[pin].tip)
      guard frame.contains(rect), index.isFree(rect) else { continue }
      index.insert(rect)
      labels.append((label, rect, pin))
      note(label.text.missing, in: pins[pin].look.entry.place.name)
      return
    }
    let name = pins[pin].look.entry.place.name
    diagnostics.append(Diagnostic(.unplaced, "no room for the name '\(name)' beside its pin"))
  }

  /// What became of the board's places, in its order.
  var marks: [PlaceMark] {
    let named = Set(labels.map(\.pin))
    let marks = pins.indices.filter { !pins[$0].look.isOther }.map { index in
      var mark = mark(of: pins[index])
      if names == .beside, mark.fate != .outside, !pins[index].look.entry.place.name.isEmpty {
        mark.name = named.contains(index) ? .shown : .omitted
      }
      return (mark, order: pins[index].position)
    }
    return marks.sorted { $0.order < $1.order }.map(\.0)
  }

  private func mark(of pin: Pin) -> PlaceMark {
    let place = pin.look.entry.place.index
    guard pin.box.intersects(frame) else {
      var mark = PlaceMark(place: place, position: pin.tip, fate: .outside)
      mark.reason = "the place lies outside the map"
      return mark
    }
    guard !frame.contains(pin.box) else {
      return PlaceMark(place: place, position: pin.tip, fate: .shown)
    }
    var mark = PlaceMark(place: place, position: pin.tip, fate: .clipped)
    mark.reason = "the map's edge cuts the pin"
    return mark
  }

  /// Draws credits, names and pins over the map.
  func draw(into output: inout PanelOutput) {
    let theme = context.theme
    if let credit {
      credit.credit.draw(at: credit.box, theme, into: &output.list)
      output.regions.append(PanelRegion(.attribution, credit.box))
    }
    drawPins(theme, into: &output)
    for (label, rect, pin) in labels {
      label.draw(at: rect, theme, into: &output.list)
      var region = PanelRegion(.label, rect, place: pins[pin].look.entry.place.index)
      region.text = pins[pin].look.entry.place.name
      output.regions.append(region)
    }
  }

  /// Past this many pins their shadows are one layer beneath all of them: each alone would cost more than the pin.
  private static let singleShadows = 60

  private func drawPins(_ theme: PanelTheme, into output: inout PanelOutput) {
    let seen = pins.filter { $0.box.inset(by: Insets(-8)).intersects(frame) }
    let isTogether = seen.count > Self.singleShadows
    if isTogether { shade(seen, into: &output.list) }
    var outlines = PinOutlines()
    for pin in seen {
      if !isTogether { shade([pin], into: &output.list) }
      pin.look.draw(at: pin.tip, theme, into: &output.list)
      let entry = pin.look.entry
      let outline = outlines.outline(of: pin.look)
      var region = PanelRegion(
        .pin, outline.box.offset(by: pin.tip), place: entry.place.index,
        number: pin.look.style.number)
      region.anchor = pin.tip
      region.outline = outline.corners
      output.regions.append(region)
    }
  }

  private func shade(_ pins: [Pin], into list: inout DisplayList) {
    var outline = Path()
    for pin in pins { outline.append(pin.look.shadow(at: pin.tip)) }
    list.shadow(outline, blur: 2.2, .black.opacity(0.42))
  }
}

/// Where a pin lies among others: what is smaller lies behind.
private struct Depth: Comparable {
  let isOther: Bool
  let isSelected: Bool
  let y: Double
  let index: Int
  let position: Int

  init(_ look: PinLook, y: Double, position: Int) {
    isOther = look.isOther
    isSelected = look.entry.isSelected
    self.y = y
    index = look.entry.place.index
    self.position = position
  }

  static func < (a: Depth, b: Depth) -> Bool {
    if a.isOther != b.isOther { return a.isOther }
    if a.isSelected != b.isSelected { return b.isSelected }
    if a.y != b.y { return a.y < b.y }
    return a.index > b.index
  }
}
