import Colorimetry
import GeoCore

/// Why two values have none between them.
struct MixingError: Error {
  let message: String
}

extension StyleValue {
  /// The value `t` of the way to `other`.
  ///
  /// - Throws: where the two do not fit.
  func mixed(with other: StyleValue, _ t: Double, in space: ColorSpace) throws(MixingError)
    -> StyleValue
  {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, t, in: space))
    case (.array(let a), .array(let b)) where a.count == b.count:
      var items: [StyleValue] = []
      for (x, y) in zip(a, b) { items.append(try x.mixed(with: y, t, in: space)) }
      return .array(items)
    case (.padding(let a), .padding(let b)):
      let sides = zip(a.sides, b.sides).map { $0 + ($1 - $0) * t }
      return Padding(css: sides).map { .padding($0) } ?? .null
    // Of lists of different lengths the reference makes numbers that are none, and no picture.
    case (.numberArray(let a), .numberArray(let b)) where a.count == b.count:
      return .numberArray(zip(a, b).map { $0 + ($1 - $0) * t })
    case (.colorArray(let a), .colorArray(let b)): return try Self.mixed(a, b, t, in: space)
    case (.anchorOffsets(let a), .anchorOffsets(let b)): return try Self.mixed(a, b, t)
    default:
      if let from = projectionName, let to = other.projectionName {
        return .projection(from: from, to: to, transition: t)
      }
      throw MixingError(message: "Cannot interpolate between \(json) and \(other.json).")
    }
  }

  /// The projection a value ends at.
  private var projectionName: String? {
    switch self {
    case .string(let name): name
    case .projection(_, let to, _): to
    default: nil
    }
  }

  private static func mixed(_ a: [Color], _ b: [Color], _ t: Double, in space: ColorSpace)
    throws(MixingError) -> StyleValue
  {
    guard a.count == b.count else {
      throw MixingError(
        message: "colorArray: Arrays have mismatched length (\(a.count) vs. \(b.count)), cannot "
          + "interpolate.")
    }
    return .colorArray(zip(a, b).map { $0.mixed(with: $1, t, in: space) })
  }

  private static func mixed(_ a: [AnchorOffset], _ b: [AnchorOffset], _ t: Double)
    throws(MixingError) -> StyleValue
  {
    guard a.count == b.count else {
      let (from, to) = (StyleValue.anchorOffsets(a).json, StyleValue.anchorOffsets(b).json)
      throw MixingError(
        message: "Cannot interpolate values of different length. from: \(from), to: \(to)")
    }
    for (index, pair) in zip(a, b).enumerated() where pair.0.anchor != pair.1.anchor {
      let place = index * 2
      throw MixingError(
        message: "Cannot interpolate values containing mismatched anchors. from[\(place)]: "
          + "\(pair.0.anchor.rawValue), to[\(place)]: \(pair.1.anchor.rawValue)")
    }
    return .anchorOffsets(
      zip(a, b).map {
        AnchorOffset(
          anchor: $0.anchor, offset: $0.offset + ($1.offset - $0.offset) * t)
      })
  }
}
