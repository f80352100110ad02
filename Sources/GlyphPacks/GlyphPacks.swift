public import Drawing
import Synchronization

/// Text set by glyph packs: a distance field for each character, as MapLibre draws labels.
///
/// Safe to use from any thread. Letters of Arabic are joined by their presentation forms; scripts whose letters change
/// in other ways (Devanagari and its kin, Khmer, Burmese), and texts of which a character is in no pack, are set by
/// `fallback`, text by text; without one they are as MapLibre shows them, a glyph a character.
public final class GlyphPacks: TextShaping {
  private struct State: ~Copyable {
    var shelf: PackShelf
    var texts = TextMemory()
  }

  private let state: Mutex<State>
  private let fallback: (any TextShaping)?

  /// Sets text by the packs at `place`, and by `fallback` what they cannot; nothing for leaving it out.
  public init(_ place: GlyphPackPlace, fallback: (any TextShaping)? = nil) {
    state = Mutex(State(shelf: PackShelf(place)))
    self.fallback = fallback
  }

  /// Whether there is somebody else to ask for scripts whose letters change.
  public var setsComplexScripts: Bool { fallback?.setsComplexScripts ?? false }

  /// Sets the spans as one text.
  ///
  /// Lines break as MapLibre breaks labels, which knows no most lines: `maxLines` is for `fallback` only, and `wrapping`
  /// is `balanced` always. The result is exact in 24ths of the size. What is wrong with packs is among its `faults`.
  public func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    if let fallback, layout.maxLines != nil || Self.isComplex(spans) {
      return fallback.shape(spans, layout)
    }
    let text = state.withLock { state in
      let key = TextMemory.Key(spans, layout)
      if let known = state.texts.find(key) { return known }
      let text = PackSetter.set(spans, layout, &state.shelf)
      state.texts.insert(text, for: key)
      return text
    }
    guard let fallback, !text.missing.isEmpty else { return text }
    var other = fallback.shape(spans, layout)
    other.faults += text.faults
    return other
  }

  /// How much is held: glyphs of texts that were set, and bytes of packs that were read.
  var held: (glyphs: Int, bytes: Int) { state.withLock { ($0.texts.glyphs, $0.shelf.bytes) } }

  private static func isComplex(_ spans: [TextSpan]) -> Bool {
    spans.contains { $0.text.unicodeScalars.contains(where: ComplexScript.contains) }
  }
}
