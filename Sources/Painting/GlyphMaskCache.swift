import Drawing
import Synchronization

/// What a glyph mask depends on.
struct GlyphMaskKey: Hashable {
  let outline: GlyphOutline
  /// Pixels per em.
  let size: Double
  /// Where in its pixel the origin lies, in quarters.
  let phaseX, phaseY: Int8
  let style: GlyphStyle
  /// How far it is turned, in parts of a whole turn.
  var turn: Int16 = 0
}

/// Glyph masks kept for the next time, up to a number of bytes.
///
/// There are two generations: when the younger has half of the bytes, the older is dropped and they swap; what is
/// asked for again moves to the younger.
final class GlyphMaskCache: Sendable {
  private struct Generations {
    var young: [GlyphMaskKey: GlyphMask] = [:]
    var old: [GlyphMaskKey: GlyphMask] = [:]
    var youngBytes = 0
  }

  private let generations = Mutex(Generations())
  private let limit: Int

  /// About what an entry takes besides its pixels.
  private static let overhead = 200

  init(limit: Int) {
    self.limit = limit
  }

  func mask(_ key: GlyphMaskKey, _ make: () -> GlyphMask) -> GlyphMask {
    if let found = generations.withLock({ Self.find(key, &$0, limit) }) { return found }
    let made = make()
    generations.withLock { Self.insert(key, made, &$0, limit) }
    return made
  }

  /// How many masks are kept.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  private static func find(
    _ key: GlyphMaskKey, _ all: inout Generations, _ limit: Int
  ) -> GlyphMask? {
    if let found = all.young[key] { return found }
    guard let found = all.old.removeValue(forKey: key) else { return nil }
    insert(key, found, &all, limit)
    return found
  }

  private static func insert(
    _ key: GlyphMaskKey, _ mask: GlyphMask, _ all: inout Generations, _ limit: Int
  ) {
    let bytes = mask.bytes.count + overhead
    guard bytes <= limit / 2 else { return }
    if all.youngBytes + bytes > limit / 2 {
      all.old = all.young
      all.young = [:]
      all.youngBytes = 0
    }
    if all.young.updateValue(mask, forKey: key) == nil { all.youngBytes += bytes }
  }
}
