import CPango
import Drawing

/// A stretch of text without line feeds.
struct Paragraph {
  enum Direction { case leftToRight, rightToLeft }

  /// The characters.
  private(set) var scalars: [UInt32] = []
  /// Where each begins in the joined text of all spans, and where the last one ends.
  private(set) var bytes: [Int] = []
  /// The span of each, and one more for an empty paragraph.
  private(set) var spans: [Int] = []
  /// Whether its lines run from right to left.
  var isRightToLeft = false
  /// Whether every character is below U+0300: no marks, one script, one direction.
  private(set) var isPlain = true
  private var mayTurn = false

  mutating func reserve(_ count: Int) {
    scalars.reserveCapacity(count)
    bytes.reserveCapacity(count + 1)
    spans.reserveCapacity(count + 1)
  }

  mutating func append(_ scalar: UInt32, byte: Int, span: Int) {
    scalars.append(scalar)
    bytes.append(byte)
    spans.append(span)
    if scalar >= 0x300 {
      isPlain = false
      if BidiBlocks.mayRunLeft(scalar) { mayTurn = true }
    }
  }

  mutating func end(at byte: Int, span: Int) {
    bytes.append(byte)
    spans.append(span)
  }

  /// The part before `end`, followed by an ellipsis.
  func ellipsized(_ range: Range<Int>) -> Paragraph {
    var short = Paragraph()
    short.isRightToLeft = isRightToLeft
    for i in range { short.append(scalars[i], byte: bytes[i], span: spans[i]) }
    let span = spans[max(0, range.upperBound - 1)]
    short.append(0x2026, byte: bytes[range.upperBound], span: span)
    short.end(at: bytes[range.upperBound], span: span)
    return short
  }

  /// The direction of the first character that has one, by UAX #9, P2 and P3.
  func firstStrongDirection() -> Direction? {
    var isolates = 0
    for scalar in scalars {
      switch scalar {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      case _ where isolates > 0: continue
      case 0x200E: return .leftToRight
      case _ where BidiBlocks.mayRunLeft(scalar):
        // Alone in a line to the right, letters run leftwards at level 1; digits (AN) do not.
        if Self.embedding([scalar], isRightToLeft: false) == [1] { return .rightToLeft }
      case _ where isLetterLike(scalar): return .leftToRight
      default: continue
      }
    }
    return nil
  }

  /// The level of each character by UAX #9: even from left to right, odd from right to left.
  func levels() -> [UInt8] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    guard mayTurn || isRightToLeft, !scalars.isEmpty else {
      return Array(repeating: base, count: scalars.count)
    }
    return Self.embedding(scalars, isRightToLeft: isRightToLeft)
  }

  private static func embedding(_ scalars: [UInt32], isRightToLeft: Bool) -> [UInt8] {
    let text = utf8(scalars)
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    guard let levels = pango_log2vis_get_embedding_levels(text, Int32(text.count), &direction)
    else { return Array(repeating: isRightToLeft ? 1 : 0, count: scalars.count) }
    defer { g_free(levels) }
    return Array(UnsafeBufferPointer(start: levels, count: scalars.count))
  }

  /// The characters as UTF-8.
  var utf8: [CChar] { Self.utf8(scalars) }

  /// Characters as UTF-8.
  static func utf8(_ scalars: [UInt32]) -> [CChar] {
    var bytes: [CChar] = []
    bytes.reserveCapacity(scalars.count)
    for value in scalars {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        bytes.append(CChar(bitPattern: unit))
      }
    }
    return bytes
  }

  private func isLetterLike(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
    return Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
  }
}

/// Whether a character is never seen, whatever the font: joiners, variation selectors, direction marks.
func isIgnorable(_ scalar: UInt32) -> Bool {
  guard scalar >= 0xAD else { return false }
  return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
}

/// Whether a character is a space at which lines end without it being seen.
func isBreakingSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
  default: false
  }
}
