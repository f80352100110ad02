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

  /// The most archives, styles and their openings that are kept: more than a night of reports has.
  private static let limit = 64

  private let archives = Mutex(KeptInputs<String, any TileSource>(limit: limit))
  private let styles = Mutex(KeptInputs<String, Style>(limit: limit))
  private let openings = Mutex<[OpeningKey: (resources: MapResources, files: OpenedFiles)]>([:])
  private let pictures = Mutex(KeptInputs<PictureInput, PinPictureFile>(limit: limit))
  private let packs = Mutex(KeptInputs<String, GlyphPacks>(limit: limit))
  private let tiles: TileCache

  /// Keeps inputs; tiles of archives that were replaced are dropped from `tiles`.
  init(tiles: TileCache) {
    self.tiles = tiles
  }

  func archive(_ path: String) throws(SnapshotError) -> any TileSource {
    let identity = FileIdentity(path)
    if let known = archives.withLock({ $0.find(path, identity) }) { return known }
    let opened: any TileSource
    do throws(TileStoreError) { opened = try TileArchive.open(path) } catch { throw .tiles(error) }
    archives.withLock { archives in
      if archives.holds(path) { tiles.removeAll() }
      archives.keep(opened, path, identity)
    }
    return opened
  }

  func style(_ path: String) throws(SnapshotError) -> Style {
    let identity = FileIdentity(path)
    if let known = styles.withLock({ $0.find(path, identity) }) { return known }
    let style = try Self.read(path)
    styles.withLock { $0.keep(style, path, identity) }
    return style
  }

  /// A picture for pins, read and decoded.
  func picture(_ input: PictureInput) throws(SnapshotError) -> PinPictureFile {
    let identity = FileIdentity(input.path)
    if let known = pictures.withLock({ $0.find(input, identity) }) { return known }
    let picture = try PinPictureFile(input)
    pictures.withLock { $0.keep(picture, input, identity) }
    return picture
  }

  /// The glyph packs at a path; what they have not is set by `fallback`.
  func packs(
    _ path: String, fallback: any TextShaping
  ) throws(SnapshotError) -> GlyphPacks {
    let identity = FileIdentity(path)
    if let known = packs.withLock({ $0.find(path, identity) }) { return known }
    let opened: GlyphPacks
    do throws(GlyphPackError) {
      opened = GlyphPacks(try GlyphPackPlace(path: path), fallback: fallback)
    } catch {
      throw .glyphs(error)
    }
    packs.withLock { $0.keep(opened, path, identity) }
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

/// Inputs of one kind by their names, each as its file was when it was opened.
private struct KeptInputs<Name: Hashable & Sendable, Input: Sendable>: Sendable {
  private var entries: [Name: (identity: FileIdentity?, input: Input)] = [:]
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// What was opened under a name, where its file has not changed since.
  func find(_ name: Name, _ identity: FileIdentity?) -> Input? {
    entries[name].flatMap { $0.identity == identity ? $0.input : nil }
  }

  /// Whether anything was opened under a name, changed since or not.
  func holds(_ name: Name) -> Bool { entries[name] != nil }

  /// Keeps an input in place of what was opened under its name before.
  mutating func keep(_ input: Input, _ name: Name, _ identity: FileIdentity?) {
    if entries.count >= limit { entries.removeAll() }
    entries[name] = (identity, input)
  }
}
