public import GeoCore

/// Which font a run of text is set in.
public struct TextStyle: Hashable, Sendable {
  /// Names in order of preference, each with its weight and slant, as in `text-font`: "Noto Sans Bold".
  public var fonts: [String]
  /// Points per em.
  public var size: Double
  /// Extra room after each cluster, in points; may be negative.
  public var letterSpacing: Double = 0

  /// Makes a style.
  public init(fonts: [String], size: Double, letterSpacing: Double = 0) {
    self.fonts = fonts
    self.size = size
    self.letterSpacing = letterSpacing
  }
}

/// Text of one style, or a picture that stands in the text.
public struct TextSpan: Hashable, Sendable {
  /// Where what is lower than its line stands.
  public enum Alignment: Hashable, Sendable {
    /// On the baseline, which in columns is their middle.
    case bottom
    /// In the middle of the line.
    case center
    /// At the top of the line, in columns on their right.
    case top
  }

  /// The text; line feeds break lines; what stands for a picture is not read.
  public var text: String
  /// How it is set.
  public var style: TextStyle
  /// The extent of the picture that stands here instead of the text, in points; nothing for text.
  ///
  /// It is like a letter that is as wide as the picture; lines may break on both of its sides.
  public var image: Size?
  /// Where it stands on a line that is higher than itself; default `bottom`.
  public var alignment = Alignment.bottom

  /// Makes a span of text.
  public init(_ text: String, _ style: TextStyle) {
    self.text = text
    self.style = style
  }

  /// Makes a span of one picture.
  public init(image: Size, _ style: TextStyle) {
    text = "\u{FFFC}"
    self.image = image
    self.style = style
  }
}

/// How text is broken into lines and these are put below each other.
public struct TextLayout: Hashable, Sendable {
  /// Where lines shorter than the widest begin.
  public enum Alignment: Hashable, Sendable {
    /// At the side where the text's first strong direction begins: left for Latin, right for Hebrew.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
  }

  /// How lines are broken.
  public enum Wrapping: Hashable, Sendable {
    /// As much in each line as there is room for.
    case greedy
    /// Lines of like length, as on map labels.
    case balanced
  }

  /// The widest line in points; nothing for no breaks but line feeds.
  ///
  /// Breaks follow UAX #14, and come between
  /// clusters where a single word is too wide.
  public var maxWidth: Double?
  /// The most lines; what does not fit ends in an ellipsis; nothing for no limit.
  public var maxLines: Int?
  /// From baseline to baseline in ems.
  public var lineHeight: Double = 1.2
  /// Where lines begin.
  public var alignment: Alignment = .natural
  /// How lines are broken.
  public var wrapping: Wrapping = .greedy
  /// Points per em of the text as a whole, of which the spans are smaller and larger parts; nothing for the largest
  /// span's.
  public var size: Double?
  /// Whether letters that stand upright in columns (UAX #50) do so; default false.
  ///
  /// Lines are laid out as horizontal ones are, and are to be turned by a quarter clockwise or to run down a line of
  /// the map: upright letters are turned back by as much, and lines follow each other from right to left.
  public var isVertical = false
  /// Whether in vertical lines all letters stand upright but those that join, as with `text-orientation: upright` in
  /// CSS; default false.
  public var standsUpright = false

  /// One line of any length.
  public init() {}
}
