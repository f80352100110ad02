import Drawing
import GeoCore
import Glibc

/// Made-up names in the scripts of the world.
enum LabelNames {
  // Latin, Cyrillic, Greek, Arabic, Hebrew, Devanagari, Thai, Chinese and Korean, as cities are labelled.
  private static let syllables: [[String]] = [
    ["ka", "lin", "to", "ver", "säa", "berg", "mon", "di"], ["ка", "лин", "бо", "ров", "ск", "ин"],
    ["κα", "λο", "πο", "λη", "στα"], ["با", "زار", "شا", "رع", "دم"], ["בר", "של", "ום", "רח"],
    ["बा", "ज़ार", "दि", "ल्ली"], ["กรุ", "เทพ", "นา"], ["北", "京", "路", "海", "大", "山"],
    ["서", "울", "로", "강"],
  ]

  /// One of them as it is shaped.
  static func spans(_ dice: inout LabelDice) -> [TextSpan] {
    // Half of all labels are Latin.
    let script = dice.roll() < 0.5 ? 0 : Int(dice.roll() * Double(syllables.count))
    let parts = syllables[min(script, syllables.count - 1)]
    let words = (0...Int(dice.roll() * 2)).map { _ in
      (0...(1 + Int(dice.roll() * 3))).map { _ in
        parts[min(parts.count - 1, Int(dice.roll() * Double(parts.count)))]
      }.joined()
    }
    let style = TextStyle(fonts: ["Noto Sans", "sans-serif"], size: dice.roll() < 0.7 ? 12 : 15)
    return [TextSpan(words.joined(separator: " "), style)]
  }
}

/// Numbers that are the same in every run.
struct LabelDice {
  private var state: UInt64 = 42

  mutating func roll() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 31)
  }

  static func direction(_ angle: Double) -> Point { Point(x: cos(angle), y: sin(angle)) }
}
