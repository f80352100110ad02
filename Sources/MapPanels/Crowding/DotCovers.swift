import GeoCore

/// Which of the dots in each cell of a point's side lies in front: those behind it differ from it by less than their
/// edges.
struct DotCovers {
  private struct Front {
    var position: Int
    var level: Double
    var y: Double
    var index: Int
  }

  private let columns: Int
  private let origin: Point
  private var fronts: [Int: Front] = [:]

  /// Cells over a frame and what lies a little beyond.
  init(_ frame: Rect) {
    // Positions beyond the frame's edges wrap nowhere: the reach is more than any dot's radius.
    origin = Point(x: frame.minX - Self.reach, y: frame.minY - Self.reach)
    columns = Int(min(1e8, frame.width + 2 * Self.reach).rounded(.up))
  }

  private static let reach = 256.0

  private func cell(_ p: Point) -> Int {
    Int((p.y - origin.y).rounded(.down)) * columns + Int((p.x - origin.x).rounded(.down))
  }

  /// Adds the dot of the entry at a position of the board.
  mutating func insert(_ position: Int, _ place: Point, level: Double, index: Int) {
    let front = Front(position: position, level: level, y: place.y, index: index)
    let cell = cell(place)
    if let old = fronts[cell], (old.level, old.y, -old.index) > (level, front.y, -index) { return }
    fronts[cell] = front
  }

  /// Whether a dot that was added lies in front in its cell; never for one that was not.
  func isOnTop(_ position: Int, _ place: Point) -> Bool {
    guard abs(place.x - origin.x) < 1e9, abs(place.y - origin.y) < 1e9 else { return false }
    return fronts[cell(place)]?.position == position
  }
}
