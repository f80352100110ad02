public import GeoCore

/// Why a display list could not be painted.
public enum PaintingError: Error, Hashable, Sendable {
  /// A size or scale that is not finite and above 0, or that rounds to no pixel.
  case invalidSize(Size, scale: Double)
  /// More pixels than a surface may have: `limit` in all, or `side` in a row or column.
  case tooLarge(width: Double, height: Double, limit: Int, side: Int)
  /// `commands[command]` names something that its arena does not hold, or an outline whose verbs and points do
  /// not fit together.
  case malformed(command: Int)
  /// `commands[command]` ends a group that was not begun, or (at the end of the list) leaves one open.
  case unbalancedGroup(command: Int)
  /// `commands[command]` begins a group inside more than `limit` others.
  case tooDeep(command: Int, limit: Int)
  /// A document without pages.
  case noPages
  /// What Cairo said about `operation`.
  case cairo(operation: String, status: String)
}

extension PaintingError: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .invalidSize(let size, let scale):
      "cannot paint \(size.width) × \(size.height) points at scale \(scale)"
    case .tooLarge(let width, let height, let limit, let side):
      "cannot paint \(Self.whole(width)) × \(Self.whole(height)) pixels; \(limit) in all and \(side) a side are the most"
    case .malformed(let command):
      "command \(command) of the display list names something that is not there"
    case .unbalancedGroup(let command):
      "command \(command) of the display list ends no group, or leaves one open"
    case .tooDeep(let command, let limit):
      "command \(command) of the display list begins a group inside \(limit) others"
    case .noPages: "a document without pages"
    case .cairo(let operation, let status): "cairo cannot \(operation): \(status)"
    }
  }

  // No integer holds what may be asked for.
  private static func whole(_ count: Double) -> String {
    Int(exactly: count.rounded()).map { "\($0)" } ?? "\(count)"
  }
}
