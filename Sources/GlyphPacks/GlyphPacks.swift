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
    var texts = TextMemory()
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

  /// How much is held: glyphs of texts that were set, and bytes of packs that were read.
  var held: (glyphs: Int, bytes: Int) { state.withLock { ($0.texts.glyphs, $0.shelf.bytes) } }

  /// Whether there is somebody else to ask for scripts whose letters change.
  public var setsComplexScripts: Bool { fallback?.setsComplexScripts ?? false }

  /// Sets the spans as one text.
  ///
  /// Lines break as MapLibre breaks labels; `maxLines` is not looked at, and `wrapping` is `balanced` always. The result
  /// is exact in 24ths of the size.
  public func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    let text = state.withLock { state in
      let key = TextMemory.Key(spans, layout)
      if let known = state.texts.find(key) { return known }
      let text = PackSetter.set(spans, layout, &state.shelf)
      state.texts.insert(text, for: key)
      return text
    }
    guard let fallback, !text.missing.isEmpty else { return text }
    return fallback.shape(spans, layout)
  }
}
