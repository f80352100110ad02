import CPango

/// Where a paragraph may be cut: between lines by UAX #14, between clusters by UAX #29.
struct TextBoundaries {
  /// Whether a line may begin at each character.
  private(set) var isLineBreak: [Bool]
  /// Whether a cluster begins at each character.
  private(set) var isCluster: [Bool]

  /// Finds them; lines are left aside where `lines` is false and they are not needed.
  init(_ paragraph: Paragraph, lines: Bool) {
    let count = paragraph.scalars.count
    isLineBreak = Array(repeating: false, count: count + 1)
    isCluster = Array(repeating: true, count: count + 1)
    guard count > 0, lines || !paragraph.isPlain else { return }
    let text = paragraph.utf8
    // The zero value of a C structure of bits.
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    // A fixed language: the user's own would decide otherwise.
    pango_get_log_attrs(
      text, Int32(text.count), paragraph.isRightToLeft ? 1 : 0, pango_language_from_string("en"),
      &attributes, Int32(count + 1))
    for i in 0..<count {
      isLineBreak[i] = i > 0 && attributes[i].is_line_break != 0
      isCluster[i] = i == 0 || attributes[i].is_cursor_position != 0
    }
  }
}
