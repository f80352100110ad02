import Places

/// What the lengths of a scale bar are counted in.
public enum ScaleUnits: String, CaseIterable, Hashable, Sendable {
  /// Kilometres, metres and centimetres.
  case metric
  /// Miles, feet and inches.
  case imperial
  /// Metric above imperial.
  case both
}

/// A round length that a scale bar can have: 1, 2 or 5 times a power of ten of some unit, or half a mile.
public struct ScaleLength: Hashable, Sendable {
  /// The length on the ground.
  public let meters: Double
  /// The length with its unit, such as `500 m`.
  public let text: String
  /// Half of it without the unit where that is a whole number, otherwise nothing.
  public let half: String?
  /// How many equal parts it is drawn in: those of its first digit.
  public let parts: Int

  /// The metres of an international foot (1959).
  static let foot = 0.3048
  /// The metres of an international mile.
  static let mile = 1609.344

  private init(_ count: Int, _ unit: String, _ meters: Double) {
    self.meters = Double(count) * meters
    text = "\(count.grouped)\u{A0}\(unit)"
    half = count.isMultiple(of: 2) ? (count / 2).grouped : nil
    var digit = count
    while digit >= 10 { digit /= 10 }
    parts = digit == 5 ? 5 : 2
  }

  private init(halfMile: Void) {
    meters = Self.mile / 2
    text = "½\u{A0}mi"
    half = nil
    parts = 2
  }

  /// The metric lengths from the longest: 10,000 km to 1 cm.
  static let metric: [ScaleLength] =
    counts(through: 10_000).map { ScaleLength($0, "km", 1000) }
    + counts(through: 500).map { ScaleLength($0, "m", 1) }
    + counts(through: 50).map { ScaleLength($0, "cm", 0.01) }

  /// The imperial lengths from the longest: 5,000 miles to an inch.
  static let imperial: [ScaleLength] =
    counts(through: 5000).map { ScaleLength($0, "mi", mile) } + [ScaleLength(halfMile: ())]
    + counts(through: 2000).map { ScaleLength($0, "ft", foot) }
    + counts(through: 5).map { ScaleLength($0, "in", foot / 12) }

  private static func counts(through most: Int) -> [Int] {
    var counts: [Int] = []
    var power = 1
    while power <= most {
      counts += [power, 2 * power, 5 * power].filter { $0 <= most }
      power *= 10
    }
    return counts.reversed()
  }
}
