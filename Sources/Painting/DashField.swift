import Drawing

/// How far each place of a dashed ribbon is from the edges of its dashes, as MapLibre's dash atlas holds it: a row of
/// 256 bytes for one period, fifteen of them across the ribbon where dashes are round.
struct DashField {
  private static let columns = 256
  /// Rows on each side of the middle one of round dashes.
  private static let side = 7
  /// The distance of a dash's edge: 128 of 255.
  private static let zero = 128.0

  private let values: [Float]
  private let rows: Int
  /// Over which part of all distances the edge is smoothed, to each side.
  private let softness: Float
  let period: Double

  private struct Part {
    var left, right: Double
    var isDash: Bool
    var isEmpty: Bool
  }

  /// Prepares dashes; nothing where they have no length.
  ///
  /// - Parameter scale: Pixels per point: the edges are that much sharper.
  init?(_ dashes: Ribbon.Dashes, scale: Double) {
    let sum = dashes.lengths.reduce(0, +)
    guard sum > 0, sum.isFinite, dashes.lengths.allSatisfy({ $0 >= 0 }), dashes.period > 0,
      dashes.period.isFinite, dashes.nominalPeriod > 0
    else { return nil }
    period = dashes.period
    softness = Float(1 / (dashes.nominalPeriod * scale))
    let stretch = Double(Self.columns) / sum
    let parts = Self.parts(dashes.lengths, stretch)
    if dashes.areRound {
      rows = 2 * Self.side + 1
      values = (-Self.side...Self.side).flatMap { Self.round(parts, stretch, row: $0) }
    } else {
      rows = 1
      values = Self.straight(parts)
    }
  }

  // An odd number of lengths begins and ends with a dash: the first one begins where the last one does.
  private static func parts(_ lengths: [Double], _ stretch: Double) -> [Part] {
    let isOdd = lengths.count % 2 == 1
    var parts: [Part] = []
    var sum = 0.0
    for (i, length) in lengths.enumerated() {
      let left = i == 0 && isOdd ? -(lengths.last ?? 0) : sum
      sum += length
      parts.append(
        Part(
          left: left * stretch, right: sum * stretch, isDash: i % 2 == 0, isEmpty: length == 0))
    }
    return parts
  }

  private static func byte(_ distance: Double) -> Float {
    Float(min(max(distance + zero, 0), 255).rounded(.down) / 255)
  }

  private static func round(_ parts: [Part], _ stretch: Double, row: Int) -> [Float] {
    let half = stretch / 2
    let middle = Double(row) / Double(side) * (half + 1)
    return distances(parts) { part, edge in
      guard part.isDash else { return half - (edge * edge + middle * middle).squareRoot() }
      let rest = half - abs(middle)
      return (edge * edge + rest * rest).squareRoot()
    }
  }

  private static func straight(_ parts: [Part]) -> [Float] {
    var joined: [Part] = []
    for part in parts where !part.isEmpty {
      if let last = joined.last, last.isDash == part.isDash {
        joined[joined.count - 1].right = part.right
      } else {
        joined.append(part)
      }
    }
    if let first = joined.first, let last = joined.last, first.isDash == last.isDash {
      joined[0].left = last.left - Double(columns)
      joined[joined.count - 1].right = first.right + Double(columns)
    }
    return distances(joined) { part, edge in part.isDash ? edge : -edge }
  }

  /// A row of signed distances, from the distance to the nearer end of the part that each column lies in.
  private static func distances(
    _ parts: [Part], _ signed: (Part, Double) -> Double
  ) -> [Float] {
    var at = 0
    return (0..<columns).map { column in
      let x = Double(column)
      while at + 1 < parts.count, x > parts[at].right { at += 1 }
      let part = parts[at]
      return byte(signed(part, min(abs(x - part.left), abs(x - part.right))))
    }
  }

  /// How much is painted of those of four pixels that are covered at all.
  ///
  /// - Parameters:
  ///   - across: From one side to the other, −1…1.
  ///   - distance: How far along the line a pixel is, in points.
  @inline(__always)
  func coverage(
    where covered: SIMD4<Float>, _ across: SIMD4<Float>, _ distance: (Int) -> Double
  ) -> SIMD4<Float> {
    var result = SIMD4<Float>.zero
    for i in 0..<4 where covered[i] > 0 {
      let periods = distance(i) / period
      let share = Float(periods - Self.floor(periods))
      if share - share == 0 { result[i] = self.distance(share, across[i]) }
    }
    result = (result - 0.5 + softness) / (2 * softness)
    result.replace(with: 0, where: result .< 0)
    result.replace(with: 1, where: result .> 1)
    return result * result * (3 - 2 * result)
  }

  /// The whole number at or below `x`, without a call.
  @inline(__always)
  private static func floor(_ x: Double) -> Double {
    // Adding 1.5·2⁵² leaves no room for a fraction in a Double.
    let nearest = (x + 6_755_399_441_055_744) - 6_755_399_441_055_744
    return nearest > x ? nearest - 1 : nearest
  }

  /// How far it is to the edge of a dash at `share` of a period.
  @inline(__always)
  private func distance(_ share: Float, _ across: Float) -> Float {
    let x = share * Float(Self.columns) - 0.5
    let left = x < 0 ? -1 : Int(x)
    let part = x - Float(left)
    let (i, j) = (left & (Self.columns - 1), (left &+ 1) & (Self.columns - 1))
    let values = values.span
    if rows == 1 { return values[i] + (values[j] - values[i]) * part }
    let above = Float(Self.side) * (1 - across)
    let y = above > 0 ? min(above, Float(rows - 1)) : 0
    let row = min(Int(y), rows - 2)
    let (upper, lower) = (row * Self.columns, (row + 1) * Self.columns)
    let a = values[upper + i] + (values[upper + j] - values[upper + i]) * part
    let b = values[lower + i] + (values[lower + j] - values[lower + i]) * part
    return a + (b - a) * (y - Float(row))
  }
}
