import Drawing

/// Texts set before, the least used of them forgotten.
///
/// Two generations: what is found in the older one moves to the younger; when the younger is full it becomes
/// the older, and what was not asked for since is gone.
struct ShapeCache {
  /// A text and its layout, hashed once for all look-ups.
  struct Key: Hashable {
    private let spans: [TextSpan]
    private let layout: TextLayout
    private let digest: Int

    init(_ spans: [TextSpan], _ layout: TextLayout) {
      self.spans = spans
      self.layout = layout
      var hasher = Hasher()
      hasher.combine(spans)
      hasher.combine(layout)
      digest = hasher.finalize()
    }

    static func == (a: Key, b: Key) -> Bool {
      a.digest == b.digest && a.layout == b.layout && a.spans == b.spans
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// Glyphs held in each generation: some 6 MB.
  static let maximumGlyphs = 100_000

  private var young: [Key: ShapedText] = [:]
  private var old: [Key: ShapedText] = [:]
  private var glyphs = 0

  mutating func find(_ key: Key) -> ShapedText? {
    if let text = young[key] { return text }
    guard let text = old[key] else { return nil }
    insert(text, for: key)
    return text
  }

  mutating func insert(_ text: ShapedText, for key: Key) {
    // An entry without glyphs takes room too.
    glyphs += text.lines.reduce(8) { $0 + $1.glyphs.count }
    if glyphs > Self.maximumGlyphs {
      old = young
      young = [:]
      glyphs = 0
    }
    young[key] = text
  }
}
