import Colorimetry
import Drawing
import GeoCore

/// How many frames of a strip stand side by side and below each other.
public struct FrameGrid: Hashable, Sendable {
  /// Side by side, 1…100.
  public let columns: Int
  /// Below each other, 1…100.
  public let rows: Int

  /// More frames than these would be too small to see on any page.
  public static let counts = 1...100

  /// A grid; counts are held to 1…100.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, Self.counts.lowerBound), Self.counts.upperBound)
    self.rows = min(max(rows, Self.counts.lowerBound), Self.counts.upperBound)
  }
}

/// Frames of one size in one picture, read row by row.
struct FrameStrip {
  let grid: FrameGrid
  /// What is behind the frames; they are framed by a line that is seen on it.
  let ground: Color

  /// Between frames and around them, in points.
  private static let gap = 12.0

  func list(_ frames: [DisplayList]) -> DisplayList {
    let cell = frames.first?.size ?? .zero
    let columns = min(grid.columns, max(1, frames.count))
    let rows = (frames.count + columns - 1) / columns
    var list = DisplayList(
      size: Size(
        width: Double(columns) * (cell.width + Self.gap) + Self.gap,
        height: Double(rows) * (cell.height + Self.gap) + Self.gap))
    for (index, frame) in frames.enumerated() {
      let origin = Point(
        x: Self.gap + Double(index % columns) * (cell.width + Self.gap),
        y: Self.gap + Double(index / columns) * (cell.height + Self.gap))
      list.append(frame, at: origin, clip: Rect(cell))
      let edge = Rect(cell).offset(by: origin).inset(by: Insets(-0.5))
      list.stroke(Path(edge), Stroke(width: 1), line)
    }
    return list
  }

  private var line: Color {
    ground.isDark ? Color.white.opacity(0.25) : Color.black.opacity(0.2)
  }
}

extension Color {
  /// Whether light stands out on it better than dark: mid grey has a luminance of 0.18 to 0.21.
  var isDark: Bool { alpha > 0.5 && luminance < 0.18 }
}
