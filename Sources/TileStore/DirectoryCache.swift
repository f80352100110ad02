/// The leaf directories used last.
struct DirectoryCache {
  /// The most entries kept, about 32 MB: a picture walks a handful of leaves of some ten thousand entries.
  static let entryLimit = 1 << 20

  private var kept: [(offset: Int, directory: PMTilesDirectory)] = []
  private var entryCount = 0

  /// The directory at an offset, which then counts as used last.
  mutating func directory(at offset: Int) -> PMTilesDirectory? {
    guard let index = kept.lastIndex(where: { $0.offset == offset }) else { return nil }
    let found = kept.remove(at: index)
    kept.append(found)
    return found.directory
  }

  /// Keeps a directory and lets those go that were not used for longest.
  mutating func insert(_ directory: PMTilesDirectory, at offset: Int) {
    guard !kept.contains(where: { $0.offset == offset }) else { return }
    kept.append((offset, directory))
    entryCount += directory.entries.count
    while entryCount > Self.entryLimit || kept.count > Self.directoryLimit {
      entryCount -= kept.removeFirst().directory.entries.count
    }
  }

  /// The most directories kept, so that finding one stays quick.
  static let directoryLimit = 256
}
