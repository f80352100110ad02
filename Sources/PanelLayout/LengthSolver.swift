/// Divides an extent among lengths: pure arithmetic, no panel in sight.
///
/// 1. Spacing is taken off; where there is less room than spacing, the spacing shrinks and everything else is 0.
/// 2. Points, fractions and wishes are held to their bounds; flexible lengths share the rest by weight, each held to
///    its bounds, and what a bound gives or takes is shared again (as in CSS Flexible Box Layout §9.7).
/// 3. Where the fixed ones alone are too long, flexible lengths get their minimum and the others shrink in
///    proportion to what they have above theirs; where even the minimums are too long, all shrink in proportion.
/// 4. Where nothing is flexible and room is left, it stays empty at the end.
public struct LengthSolver: Hashable, Sendable {
  /// The extent to divide, in points.
  public var extent: Double
  /// What lies between neighbours, in points.
  public var spacing: Double
  /// Device pixels per point; edges lie on whole pixels.
  public var scale: Double

  /// Prepares a division.
  public init(extent: Double, spacing: Double = 0, scale: Double = 1) {
    self.extent = extent.isFinite ? max(0, extent) : 0
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Where each length begins and ends, in order, from 0; neighbours without spacing share their edge exactly.
  ///
  /// `wishes` has one value for each length, nothing where there is no wish or none was asked for.
  public func edges(_ lengths: [Length], wishes: [Double?]) -> [ClosedRange<Double>] {
    let gap = lengths.count > 1 ? min(spacing, extent / Double(lengths.count - 1)) : 0
    let sizes = sizes(
      lengths, wishes: wishes, room: extent - gap * Double(max(0, lengths.count - 1)))
    var at = 0.0
    return sizes.map { size in
      let start = onPixel(at)
      let end = max(start, onPixel(at + size))
      at += size + gap
      return start...end
    }
  }

  /// The lengths before rounding, their sum at most `room`.
  func sizes(_ lengths: [Length], wishes: [Double?], room: Double) -> [Double] {
    let room = max(0, room)
    var items = lengths.enumerated().map { index, length in
      Item(length, wish: wishes.indices.contains(index) ? wishes[index] : nil, room: room)
    }
    let least = items.reduce(0) { $0 + $1.minimum }
    if least >= room {
      return items.map { least > 0 ? $0.minimum * (room / least) : 0 }
    }
    let taken = items.reduce(0) { $0 + ($1.weight > 0 ? $1.minimum : $1.size) }
    if taken > room {
      Self.shrink(&items, by: taken - room)
    } else {
      Self.grow(&items, into: room)
    }
    return items.map(\.size)
  }

  /// The nearest whole pixel inside the extent; the end of the extent counts as one, so that what fills it fills it
  /// where it is no whole number of pixels.
  func onPixel(_ position: Double) -> Double {
    guard position > 0 else { return 0 }
    guard (extent - position) * scale >= 0.5 else { return extent }
    return min(extent, (position * scale).rounded() / scale)
  }

  private static func shrink(_ items: inout [Item], by excess: Double) {
    let above = items.reduce(0) { $0 + ($1.weight > 0 ? 0 : $1.size - $1.minimum) }
    for i in items.indices {
      let slack = items[i].weight > 0 ? 0 : items[i].size - items[i].minimum
      items[i].size =
        items[i].weight > 0
        ? items[i].minimum : items[i].size - (above > 0 ? excess * (slack / above) : 0)
    }
  }

  private static func grow(_ items: inout [Item], into room: Double) {
    var open = items.indices.filter { items[$0].weight > 0 }
    var rest = room - items.reduce(0) { $0 + ($1.weight > 0 ? 0 : $1.size) }
    while !open.isEmpty {
      let weights = open.reduce(0) { $0 + items[$1].weight }
      var violation = 0.0
      for i in open {
        let share = rest * (items[i].weight / weights)
        items[i].size = items[i].held(share)
        violation += items[i].size - share
      }
      // All that hit the bound on the side that weighs more are settled; the others share again.
      let settled = open.filter { i in
        let share = rest * (items[i].weight / weights)
        return violation > 0 ? items[i].size > share : violation < 0 && items[i].size < share
      }
      guard !settled.isEmpty else { return }
      rest = max(0, rest - settled.reduce(0) { $0 + items[$1].size })
      open.removeAll { settled.contains($0) }
    }
  }
}

/// A length with its bounds in order and its first size.
private struct Item {
  let minimum: Double
  let maximum: Double
  /// Above 0 for what is flexible.
  var weight = 0.0
  var size = 0.0

  init(_ length: Length, wish: Double?, room: Double) {
    minimum = Self.usable(length.minimum)
    maximum = length.maximum.isNaN ? .infinity : max(minimum, length.maximum)
    switch length.basis {
    case .points(let points): size = held(Self.usable(points))
    case .fraction(let fraction): size = held(Self.usable(fraction) * room)
    case .flexible(let weight): self.weight = Self.usable(weight)
    case .content:
      if let wish { size = held(Self.usable(wish)) } else { weight = 1 }
    }
    if weight == 0, case .flexible = length.basis { size = minimum }
  }

  func held(_ value: Double) -> Double { min(max(value, minimum), maximum) }

  /// Lengths come from files: what is no length is none.
  private static func usable(_ value: Double) -> Double {
    value.isFinite ? min(max(0, value), 1e9) : 0
  }
}
