import GeoCore

/// A panel whose content may go on in another frame where one is too small for it.
public protocol ContinuingPanel: Panel {
  /// The panel cut into pieces, one for each frame in turn, each to be drawn with the context it was cut for.
  ///
  /// There are fewer pieces than frames where the content ends before; the last piece says what is left out where
  /// it does not end.
  ///
  /// - Parameter frames: The context of each frame.
  /// - Throws: `PanelError`.
  func pieces(in frames: [PanelContext]) throws(PanelError) -> [any Panel]
}

/// A place for what did not fit into the frame of the sibling before it: a list in two columns is a row of the
/// list and a continuation.
public struct Continuation: Panel {
  /// Takes up what the sibling before has left.
  public init() {}

  /// Nothing: what is shown is a piece of the sibling.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    PanelOutput(size: context.size)
  }

  /// The same with each continuing panel that continuations follow cut into its pieces.
  static func resolved(
    _ shown: [LayoutContainer.Shown], in context: PanelContext
  ) throws(PanelError) -> [LayoutContainer.Shown] {
    guard shown.contains(where: { $0.child.panel is Continuation }) else { return shown }
    var result = shown
    var start = 0
    while start < shown.count {
      var end = start + 1
      while end < shown.count, shown[end].child.panel is Continuation { end += 1 }
      if end > start + 1, let panel = shown[start].child.panel as? any ContinuingPanel {
        let frames = shown[start..<end].map { context.child($0.index, size: $0.frame.size) }
        for (offset, piece) in try panel.pieces(in: frames).prefix(frames.count).enumerated() {
          result[start + offset].child.panel = piece
        }
      }
      start = end
    }
    return result
  }
}
