import GeoCore
import Imaging
import Synchronization
import VectorTiles

/// Tiles of past pictures, kept for the next ones within a bound.
///
/// Safe to use from any thread. What is kept changes how long a picture takes, never what it looks like.
public final class TileCache: Sendable {
  struct Key: Hashable {
    let path: String
    let tile: TileID
    let reading: TileReading
  }

  enum Entry {
    case absent
    /// What is wrong with it, and whether reading it once more could help.
    case broken(String, isFleeting: Bool)
    case tile(TileContent)

    var cost: Int {
      if case .tile(let content) = self { content.cost } else { 64 }
    }
  }

  private struct State {
    var entries: [Key: (entry: Entry, used: Int)] = [:]
    var cost = 0
    var clock = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Makes a cache of at most about `byteLimit` bytes; default 96 MiB, some three screens of a dense city.
  public init(byteLimit: Int = 96 << 20) {
    limit = byteLimit
  }

  /// Forgets all tiles, as when an archive was replaced.
  public func removeAll() {
    state.withLock { $0 = State() }
  }

  /// The tile of a source, from memory or from the archive.
  func entry(
    _ tile: TileID, of source: any TileSource, as reading: TileReading = .vector
  ) -> Entry {
    let key = Key(path: source.info.path, tile: tile, reading: reading)
    let known = state.withLock { state -> Entry? in
      state.clock += 1
      state.entries[key]?.used = state.clock
      return state.entries[key]?.entry
    }
    if let known { return known }
    let entry = Self.load(tile, of: source, as: reading)
    if case .broken(_, isFleeting: true) = entry { return entry }
    state.withLock { insert(entry, for: key, into: &$0) }
    return entry
  }

  private static func load(
    _ tile: TileID, of source: any TileSource, as reading: TileReading
  ) -> Entry {
    do {
      guard let bytes = try source.tile(tile) else { return .absent }
      return .tile(try TileContent(bytes, as: reading))
    } catch let error as TileError {
      if case .unreadable = error { return .broken(error.description, isFleeting: true) }
      return .broken(error.description, isFleeting: false)
    } catch let error as VectorTileError {
      return .broken(
        "tile \(tile) of \(source.info.path): \(error.description)", isFleeting: false)
    } catch {
      return .broken("tile \(tile) of \(source.info.path): \(error)", isFleeting: true)
    }
  }

  private func insert(_ entry: Entry, for key: Key, into state: inout State) {
    guard state.entries.updateValue((entry, state.clock), forKey: key) == nil else { return }
    state.cost += entry.cost
    guard state.cost > limit else { return }
    // Forgetting half at once keeps the search for the oldest cheap.
    let oldest = state.entries.sorted { $0.value.used < $1.value.used }
    for (key, value) in oldest where state.cost > limit / 2 {
      state.entries[key] = nil
      state.cost -= value.entry.cost
    }
  }
}

/// A tile whose layers are decoded at first use.
final class CachedTile: Sendable {
  let byteCount: Int
  private let tile: VectorTile?
  /// The only layer of a tile that was never encoded.
  private let whole: TileLayer?
  private let layers = Mutex<[String: TileLayer?]>([:])

  init(_ tile: VectorTile, byteCount: Int) {
    self.tile = tile
    self.byteCount = byteCount
    whole = nil
  }

  /// A tile of one layer, which is the one whatever it is called.
  init(_ layer: DecodedLayer) {
    tile = nil
    byteCount = 0
    whole = TileLayer(layer)
  }

  /// What breaks the specification.
  var errors: [VectorTileError] { tile?.errors ?? [] }

  func layer(_ name: String) -> TileLayer? {
    if let whole { return whole }
    guard let tile else { return nil }
    return layers.withLock { layers in
      if let known = layers[name] { return known }
      let layer = tile.layer(named: name).map { TileLayer($0.decode()) }
      layers[name] = .some(layer)
      return layer
    }
  }
}
