import FileAccess
import GeoCore
import MapRendering
import MapStyle
import Synchronization
import TileStore

/// Archives and styles that were opened for past pictures, until their files change.
final class InputCache: Sendable {
  private struct Key: Hashable {
    let path: String
    let identity: FileIdentity?
  }

  /// The most archives, and the most styles, that stay open: more than a night of reports has.
  private static let limit = 64

  private let archives = Mutex<[Key: any TileSource]>([:])
  private let styles = Mutex<[Key: Style]>([:])
  private let tiles: TileCache

  /// Keeps inputs; tiles of archives that were replaced are dropped from `tiles`.
  init(tiles: TileCache) {
    self.tiles = tiles
  }

  func archive(_ path: String) throws(SnapshotError) -> any TileSource {
    let key = Key(path: path, identity: FileIdentity(path))
    if let known = archives.withLock({ $0[key] }) { return known }
    let opened: any TileSource
    do throws(TileStoreError) { opened = try TileArchive.open(path) } catch { throw .tiles(error) }
    archives.withLock { archives in
      if archives.keys.contains(where: { $0.path == path }) { tiles.removeAll() }
      if archives.count >= Self.limit { archives.removeAll() }
      archives = archives.filter { $0.key.path != path }
      archives[key] = opened
    }
    return opened
  }

  func style(_ path: String) throws(SnapshotError) -> Style {
    let key = Key(path: path, identity: FileIdentity(path))
    if let known = styles.withLock({ $0[key] }) { return known }
    let style = try Self.read(path)
    styles.withLock { styles in
      if styles.count >= Self.limit { styles.removeAll() }
      styles = styles.filter { $0.key.path != path }
      styles[key] = style
    }
    return style
  }

  private static func read(_ path: String) throws(SnapshotError) -> Style {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path) } catch { throw .file(error) }
    do throws(StyleError) {
      return try Style(json: bytes)
    } catch {
      throw .style(path: path, error)
    }
  }
}
