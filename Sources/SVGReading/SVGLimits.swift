/// What drawings are held to, each with the attack it is against; logos and icons stay far below all of them.
public enum SVGLimits {
  /// Bytes of a file: whatever else grows, grows with it.
  public static let bytes = 1 << 24
  /// Points of a side: numbers beyond it lose the precision that painting needs.
  public static let side = 65_536.0
  /// Elements that are drawn, copies by `use` counted: ten levels of ten `use` each are ten thousand million.
  public static let elements = 50_000
  /// How deep elements may be drawn in each other, through `use` too: each takes a part of the stack.
  static let depth = 96
  /// Points of all outlines: one long path copied by `use` many times.
  static let points = 4_000_000
  /// Rules of style sheets, since each may be compared with each element.
  static let rules = 4096
  /// Comparisons of rules and elements: as many are kept for elements that are alike.
  static let comparisons = 4_000_000
  /// Bytes of one path's data.
  static let pathBytes = 1 << 23
  /// Gradients that name another for what they lack: a chain, or a ring.
  static let gradientChain = 16
  /// Pixels that gradients and pictures become: a thousand large ones in a small file.
  static let pixels = 1 << 25
  /// Diagnostics; the rest say the same.
  static let diagnostics = 50
  /// Coordinates beyond it are held to it, so that sums stay finite.
  static let coordinate = 1e9
}
