/// Where fonts come from and which of equals is taken.
public struct FontOptions: Hashable, Sendable {
  /// How unified Han characters are drawn where a text does not tell by kana, hangul or bopomofo.
  public enum HanForm: String, Hashable, Sendable, CaseIterable {
    /// As in Japan.
    case japanese = "JP"
    /// As in mainland China.
    case simplifiedChinese = "SC"
    /// As in Taiwan.
    case traditionalChinese = "TC"
    /// As in Korea.
    case korean = "KR"
  }

  /// Folders searched with all folders below them, before the system's; default none.
  public var directories: [String] = []
  /// Whether the fonts installed on this computer are used too; default true.
  ///
  /// Where false, neither fonts nor settings of the computer have any influence.
  public var useSystemFonts = true
  /// How Han characters are drawn where nothing else tells; default `japanese`.
  public var hanForm: HanForm = .japanese

  /// The computer's own fonts.
  public static let systemDefault = FontOptions()

  /// The computer's own fonts.
  public init() {}

  /// Fonts of the given folders, and the computer's where `useSystemFonts`.
  public init(directories: [String], useSystemFonts: Bool = true) {
    self.directories = directories
    self.useSystemFonts = useSystemFonts
  }
}
