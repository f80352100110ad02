import CFriBidi

/// Arabic letters by their forms and lines in the order in which they are seen, by FriBidi (UAX #9).
struct PackBidi {
  private let levels: [FriBidiLevel]
  private let direction: FriBidiParType
  private let types: [FriBidiCharType]

  /// Whether any character runs from right to left or steers the order.
  static func isNeeded(_ characters: [PackCharacter]) -> Bool {
    characters.contains {
      switch $0.scalar {
      case 0x590...0x8FF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
        true
      default: false
      }
    }
  }

  /// Replaces Arabic letters by the presentation forms that join, lam and alef by their ligature.
  static func joined(_ characters: [PackCharacter]) -> [PackCharacter] {
    var scalars = characters.map(\.scalar)
    let count = FriBidiStrIndex(scalars.count)
    let bidi = PackBidi(scalars)
    var joining = [FriBidiJoiningType](repeating: 0, count: scalars.count)
    fribidi_get_joining_types(scalars, count, &joining)
    fribidi_join_arabic(bidi.types, count, bidi.levels, &joining)
    fribidi_shape_arabic(cfribidi_join_flags, bidi.levels, count, &joining, &scalars)
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
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = cfribidi_any_direction
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    (self.types, self.levels, self.direction) = (types, levels, direction)
  }

  /// The characters of a line from left to right, brackets mirrored where they run from right to left.
  func line(_ characters: [PackCharacter], _ range: Range<Int>) -> [PackCharacter] {
    guard !range.isEmpty else { return [] }
    var own = levels
    var order = characters.indices.map { FriBidiStrIndex($0) }
    _ = fribidi_reorder_line(
      cfribidi_reorder_flags, types, FriBidiStrIndex(range.count),
      FriBidiStrIndex(range.lowerBound), direction, &own, nil, &order)
    return order[range].map { index in
      var character = characters[Int(index)]
      if own[Int(index)] & 1 == 1 {
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
