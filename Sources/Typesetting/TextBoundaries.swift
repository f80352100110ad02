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
    flags = Self.flags(paragraph.scalars)
    if lines { mendWordBorders(paragraph.scalars) }
    // A mark after a picture has nothing to stand on.
    for (i, scalar) in paragraph.scalars.enumerated() where scalar == SourceText.objectReplacement {
      flags[i] |= Self.cluster
      flags[i + 1] |= Self.cluster
    }
  }

  private static func flags(_ scalars: [UInt32]) -> [UInt8] {
    let text = Paragraph.utf8(scalars)
    // The zero value of a C structure of bits.
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    // A fixed language: the user's own would decide otherwise.
    pango_get_log_attrs(
      text, Int32(text.count), -1, pango_language_from_string("en"), &attributes,
      Int32(attributes.count))
    return attributes.indices.map { i in
      guard i > 0, i < scalars.count else { return cluster }
      return (attributes[i].is_line_break != 0 ? line : 0)
        | (attributes[i].is_cursor_position != 0 ? cluster : 0)
    }
  }

  // Pango breaks around Thai as though its words stood alone, after an opening bracket too. Words are found by the
  // dictionary; next to all else, letters of such scripts are letters as others are (UAX #14, LB1).
  private mutating func mendWordBorders(_ scalars: [UInt32]) {
    let isComplex = scalars.map { g_unichar_break_type($0) == G_UNICODE_BREAK_COMPLEX_CONTEXT }
    guard isComplex.contains(true), isComplex.contains(false) else { return }
    let plain = zip(scalars, isComplex).map { scalar, isComplex -> UInt32 in
      if !isComplex { return scalar }
      return g_unichar_ismark(scalar) != 0 ? 0x308 : 0x61
    }
    let others = Self.flags(plain)
    for i in 1..<scalars.count where !(isComplex[i - 1] && isComplex[i]) {
      flags[i] = flags[i] & Self.cluster | others[i] & Self.line
    }
  }
}
