/// How a PNG file is written.
public struct PNGOptions: Hashable, Sendable {
  /// How much time goes into a small file.
  public enum Compression: Hashable, Sendable {
    /// The fastest that still compresses.
    case fast
    /// About a third smaller than `fast` on maps, in several times the time.
    case small
    /// As small as can be, however long it takes.
    case smallest
  }

  /// How many pixels make up a length, for the `pHYs` chunk (PNG 11.3.5.3).
  public struct Density: Hashable, Sendable {
    /// Pixels along a metre, 1…2^31 − 1.
    public var pixelsPerMetre: Int

    /// Takes pixels along a metre.
    public init(pixelsPerMetre: Int) {
      self.pixelsPerMetre = pixelsPerMetre
    }

    /// Takes pixels along an inch of 0.0254 m, rounded to whole pixels along a metre.
    public init(dotsPerInch: Double) {
      let perMetre = (dotsPerInch / 0.0254).rounded()
      pixelsPerMetre = perMetre > 0 ? Int(min(perMetre, 0x7FFF_FFFF)) : 0
    }
  }

  /// A text that travels with the picture, in an `iTXt` chunk (PNG 11.3.3.4).
  public struct Text: Hashable, Sendable {
    /// What it is: "Title", "Author", "Description", "Copyright", "Software", …; 1…79 characters of
    /// printable ASCII, no space at either end.
    public var keyword: String
    /// The text, of any language.
    public var text: String

    /// Makes a text.
    public init(_ keyword: String, _ text: String) {
      self.keyword = keyword
      self.text = text
    }
  }

  /// Time against size; default `fast`.
  public var compression: Compression = .fast
  /// The density to state; default none.
  ///
  /// Nothing is written outside of 1…2^31 − 1 pixels along a metre.
  public var density: Density?
  /// Texts in the order in which they are written; default none.
  public var texts: [Text] = []

  /// The default: fast, without density or texts.
  public init() {}
}
