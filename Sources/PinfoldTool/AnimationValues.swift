import PanelLayout
import Pinfold

// What only transitions have.
extension ValueParser {
  /// A curve of CSS by its name or its four numbers.
  func easing(_ text: String) throws(UsageError) -> CubicBezier {
    switch text {
    case "linear": return .linear
    case "ease-in": return .easeIn
    case "ease-out": return .easeOut
    case "ease-in-out": return .easeInOut
    default:
      let form = "linear, ease-in, ease-out, ease-in-out, or X1,Y1,X2,Y2 as in cubic-bezier()"
      let n = try numbers(text, count: 4, form: form)
      guard (0...1).contains(n[0]), (0...1).contains(n[2]) else {
        throw .badValue(option: option, value: text, expected: "X1,Y1,X2,Y2 with X within 0…1")
      }
      return CubicBezier(n[0], n[1], n[2], n[3])
    }
  }

  /// A number of times, or 0 for ever.
  func plays(_ text: String) throws(UsageError) -> UInt32 {
    if text == "forever" { return 0 }
    guard let count = UInt32(text), (1...1_000_000).contains(count) else {
      throw .badValue(
        option: option, value: text, expected: "a whole number from 1 to 1000000, or forever")
    }
    return count
  }

  /// `COLUMNSxROWS`.
  func grid(_ text: String) throws(UsageError) -> FrameGrid {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      FrameGrid.counts.contains(columns), FrameGrid.counts.contains(rows)
    else {
      throw .badValue(option: option, value: text, expected: "COLUMNSxROWS, each from 1 to 100")
    }
    return FrameGrid(columns: columns, rows: rows)
  }
}
