public import Colorimetry

/// How panels look: colours, fonts and sizes, the same for all panels of a picture.
public struct PanelTheme: Hashable, Sendable {
  /// The colours.
  public var colors: Colors
  /// The fonts.
  public var fonts = Fonts()
  /// The sizes.
  public var sizes = Sizes()

  /// Makes a theme of the usual fonts and sizes.
  public init(colors: Colors) {
    self.colors = colors
  }

  /// The colours of a theme.
  public struct Colors: Hashable, Sendable {
    /// Behind everything.
    public var background: Color
    /// Names and headings.
    public var text: Color
    /// Details, counts and distances.
    public var secondaryText: Color
    /// Marks, placeholders, and what is out of reach.
    public var tertiaryText: Color
    /// Lines between rows and around panels.
    public var separator: Color
    /// Controls.
    public var accent: Color
    /// Pins and badges of places that have no colour of their own.
    public var pin: Color
    /// Pins and badges of places that the map does not show.
    public var disabledPin: Color
    /// The inside of a search field.
    public var field: Color
    /// Behind the words that were searched for.
    public var highlight: Color
    /// Behind the row that stands out.
    public var selection: Color
  }

  /// The fonts of a theme: names in order of preference, as in `TextStyle.fonts`.
  public struct Fonts: Hashable, Sendable {
    /// Running text.
    public var regular = ["Noto Sans Regular"]
    /// Names and numbers.
    public var semibold = ["Noto Sans SemiBold"]
    /// Headings.
    public var bold = ["Noto Sans Bold"]

    /// The Noto Sans family.
    public init() {}

    /// The names for a weight.
    public subscript(weight: TextWeight) -> [String] {
      switch weight {
      case .regular: regular
      case .semibold: semibold
      case .bold: bold
      }
    }
  }

  /// The sizes of a theme in points per em, except where it says otherwise.
  public struct Sizes: Hashable, Sendable {
    /// Headings.
    public var title = 22.0
    /// Names.
    public var body = 15.0
    /// Details and distances.
    public var detail = 13.0
    /// Numbers in badges and pins.
    public var badge = 12.0
    /// The grid of distances, in points.
    public var grid = 8.0
    /// The width of a hairline, in points.
    public var hairline = 0.5

    /// Sizes for a picture that is looked at on a screen.
    public init() {}
  }
}

/// How heavy a text is.
public enum TextWeight: String, CaseIterable, Hashable, Sendable {
  /// Running text.
  case regular
  /// Names.
  case semibold
  /// Headings.
  case bold
}

extension PanelTheme {
  /// Dark text on white.
  public static let light = PanelTheme(
    colors: Colors(
      background: .white, text: Color(rgb: 0x1C1C1E), secondaryText: Color(rgb: 0x6B6B70),
      tertiaryText: Color(rgb: 0x8A8A90), separator: Color(rgb: 0xD9D9DE),
      accent: Color(rgb: 0x0A6CDE), pin: Color(rgb: 0xE5372B), disabledPin: Color(rgb: 0xB9B9BF),
      field: Color(rgb: 0xEFEFF2), highlight: Color(rgb: 0xFFE58A),
      selection: Color(rgb: 0xE4EFFC)))

  /// Light text on near black.
  public static let dark = PanelTheme(
    colors: Colors(
      background: Color(rgb: 0x1C1C1E), text: Color(rgb: 0xF5F5F7),
      secondaryText: Color(rgb: 0xA5A5AC), tertiaryText: Color(rgb: 0x77777E),
      separator: Color(rgb: 0x38383C), accent: Color(rgb: 0x4DA3FF), pin: Color(rgb: 0xFF5A4F),
      disabledPin: Color(rgb: 0x55555B), field: Color(rgb: 0x2E2E32),
      highlight: Color(rgb: 0x5E4B10), selection: Color(rgb: 0x203650)))

  /// Black on white in sizes for paper, where a point is 1/72 inch.
  public static let print: PanelTheme = {
    var theme = PanelTheme(
      colors: Colors(
        background: .white, text: .black, secondaryText: Color(rgb: 0x444444),
        tertiaryText: Color(rgb: 0x767676), separator: Color(rgb: 0xB0B0B0),
        accent: Color(rgb: 0x0B4F9E), pin: Color(rgb: 0xC4241A), disabledPin: Color(rgb: 0xA0A0A0),
        field: Color(rgb: 0xF2F2F2), highlight: Color(rgb: 0xFFE9A0),
        selection: Color(rgb: 0xECF2FA)))
    theme.sizes.title = 15
    theme.sizes.body = 10
    theme.sizes.detail = 8.5
    theme.sizes.badge = 8
    theme.sizes.grid = 5.5
    theme.sizes.hairline = 0.35
    return theme
  }()
}
