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
