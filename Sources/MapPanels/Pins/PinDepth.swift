import GeoCore
import Places

/// Where a pin lies among others: what is smaller lies behind.
struct PinDepth: Comparable {
  private let isOther: Bool
  private let isSelected: Bool
  private let level: Double
  private let y: Double
  private let index: Int
  /// Which pin it is.
  let position: Int

  init(_ look: PinLook, y: Double, position: Int) {
    isOther = look.isOther
    isSelected = look.entry.isSelected
    level = look.style.level.isNaN ? 0 : look.style.level
    self.y = y
    index = look.entry.place.index
    self.position = position
  }

  static func < (a: PinDepth, b: PinDepth) -> Bool {
    if a.isOther != b.isOther { return a.isOther }
    if a.isSelected != b.isSelected { return b.isSelected }
    if a.level != b.level { return a.level < b.level }
    if a.y != b.y { return a.y < b.y }
    return a.index > b.index
  }
}
