public import PanelLayout

extension ListPanel: ContinuingPanel {
  /// The list cut between rows: title and count stand in the first frame, each frame is filled with whole rows,
  /// and the last says what is left out.
  ///
  /// - Throws: Nothing of its own.
  public func pieces(in frames: [PanelContext]) throws(PanelError) -> [any Panel] {
    var pieces: [any Panel] = []
    var piece = self
    for (index, frame) in frames.enumerated() {
      var drawing = ListDrawing(piece, frame)
      let (rows, all) = drawing.capacity()
      // A frame that takes no row though it has no heading would be followed by others like it for ever.
      let isStuck = rows == 0 && index > 0
      if rows >= all.count || isStuck || index == frames.count - 1 {
        pieces.append(piece)
        break
      }
      var filled = piece
      filled.range = all.lowerBound..<all.lowerBound + rows
      pieces.append(filled)
      piece.range = all.lowerBound + rows..<all.upperBound
      piece.isContinuation = true
    }
    return pieces
  }
}
