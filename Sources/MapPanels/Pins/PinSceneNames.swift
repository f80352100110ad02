import Drawing
import GeoCore
import Places
import PanelLayout
import Symbols

extension PinScene {
  /// Gives names their sides, in the order of the board, so that the first places keep their names longest.
  mutating func arrangeNames(covered: Set<Int>) {
    guard names == .beside else { return }
    var index = CollisionIndex(bounds: frame)
    for pin in pins where pin.badge == nil && pin.box.intersects(frame) { index.insert(pin.box) }
    for badge in badges { index.insert(badge.box) }
    for pin in pins where pin.isLifted { reserve(leaderOf: pin, in: &index) }
    if let credit { index.insert(credit.box) }
    if let inset { index.insert(inset.box) }
    var without: [Int] = []
    for pin in pins.indices.sorted(by: { order(pins[$0]) < order(pins[$1]) })
    where !covered.contains(pin) && bearsName(pin) {
      if !place(pin, in: &index) { without.append(pin) }
    }
    // Lines are drawn only once all others have their sides: a name on a line can go anywhere, those cannot.
    for pin in without where !placeApart(pin, in: &index) {
      let name = pins[pin].look.entry.place.name
      diagnostics.append(Diagnostic(.unplaced, "no room for the name '\(name)' beside its pin"))
    }
  }

  /// A name over a leader would seem to belong to the wrong end of it.
  private func reserve(leaderOf pin: Pin, in index: inout CollisionIndex) {
    let end = pin.tip + pin.look.head.center
    for step in Self.steps(from: pin.place, to: end) { index.insert(step) }
  }

  /// Small boxes along a line.
  private static func steps(from start: Point, to end: Point) -> [Rect] {
    let way = end - start
    let count = max(1, Int(way.length / 4))
    return (0..<count).map { step in
      let p = start + way * (Double(step) / Double(count))
      return Rect(minX: p.x - 2, minY: p.y - 2, maxX: p.x + 2, maxY: p.y + 2)
    }
  }

  private func bearsName(_ pin: Int) -> Bool {
    let pin = pins[pin]
    return !pin.look.isOther && pin.badge == nil && frame.contains(pin.place)
      && pin.look.style.text != pin.look.entry.place.name
  }

  private func order(_ pin: Pin) -> (Int, Int) {
    (pin.look.entry.isSelected ? 0 : 1, pin.position)
  }

  /// Whether the name has found a side, or has none.
  private mutating func place(_ pin: Int, in index: inout CollisionIndex) -> Bool {
    guard let label = PinLabel(pins[pin].look, in: context) else { return true }
    for place in label.places {
      let rect = place.offset(by: pins[pin].tip)
      guard frame.contains(rect), index.isFree(rect) else { continue }
      take(Label(label: label, rect: rect, pin: pin, isMoved: false), &index)
      return true
    }
    return false
  }

  private mutating func placeApart(_ pin: Int, in index: inout CollisionIndex) -> Bool {
    guard let label = PinLabel(pins[pin].look, in: context) else { return true }
    let middle = pins[pin].tip + pins[pin].look.head.center
    for rect in label.placesApart {
      let rect = rect.offset(by: middle)
      guard frame.contains(rect), index.isFree(rect) else { continue }
      let way = Self.steps(from: rect.nearest(to: middle), to: middle)
        .filter { !pins[pin].box.inset(by: Insets(-2)).contains($0.center) }
      guard way.allSatisfy({ index.isFree($0) }) else { continue }
      take(Label(label: label, rect: rect, pin: pin, isMoved: true), &index)
      for step in way { index.insert(step) }
      return true
    }
    return false
  }

  private mutating func take(_ label: Label, _ index: inout CollisionIndex) {
    index.insert(label.rect)
    labels.append(label)
    note(label.label.text.missing, in: pins[label.pin].look.entry.place.name)
  }
}
