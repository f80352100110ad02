import Drawing
import GeoCore
import PanelLayout
import Places
import Symbols

extension PinScene {
  /// Gives names their places, in the order of the board, so that the first places keep their names longest.
  mutating func arrangeNames(covered: Set<Int>) {
    guard placesNames else { return }
    var index = CollisionIndex(bounds: frame)
    for box in obstacles { index.insert(box) }
    var tally = NameTally()
    var without: [(pin: Int, label: PinLabel)] = []
    for pin in pins.indices.sorted(by: { order(pins[$0]) < order(pins[$1]) }) {
      guard let label = label(of: pin) else { continue }
      tally.count += 1
      if pins[pin].badge != nil {
        tally.gathered += 1
      } else if covered.contains(pin) {
        tally.covered += 1
      } else if !place(label, of: pin, in: &index) {
        without.append((pin, label))
      }
    }
    // Lines are drawn only once all others have their sides: a name on a line can go anywhere, those cannot.
    for (pin, label) in without where !placeApart(label, of: pin, in: &index) {
      tally.crowded.append(pins[pin].look.entry.place.name)
    }
    if let remark = tally.remark { diagnostics.append(remark) }
  }

  /// The name that a pin should have near it; nothing for one that bears its name or has none, or is not
  /// in the frame.
  private func label(of pin: Int) -> PinLabel? {
    let pin = pins[pin]
    guard !pin.look.isOther, pin.isSeen(in: frame), !pin.look.bearsName || pin.badge != nil else {
      return nil
    }
    return PinLabel(pin.look, in: context)
  }

  private func order(_ pin: Pin) -> (Int, Int) {
    (pin.look.entry.isSelected ? 0 : 1, pin.position)
  }

  /// Whether the name has found a side.
  private mutating func place(
    _ label: PinLabel, of pin: Int, in index: inout CollisionIndex
  ) -> Bool {
    for place in PinLabelPlaces(label: label, look: pins[pin].look).beside {
      let rect = place.offset(by: pins[pin].tip)
      guard frame.contains(rect), index.isFree(rect.spaced) else { continue }
      take(Label(label: label, rect: rect, pin: pin), &index)
      return true
    }
    return false
  }

  private mutating func placeApart(
    _ label: PinLabel, of pin: Int, in index: inout CollisionIndex
  ) -> Bool {
    let (look, tip) = (pins[pin].look, pins[pin].tip)
    let outline = covers.outline(of: look).map { $0 + tip }
    let own = pins[pin].box.inset(by: Insets(-2))
    for place in PinLabelPlaces(label: label, look: look).apart {
      let rect = place.offset(by: tip)
      guard frame.contains(rect), index.isFree(rect.spaced),
        let line = NameLine(
          from: look, at: tip, outline: outline,
          to: PinNameBox(rect: rect, lineHeight: label.lineHeight))
      else { continue }
      // The first of them lie on its own pin.
      let way = line.boxes
      guard way.allSatisfy({ own.contains($0.center) || index.isFree($0) }) else { continue }
      take(Label(label: label, rect: rect, pin: pin, line: line), &index)
      return true
    }
    return false
  }

  private mutating func take(_ label: Label, _ index: inout CollisionIndex) {
    for box in label.boxes { index.insert(box) }
    index.insert(label.rect.spaced)
    labels.append(label)
    note(label.label.text.missing, in: pins[label.pin].look.entry.place.name)
  }
}

extension Rect {
  /// With what is kept free on both sides of a name: two in a row would be read as one, and a name between two pins as
  /// that of either; a little less than its distance from its own pin.
  fileprivate var spaced: Rect {
    inset(by: Insets(top: 0, right: -Self.space, bottom: 0, left: -Self.space))
  }

  private static let space = PinLabelPlaces.gap - 0.5
}

/// What became of a map's names.
struct NameTally {
  /// All that should stand near pins.
  var count = 0
  /// Those of places in badges.
  var gathered = 0
  /// Those of pins that lie under others or under panels.
  var covered = 0
  /// Those for which there was no room, in the order of the board.
  var crowded: [String] = []

  /// So many names show which ones are meant; all of them stand in the sidecar.
  private static let told = 3

  /// That names are left out, and why; nothing where none are.
  var remark: Diagnostic? {
    let missing = gathered + covered + crowded.count
    guard missing > 0 else { return nil }
    var reasons: [String] = []
    if !crowded.isEmpty {
      let names = crowded.prefix(Self.told).map { "'\($0.prefix(60))'" }.joined(separator: ", ")
      let rest = crowded.count - Self.told
      reasons.append("no room for \(names)" + (rest > 0 ? " and \(rest) more" : ""))
    }
    if covered > 0 { reasons.append("\(covered) under other pins or panels") }
    if gathered > 0 { reasons.append("\(gathered) in badges") }
    return Diagnostic(
      .unplaced,
      "\(missing) of \(count) name\(count == 1 ? "" : "s") \(missing == 1 ? "is" : "are") left out: "
        + reasons.joined(separator: "; "))
  }
}
