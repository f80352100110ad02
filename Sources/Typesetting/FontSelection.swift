import CPango
import Drawing

/// The faces a list of font names stands for, and those that step in for characters they lack.
final class FontSelection {
  /// The faces asked for, the first one setting the height of lines.
  let faces: [Int]
  /// What is to be said where no name asked for is there.
  let substitution: FontSubstitution?
  private let request: FontRequest
  private unowned let shelf: FontShelf
  private var ranked: [FallbackKey: [Int]] = [:]
  // Which other face has a character, or that none has.
  private var known: [FallbackKey: [UInt32: Int?]] = [:]
  // Whether the first face has each of the characters below U+0300.
  private var plain: [Bool] = []

  // All characters of a map of China are fewer.
  private static let maximumKnown = 20_000

  /// What decides the order in which other faces are asked.
  struct FallbackKey: Hashable {
    /// The script as an ISO 15924 tag.
    var script: UInt32
    var hanForm: FontOptions.HanForm
  }

  init(_ names: [String], _ shelf: FontShelf) {
    self.shelf = shelf
    let resolution = shelf.catalog.resolve(names)
    faces = resolution.faces
    request = resolution.request
    let used = resolution.isSubstitute && !names.isEmpty ? faces.first : nil
    substitution = used.map {
      FontSubstitution(asked: names, used: shelf.catalog.entries[$0].fullName)
    }
  }

  /// The face for a cluster of characters, or nothing where no face has them.
  ///
  /// The faces asked for come first, then the face of the cluster before, so that neighbours that go together
  /// stay together, then all others by rank.
  func face(for cluster: ArraySlice<UInt32>, _ key: FallbackKey, after previous: Int?) -> Int? {
    for face in faces where shelf.covers(face, cluster) { return face }
    if let previous, shelf.covers(previous, cluster) { return previous }
    if let whole = fallback(cluster, key) { return whole }
    guard let base = cluster.first, cluster.count > 1 else { return nil }
    if let composed = composed(cluster), let face = face(for: [composed], key, after: previous) {
      return face
    }
    return face(for: [base], key, after: previous)
  }

  /// The first face, where it has all of these characters below U+0300.
  func plainFace(for scalars: [UInt32]) -> Int? {
    guard let first = faces.first, shelf.face(first) != nil else { return nil }
    if plain.isEmpty { plain = (0..<0x300).map { shelf.covers(first, [$0]) } }
    return scalars.allSatisfy { plain[Int($0)] } ? first : nil
  }

  private func fallback(_ cluster: ArraySlice<UInt32>, _ key: FallbackKey) -> Int? {
    guard cluster.count == 1, let scalar = cluster.first else { return search(cluster, key) }
    if let known = known[key]?[scalar] { return known }
    let face = search(cluster, key)
    if known[key, default: [:]].count >= Self.maximumKnown { known[key] = nil }
    known[key, default: [:]].updateValue(face, forKey: scalar)
    return face
  }

  private func search(_ cluster: ArraySlice<UInt32>, _ key: FallbackKey) -> Int? {
    if ranked[key] == nil {
      let rank = FallbackRank(key, request)
      let entries = shelf.catalog.entries
      let ranks = entries.map(rank.callAsFunction)
      ranked[key] = entries.indices.sorted {
        (ranks[$0], shelf.catalog.rank($0, request)) < (ranks[$1], shelf.catalog.rank($1, request))
      }
    }
    return ranked[key]?.first { shelf.covers($0, cluster) }
  }

  // A face may have é without having the accent alone; the shaper finds it.
  private func composed(_ cluster: ArraySlice<UInt32>) -> UInt32? {
    guard cluster.count == 2, let a = cluster.first, let b = cluster.last else { return nil }
    var whole: UInt32 = 0
    return hb_unicode_compose(hb_unicode_funcs_get_default(), a, b, &whole) != 0 ? whole : nil
  }
}

private func < (
  a: (Int, (Double, Double, Double, Int)), b: (Int, (Double, Double, Double, Int))
) -> Bool {
  a.0 == b.0 ? a.1 < b.1 : a.0 < b.0
}
