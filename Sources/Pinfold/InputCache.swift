import Drawing
import FileAccess
import GeoCore
import GlyphPacks
import MapRendering
import MapStyle
import StyleResources
import Synchronization
import TileStore

/// Archives, styles and what they name, and pictures for pins, opened for past pictures, until their files change.
final class InputCache: Sendable {
  private struct Key: Hashable {
    let path: String
    let identity: FileIdentity?
  }

  private struct OpeningKey: Hashable {
    let style: Key
    let pixelRatio: Double
    let without: Set<String>
  }

  private struct PictureKey: Hashable {
    let input: PictureInput
    let identity: FileIdentity?
  }

  /// The most archives, styles and their openings that are kept: more than a night of reports has.
  private static let limit = 64

  private let archives = Mutex<[Key: any TileSource]>([:])
  private let styles = Mutex<[Key: Style]>([:])
  private let openings = Mutex<[OpeningKey: (resources: MapResources, files: OpenedFiles)]>([:])
  private let pictures = Mutex<[PictureKey: PinPictureFile]>([:])
  private let packs = Mutex<[Key: GlyphPacks]>([:])
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

  /// A picture for pins, read and decoded.
  func picture(_ input: PictureInput) throws(SnapshotError) -> PinPictureFile {
    let key = PictureKey(input: input, identity: FileIdentity(input.path))
    if let known = pictures.withLock({ $0[key] }) { return known }
    let picture = try PinPictureFile(input)
    pictures.withLock { pictures in
      if pictures.count >= Self.limit { pictures.removeAll() }
      pictures = pictures.filter { $0.key.input != input }
      pictures[key] = picture
    }
    return picture
  }

  /// The glyph packs at a path; what they have not is set by `fallback`.
  func packs(
    _ path: String, fallback: any TextShaping
  ) throws(SnapshotError) -> GlyphPacks {
    let key = Key(path: path, identity: FileIdentity(path))
    if let known = packs.withLock({ $0[key] }) { return known }
    let opened: GlyphPacks
    do throws(GlyphPackError) {
      opened = GlyphPacks(try GlyphPackPlace(path: path), fallback: fallback)
    } catch {
      throw .glyphs(error)
    }
    packs.withLock { packs in
      if packs.count >= Self.limit { packs.removeAll() }
      packs = packs.filter { $0.key.path != path }
      packs[key] = opened
    }
    return opened
  }

  /// What the style at `path` names, wanted for so many pixels a point, but for the sources called `without`.
  func resources(
    of style: Style, at path: String, pixelRatio: Double, without: Set<String>
  ) -> MapResources {
    let key = OpeningKey(
      style: Key(path: path, identity: FileIdentity(path)), pixelRatio: pixelRatio,
      without: without)
    let known = openings.withLock { $0[key] }
    if let known, known.files.areUnchanged { return known.resources }
    if known != nil { tiles.removeAll() }
    let opening = StyleOpening(
      locator: FolderLocator(besideFile: path), pixelRatio: pixelRatio)
    let opened = opening.open(style, without: without)
    openings.withLock { openings in
      if openings.count >= Self.limit { openings.removeAll() }
      openings = openings.filter { $0.key.style == key.style || $0.key.style.path != path }
      openings[key] = (opened, opening.files)
    }
    return opened
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
