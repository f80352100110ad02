import GeoCore

/// How much of a picture is drawn from tiles of which zoom.
struct DetailTally {
  private var areas: [Int: Double] = [:]

  /// Counts a part of the Mercator square that shows.
  mutating func add(_ part: Rect, from zoom: Int) {
    areas[zoom, default: 0] += part.width * part.height
  }

  /// Tiles that are drawn larger than by so many zooms are no map any more: of what is seen at this zoom they hold
  /// nothing.
  private static let farthest = 4
  /// From which part of a picture on its reader would miss something.
  private static let share = 0.25

  /// What is to be said where most of the picture is drawn from tiles far above the zoom it ought to have.
  func note(wanted: Int) -> Diagnostic? {
    let zooms = areas.keys.sorted()
    let all = zooms.reduce(0) { $0 + (areas[$1] ?? 0) }
    let far = zooms.filter { $0 + Self.farthest < wanted }
    let part = far.reduce(0) { $0 + (areas[$1] ?? 0) } / max(all, .leastNonzeroMagnitude)
    guard let deepest = far.last, part >= Self.share else { return nil }
    let percent = Int((100 * part).rounded())
    return Diagnostic(
      .limit,
      "\(percent)% of the map has no tiles deeper than zoom \(deepest), which show next to nothing at zoom \(wanted)"
    )
  }
}
