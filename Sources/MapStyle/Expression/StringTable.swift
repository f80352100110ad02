/// A hash table from strings to small numbers, made once and read for every feature.
///
/// The standard dictionary hashes with a keyed function over the normalised text, which costs several times
/// what a lookup among a few dozen labels may. The keys come from the style, the texts from tiles: a tile that
/// makes many texts fall into one place only meets the labels there.
struct StringTable: Sendable {
  private var keys: [String] = []
  private var values: [Int] = []
  /// For each place the number of its first entry plus one, or 0; a power of two of places.
  private var places: [Int32] = [Int32](repeating: 0, count: 8)

  var isEmpty: Bool { keys.isEmpty }

  /// Adds a key; says whether it was not there before.
  mutating func insert(_ key: String, _ value: Int) -> Bool {
    guard find(key) == nil else { return false }
    keys.append(key)
    values.append(value)
    if keys.count * 2 > places.count {
      places = [Int32](repeating: 0, count: places.count * 2)
      for index in keys.indices { place(index) }
    } else {
      place(keys.count - 1)
    }
    return true
  }

  private mutating func place(_ index: Int) {
    var at = Self.hash(keys[index]) & (places.count - 1)
    while places[at] != 0 { at = (at + 1) & (places.count - 1) }
    places[at] = Int32(truncatingIfNeeded: index + 1)
  }

  /// The value under `key`.
  func find(_ key: String) -> Int? {
    var at = Self.hash(key) & (places.count - 1)
    while places[at] != 0 {
      let index = Int(places[at]) - 1
      if JavaScriptString.equal(keys[index], key) { return values[index] }
      at = (at + 1) & (places.count - 1)
    }
    return nil
  }

  /// FNV-1a over the bytes of UTF-8.
  private static func hash(_ text: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let bytes = text.utf8Span.span
    for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29))
  }
}
