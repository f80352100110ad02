public import Drawing
import FileAccess
import Synchronization

/// The fonts at hand, and the text set in them.
///
/// Safe to use from any thread. The computer's fonts are listed when the first text is shaped, those of folders at
/// once, and each is opened when one of its glyphs is needed.
public final class FontLibrary: TextShaping {
  private struct State: ~Copyable {
    let options: FontOptions
    var cache = TextMemory()
    var opened: Typesetter?

    init(_ options: FontOptions, opened: sending Typesetter? = nil) {
      self.options = options
      self.opened = opened
    }

    mutating func setter() -> Typesetter {
      if let opened { return opened }
      let setter = Typesetter(options)
      opened = setter
      return setter
    }
  }

  private let state: Mutex<State>

  /// Makes a library of the fonts that `options` name.
  ///
  /// - Throws: `TypesettingError.noSuchDirectory`, `.noFonts`.
  public init(options: FontOptions = .systemDefault) throws(TypesettingError) {
    for path in options.directories {
      guard FileIdentity.isFolder(path) else { throw .noSuchDirectory(path: path) }
    }
    guard !options.directories.isEmpty else {
      state = Mutex(State(options))
      return
    }
    let setter = Typesetter(options)
    for path in options.directories where !setter.shelf.catalog.holdsFonts(in: path) {
      throw .noFonts(path: path)
    }
    state = Mutex(State(options, opened: setter))
  }

  /// Shapes the spans as one text.
  ///
  /// A line is `lineHeight` × its largest size high; its baseline lies at half the leading below its top plus
  /// the ascent of that size's first font, as in CSS: (height − (ascent + descent)) / 2 + ascent. Letter
  /// spacing stands between the clusters of a line, not after its last one, and not inside scripts whose
  /// letters join; the last advance is without it. Text beyond 16,384 characters is cut.
  ///
  /// A picture higher than its line's largest size raises the line by what it is higher; one without extent is left
  /// out. In columns letters stand by UAX #50, on the middle of the line, where also the middle of each size's ascent
  /// and descent lies.
  public func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    state.withLock { state in
      let key = TextMemory.Key(spans, layout)
      if let known = state.cache.find(key) { return known }
      let text = state.setter().set(spans, layout)
      state.cache.insert(text, for: key)
      return text
    }
  }

  /// How much of what was shaped is held, in glyphs.
  var heldGlyphs: Int { state.withLock { $0.cache.glyphs } }

  /// The names of all families that can be used, sorted.
  public func families() -> [String] {
    state.withLock { state in
      Set(state.setter().shelf.catalog.entries.map(\.name)).sorted()
    }
  }
}
