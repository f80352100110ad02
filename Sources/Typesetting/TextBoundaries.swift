import CPango

/// Where a paragraph may be cut: between lines by UAX #14, between clusters by UAX #29.
struct TextBoundaries {
  // For each character, bits of what may begin there; empty where every character is a cluster.
  private var flags: [UInt8] = []

  private static let line: UInt8 = 1
  private static let cluster: UInt8 = 2

  /// Whether a line may begin at a character.
  func isLineBreak(_ i: Int) -> Bool { !flags.isEmpty && flags[i] & Self.line != 0 }

  /// Whether a cluster begins at a character.
  func isCluster(_ i: Int) -> Bool { flags.isEmpty || flags[i] & Self.cluster != 0 }

  /// Finds them; lines are left aside where `lines` is false and they are not needed.
  init(_ paragraph: Paragraph, lines: Bool) {
    let count = paragraph.scalars.count
    guard count > 0, lines || !paragraph.isPlain else { return }
    let text = paragraph.utf8
    // The zero value of a C structure of bits.
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    // A fixed language: the user's own would decide otherwise.
    pango_get_log_attrs(
      text, Int32(text.count), paragraph.isRightToLeft ? 1 : 0, pango_language_from_string("en"),
      &attributes, Int32(count + 1))
    flags = attributes.indices.map { i in
      guard i > 0, i < count else { return Self.cluster }
      return (attributes[i].is_line_break != 0 ? Self.line : 0)
        | (attributes[i].is_cursor_position != 0 ? Self.cluster : 0)
    }
    // A mark after a picture has nothing to stand on.
    for (i, scalar) in paragraph.scalars.enumerated() where scalar == SourceText.objectReplacement {
      flags[i] |= Self.cluster
      flags[i + 1] |= Self.cluster
    }
  }
}
