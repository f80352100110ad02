import GeoCore

/// The pins of a scene that lie wholly under another one.
///
/// Only a pin at the same place is looked for: one that is covered bit by bit by several is seen to be there.
struct HiddenPins {
  private struct Cell: Hashable {
    let x, y: Int
  }

  private var fronts: [Cell: [PinScene.Pin]] = [:]
  private(set) var indices: Set<Int> = []

  /// What sticks out less is not seen, in points.
  private static let slack = 0.5

  /// - Parameter pins: in painting order.
  init(_ pins: [PinScene.Pin], in frame: Rect) {
    for index in pins.indices.reversed() {
      let pin = pins[index]
      guard pin.badge == nil, pin.box.intersects(frame) else { continue }
      let cell = Cell(x: Int(pin.tip.x.rounded(.down)), y: Int(pin.tip.y.rounded(.down)))
      let isHidden = near(cell).contains { Self.covers($0, pin) }
      if isHidden { indices.insert(index) } else { fronts[cell, default: []].append(pin) }
    }
  }

  /// What was painted after, within a point to each side.
  private func near(_ cell: Cell) -> [PinScene.Pin] {
    var near: [PinScene.Pin] = []
    for y in cell.y - 1...cell.y + 1 {
      for x in cell.x - 1...cell.x + 1 { near += fronts[Cell(x: x, y: y)] ?? [] }
    }
    return near
  }

  private static func covers(_ top: PinScene.Pin, _ pin: PinScene.Pin) -> Bool {
    let apart = top.tip - pin.tip
    guard max(abs(apart.x), abs(apart.y)) <= slack else { return false }
    let (over, under) = (top.box.inset(by: Insets(-slack)), pin.box)
    guard over.contains(under) else { return false }
    // A picture may be see-through anywhere; over itself it hides all the same.
    if top.look.picture != nil {
      return top.look.picture == pin.look.picture
        && under.inset(by: Insets(-slack)).contains(top.box)
    }
    let (form, other) = (top.look.shape.form, pin.look.shape.form)
    return pin.look.picture == nil && form == other || form == .square
  }
}
