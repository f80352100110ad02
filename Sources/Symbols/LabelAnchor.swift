/// Which part of a label stands at its point.
public enum LabelAnchor: String, Hashable, Sendable, CaseIterable {
  /// Its middle.
  case center
  /// The middle of its left side.
  case left
  /// The middle of its right side.
  case right
  /// The middle of its top side.
  case top
  /// The middle of its bottom side.
  case bottom
  /// A corner.
  case topLeft = "top-left"
  /// A corner.
  case topRight = "top-right"
  /// A corner.
  case bottomLeft = "bottom-left"
  /// A corner.
  case bottomRight = "bottom-right"

  /// How much of the width lies left of the point: 0, ½ or 1.
  public var horizontal: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    case .center, .top, .bottom: 0.5
    }
  }

  /// How much of the height lies above the point: 0, ½ or 1.
  public var vertical: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    case .center, .left, .right: 0.5
    }
  }
}
