public import Drawing
import Synchronization

/// Text set by glyph packs: a distance field for each character, as MapLibre draws labels.
///
/// Safe to use from any thread. Letters of Arabic are joined by their presentation forms; scripts whose letters change
/// in other ways (Devanagari and its kin, Khmer, Burmese) are as MapLibre shows them, a glyph a character. What no pack
/// has is set by `fallback`, text by text.
public final class GlyphPacks: TextShaping {
  private struct State {
    var shelf: PackShelf
    var texts = TextCache()
  }

  private let state: Mutex<State>
  private let fallback: (any TextShaping)?

  /// Sets text by the packs at `place`, and by `fallback` what they have not; nothing for leaving it out.
  public init(_ place: GlyphPackPlace, fallback: (any TextShaping)? = nil) {
    state = Mutex(State(shelf: PackShelf(place)))
    self.fallback = fallback
  }

  /// Files that were asked for and are no ranges of glyphs.
  public var faults: [String] { state.withLock { $0.shelf.faults.map(\.description) } }

  /// Whether there is somebody else to ask for scripts whose letters change.
  public var setsComplexScripts: Bool { fallback?.setsComplexScripts ?? false }

  /// Sets the spans as one text.
  ///
  /// Lines break as MapLibre breaks labels; `maxLines` is not looked at, and `wrapping` is `balanced` always. The result
  /// is exact in 24ths of the size.
  public func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    let text = state.withLock { state in
      state.texts.text(spans, layout) { PackSetter.set(spans, layout, &state.shelf) }
    }
    guard let fallback, !text.missing.isEmpty else { return text }
    return fallback.shape(spans, layout)
  }
}

/// Texts that were set before, all forgotten when they are too many.
private struct TextCache {
  private struct Key: Hashable {
    let spans: [TextSpan]
    let layout: TextLayout
  }

  /// Some 10 MB.
  private static let maximumCount = 16_384

  private var known: [Key: ShapedText] = [:]

  mutating func text(
    _ spans: [TextSpan], _ layout: TextLayout, _ make: () -> ShapedText
  ) -> ShapedText {
    let key = Key(spans: spans, layout: layout)
    if let found = known[key] { return found }
    let made = make()
    if known.count >= Self.maximumCount { known = [:] }
    known[key] = made
    return made
  }
}
