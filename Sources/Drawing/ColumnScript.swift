/// Which characters call for columns: those that stand upright there whatever stands beside them (UAX #50, without the
/// signs that are as much at home in rows).
public enum ColumnScript {
  /// Whether a character stands upright in columns whatever its neighbours are; signs such as ① stand as these do.
  public static func isUpright(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2EA, 0x2EB: true
    case 0..<0x1100: false
    case 0x3008...0x3011, 0x3014...0x301F, 0x3030, 0x30FC, 0xFE49...0xFE4F, 0xFE58...0xFE5E,
      0xFE63...0xFE66, 0xFF08, 0xFF09, 0xFF0D, 0xFF1A...0xFF1E, 0xFF3B, 0xFF3D, 0xFF3F,
      0xFF5B...0xFFDF, 0xFFE3, 0xFFE8...0xFFEF:
      false
    case 0x1100...0x11FF, 0x1400...0x167F, 0x18B0...0x18FF, 0x2E80...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE48, 0xFE50...0xFE6F,
      0xFF00...0xFFEF, 0x1_6FE0...0x1_8DFF, 0x1_AFF0...0x1_B2FF, 0x1_F200...0x1_F2FF,
      0x2_0000...0x3_FFFF:
      true
    default: false
    }
  }

  /// Whether a text may be written in columns: any of its characters stands upright there.
  public static func allowsColumns(_ text: some StringProtocol) -> Bool {
    // Nothing below U+02EA, which is all that is of one or two bytes in UTF-8 below 0xCB, stands upright.
    text.utf8.contains { $0 >= 0xCB } && text.unicodeScalars.contains { isUpright($0.value) }
  }
}
