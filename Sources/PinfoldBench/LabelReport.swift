import GeoCore

/// What labels cost, for more and more of them on one picture: shaping with nothing known and with all of it, finding
/// room for points and along lines, and painting what found some.
struct LabelReport {
  private struct Row {
    let stage: String
    /// Milliseconds of CPU for each of `counts`.
    let costs: [Double]
  }

  private static let counts = [100, 1000, 10_000]
  private static let frame = Rect(x: 0, y: 0, width: 1600, height: 1200)

  private var rows: [Row] = []
  private var placed: [Int] = []

  init(runs: Int) throws {
    var costs: [[Double]] = []
    for count in Self.counts {
      let work = try LabelWork(count: count, frame: Self.frame)
      let map = try LabelMap(count: count, frame: Self.frame)
      costs.append(try work.costs(runs: runs) + map.costs(runs: runs))
      placed.append(work.placedCount)
    }
    for (index, stage) in (LabelWork.stages + LabelMap.stages).enumerated() {
      rows.append(Row(stage: stage, costs: costs.map { $0[index] }))
    }
  }

  /// A row a stage: milliseconds for each count, how much longer ten times as many take, and labels a second.
  var text: String {
    let counts = Self.counts.map(String.init).joined(separator: ", ")
    let placed = self.placed.map(String.init).joined(separator: ", ")
    let head = "labels, CPU ms for \(counts) (\(placed) find room); growth; labels a second"
    let lines = rows.map { row in
      let costs = row.costs.map(Self.fixed).joined(separator: ", ")
      let growth = zip(row.costs, row.costs.dropFirst()).map {
        "×" + Self.fixed($1 / max($0, 1e-6))
      }
      let rate = Double(Self.counts[Self.counts.count - 1]) / max(row.costs.last ?? 0, 1e-6) * 1000
      return "  \(row.stage): \(costs); \(growth.joined(separator: ", ")); \(Int(rate))"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private static func fixed(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let digits = String(hundredths % 100)
    return "\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }
}
