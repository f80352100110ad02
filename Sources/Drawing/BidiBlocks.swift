/// Which characters may make a text other than left to right.
public enum BidiBlocks {
  /// Whether a character is in one of the blocks that hold bidi classes R and AL (UAX #9), or is a control that makes
  /// text run leftwards; all others run rightwards.
  @inlinable
  public static func mayRunLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
