/// Texts that were set before, the least used of them forgotten.
public struct TextMemory: Sendable {
  /// A text and its layout, hashed once for all look-ups.
  public struct Key: Hashable, Sendable {
    private let spans: [TextSpan]
    private let layout: TextLayout
    private let digest: Int

    /// Names a text and its layout.
    public init(_ spans: [TextSpan], _ layout: TextLayout) {
      self.spans = spans
      self.layout = layout
      var hasher = Hasher()
      hasher.combine(spans)
      hasher.combine(layout)
      digest = hasher.finalize()
    }

    /// Whether both name the same.
    public static func == (a: Key, b: Key) -> Bool {
      a.digest == b.digest && a.layout == b.layout && a.spans == b.spans
    }

    /// Feeds the hash that is known already.
    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The most glyphs that are held: some 30 MB.
  ///
  /// Half of them are those of ten thousand labels, which then all stay for the next picture.
  public static let maximumGlyphs = 500_000
  /// What a text takes besides its glyphs, in glyphs: one without any takes room too.
  private static let overhead = 8

  private var texts: GenerationCache<Key, ShapedText>

  /// Remembers nothing yet, and never texts of more than `maximumGlyphs` together.
  public init(maximumGlyphs: Int = TextMemory.maximumGlyphs) {
    texts = GenerationCache(limit: maximumGlyphs)
  }

  /// How many glyphs are held, with some for each text that has none.
  public var glyphs: Int { texts.cost }

  /// The text as it was set before, or nothing.
  public mutating func find(_ key: Key) -> ShapedText? { texts.find(key) }

  /// Remembers a text.
  public mutating func insert(_ text: ShapedText, for key: Key) {
    texts.insert(
      text, for: key, cost: text.lines.reduce(Self.overhead) { $0 + $1.glyphs.count })
  }
}
