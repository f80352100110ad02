import CFriBidi
import Drawing

/// Arabic letters by their forms and lines in the order in which they are seen, by FriBidi (UAX #9).
struct PackBidi {
  // A stretch between line feeds, whose first strong character says where it begins.
  private struct Paragraph {
    let range: Range<Int>
    let types: [FriBidiCharType]
    let levels: [FriBidiLevel]
    let direction: FriBidiParType
  }

  private let paragraphs: [Paragraph]

  /// Whether any character runs from right to left or steers the order.
  static func isNeeded(_ characters: [PackCharacter]) -> Bool {
    // The mark that runs rightwards is not drawn either.
    characters.contains { BidiBlocks.mayRunLeft($0.scalar) || $0.scalar == 0x200E }
  }

  /// Replaces Arabic letters by the presentation forms that join, lam and alef by their ligature.
  static func joined(_ characters: [PackCharacter]) -> [PackCharacter] {
    var scalars = characters.map(\.scalar)
    let count = FriBidiStrIndex(scalars.count)
    let whole = paragraph(scalars, 0..<scalars.count)
    var joining = [FriBidiJoiningType](repeating: 0, count: scalars.count)
    fribidi_get_joining_types(scalars, count, &joining)
    fribidi_join_arabic(whole.types, count, whole.levels, &joining)
    fribidi_shape_arabic(cfribidi_join_flags, whole.levels, count, &joining, &scalars)
    return zip(characters, scalars).compactMap { character, scalar in
      // What a ligature took in.
      guard scalar != filler || character.scalar == filler else { return nil }
      var own = character
      own.scalar = scalar
      return own
    }
  }

  /// `FRIBIDI_CHAR_FILL`.
  private static let filler: UInt32 = 0xFEFF

  init(_ scalars: [UInt32]) {
    var paragraphs: [Paragraph] = []
    var start = 0
    for part in scalars.split(separator: 0x0A, omittingEmptySubsequences: false) {
      // The line feed belongs to the paragraph that it ends.
      let end = min(start + part.count + 1, scalars.count)
      paragraphs.append(Self.paragraph(scalars, start..<end))
      start = end
    }
    self.paragraphs = paragraphs
  }

  /// Whether the first strong character runs from right to left.
  var isRightToLeft: Bool { paragraphs.first.map { cfribidi_is_right($0.direction) != 0 } ?? false }

  private static func paragraph(_ scalars: [UInt32], _ range: Range<Int>) -> Paragraph {
    let own = Array(scalars[range])
    let count = FriBidiStrIndex(own.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: own.count)
    fribidi_get_bidi_types(own, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: own.count)
    fribidi_get_bracket_types(own, count, types, &brackets)
    var levels = [FriBidiLevel](repeating: 0, count: own.count)
    var direction = cfribidi_any_direction
    // Without memory for the levels all characters stay in the order in which they are written.
    if fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) == 0 {
      levels = Array(repeating: 0, count: own.count)
    }
    return Paragraph(range: range, types: types, levels: levels, direction: direction)
  }

  /// The characters of a line, which lies in one paragraph, from left to right; brackets are mirrored where they run
  /// from right to left.
  func line(_ characters: [PackCharacter], _ range: Range<Int>) -> [PackCharacter] {
    guard !range.isEmpty,
      let paragraph = paragraphs.first(where: { $0.range.contains(range.lowerBound) })
    else { return [] }
    let part = range.clamped(to: paragraph.range)
    let start = part.lowerBound - paragraph.range.lowerBound
    let local = start..<start + part.count
    var levels = Array(paragraph.levels[local])
    var order = (0..<local.count).map { FriBidiStrIndex($0) }
    let isOrdered = fribidi_reorder_line(
      cfribidi_reorder_flags, Array(paragraph.types[local]), FriBidiStrIndex(local.count), 0,
      paragraph.direction, &levels, nil, &order)
    if isOrdered == 0 { order = (0..<local.count).map { FriBidiStrIndex($0) } }
    return order.map { index in
      var character = characters[part.lowerBound + Int(index)]
      if levels[Int(index)] & 1 == 1 {
        var mirrored: FriBidiChar = 0
        if fribidi_get_mirror_char(character.scalar, &mirrored) != 0 { character.scalar = mirrored }
      }
      return character
    }.filter { !Self.steers($0.scalar) }
  }

  private static func steers(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
