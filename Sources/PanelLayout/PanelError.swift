/// Why a panel could not be drawn, and which.
public struct PanelError: Error, Sendable, CustomStringConvertible {
  /// Where the panel stands in the tree.
  public let path: PanelPath
  /// What it ran into; an error of the module that the panel is from.
  public let cause: any Error

  /// Says which panel ran into what; a cause that already names a panel keeps it.
  public init(_ cause: any Error, at path: PanelPath) {
    if let inner = cause as? PanelError {
      self = inner
    } else {
      self.cause = cause
      self.path = path
    }
  }

  /// The panel and the cause.
  public var description: String { "panel \(path): \(cause)" }
}

/// Why a layout cannot be carried out.
public enum LayoutError: Error, Hashable, Sendable {
  /// Containers are nested deeper than `limit`.
  case tooDeep(limit: Int)
}

extension LayoutError: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .tooDeep(let limit): "containers are nested deeper than \(limit)"
    }
  }
}
