public import Drawing

/// Where content lies from side to side in a frame that is wider.
public enum HorizontalAlignment: String, CaseIterable, Hashable, Sendable {
  /// Where reading begins: at the left, or at the right for text or pictures that run from right to left.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right

  /// The left edge of content `width` points wide in `room` points.
  public func offset(of width: Double, in room: Double, isRightToLeft: Bool) -> Double {
    switch self {
    case .natural: isRightToLeft ? room - width : 0
    case .left: 0
    case .center: (room - width) / 2
    case .right: room - width
    }
  }

  /// The same for the lines of a text, in a picture that runs as a whole in a direction.
  public func textAlignment(isRightToLeft: Bool) -> TextLayout.Alignment {
    switch self {
    case .natural: isRightToLeft ? .right : .natural
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

/// Where content lies from top to bottom in a frame that is higher.
public enum VerticalAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom

  /// The top edge of content `height` points high in `room` points.
  public func offset(of height: Double, in room: Double) -> Double {
    switch self {
    case .top: 0
    case .middle: (room - height) / 2
    case .bottom: room - height
    }
  }
}
