/// Columns that hold what belongs to a coordinate besides its degrees: minutes, seconds, and the hemisphere.
struct AxisParts: Equatable {
  var minutes: Int?
  var seconds: Int?
  var hemisphere: Int?

  /// The columns there are.
  var columns: [Int] { [minutes, seconds, hemisphere].compactMap { $0 } }

  /// The degrees of a row with what belongs to them, as one text.
  func text(_ row: TableRow, degrees: Int) -> String {
    let text = row.text(degrees)
    guard !NoValue.matches(text) else { return text }
    return columns.reduce(text) { text, column in
      let part = row.text(column)
      return NoValue.matches(part) ? text : "\(text) \(part)"
    }
  }

  private static let minuteWords = words(
    "min mins minute minutes minuten minuto minutos minuta мин 分 m")
  private static let secondWords = words(
    "sec secs second seconds sek sekunden segundo segundos сек 秒 s")

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map { FieldMeaning.key(String($0)) })
  }

  /// Looks beside the column of an axis' degrees, up to that of the other axis.
  init(_ names: [String], _ rows: [TableRow], of axis: CoordinateAxis, at degrees: Int, other: Int)
  {
    let sample = Array(rows.prefix(500))
    let sampled = ColumnSample(sample, column: degrees)
    guard sampled.parsedCount > 0, sampled.count(of: axis) == 0,
      sampled.parsed.allSatisfy({ $0.map { $0.isPlain && $0.number >= 0 } ?? true })
    else { return }
    let end = other > degrees ? min(other, names.count) : names.count
    let behind = degrees + 1..<max(degrees + 1, end)
    if sampled.parsed.allSatisfy({ $0?.fractionDigits ?? 0 == 0 }) {
      minutes = behind.first { Self.isPart($0, names, sample, Self.minuteWords) }
      if let minutes {
        seconds = behind.first {
          $0 > minutes && Self.isPart($0, names, sample, Self.secondWords)
        }
      }
    }
    let before = degrees > 0 && degrees - 1 != other ? [degrees - 1] : []
    hemisphere = (Array(behind.prefix(4)) + before).first {
      Self.isHemisphere($0, sample, axis)
    }
  }

  init() {}

  private static func isPart(
    _ column: Int, _ names: [String], _ rows: [TableRow], _ words: Set<String>
  ) -> Bool {
    guard FieldMeaning.words(of: names[column]).contains(where: words.contains) else {
      return false
    }
    let sample = ColumnSample(rows, column: column)
    return sample.share >= 0.9
      && sample.parsed.allSatisfy {
        $0.map { $0.isPlain && (0..<60.0001).contains($0.number) } ?? true
      }
  }

  private static func isHemisphere(
    _ column: Int, _ rows: [TableRow], _ axis: CoordinateAxis
  ) -> Bool {
    var (filled, fitting) = (0, 0)
    for row in rows {
      let text = row.text(column)
      guard !NoValue.matches(text) else { continue }
      filled += 1
      if text.utf8.count < 20, DegreesScan.axis(ofHemisphere: text) == axis { fitting += 1 }
    }
    return filled * 2 >= rows.count && fitting > 0 && fitting * 10 >= filled * 9
  }
}
