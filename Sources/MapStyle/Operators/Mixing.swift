import Colorimetry
import GeoCore

extension StyleValue {
  /// The value `t` of the way to `other`, or nothing where the two do not fit.
  func mixed(with other: StyleValue, _ t: Double, in space: ColorSpace) -> StyleValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, t, in: space))
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return nil }
      let items = zip(a, b).compactMap { $0.mixed(with: $1, t, in: space) }
      return items.count == a.count ? .array(items) : nil
    case (.padding(let a), .padding(let b)):
      let sides = zip(a.sides, b.sides).map { $0 + ($1 - $0) * t }
      return Padding(css: sides).map { .padding($0) }
    case (.numberArray(let a), .numberArray(let b)):
      guard a.count == b.count else { return nil }
      return .numberArray(zip(a, b).map { $0 + ($1 - $0) * t })
    case (.colorArray(let a), .colorArray(let b)):
      guard a.count == b.count else { return nil }
      return .colorArray(zip(a, b).map { $0.mixed(with: $1, t, in: space) })
    case (.projection(_, let from, _), .projection(_, let to, _)):
      return .projection(from: from, to: to, transition: t)
    case (.anchorOffsets(let a), .anchorOffsets(let b)): return Self.mixed(a, b, t)
    default: return nil
    }
  }

  private static func mixed(_ a: [AnchorOffset], _ b: [AnchorOffset], _ t: Double) -> StyleValue? {
    guard a.count == b.count, zip(a, b).allSatisfy({ $0.anchor == $1.anchor }) else { return nil }
    return .anchorOffsets(
      zip(a, b).map {
        AnchorOffset(
          anchor: $0.anchor, offset: $0.offset + ($1.offset - $0.offset) * t)
      })
  }
}
