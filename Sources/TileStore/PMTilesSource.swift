public import GeoCore
import JSONReading
import Synchronization

/// Tiles in a PMTiles archive (version 3).
public final class PMTilesSource: TileSource {
  /// What the archive says of itself.
  public let info: TileSourceInfo

  /// How many directories a look-up walks at most: the root and three below it, as other readers do; more is a
  /// loop.
  private static let depthLimit = 4
  /// The largest metadata after decompression: real ones have some kB.
  private static let metadataLimit = 1 << 24

  let file: PMTilesFile
  let header: PMTilesHeader
  private let root: PMTilesDirectory
  private let leaves = Mutex(DirectoryCache())

  /// Opens an archive for reading.
  ///
  /// - Throws: `TileStoreError.cannotRead`, `notAnArchive`, `unsupportedVersion`, `truncated`,
  ///   `unsupportedCompression`, `badArchive` or `noTiles`.
  public init(_ path: String) throws(TileStoreError) {
    file = try PMTilesFile(path)
    header = try PMTilesHeader(
      file.bytes(0..<min(PMTilesHeader.size, file.size)), path: path, fileSize: file.size)
    root = try file.directory(header.root, header.internalCompression)
    guard let first = root.entries.first else { throw .noTiles(path: path) }
    info = try Self.info(file, header, first)
  }

  /// The bytes of a tile, decompressed, or nothing.
  ///
  /// - Throws: `TileError`.
  public func tile(_ id: TileID) throws(TileError) -> [UInt8]? {
    guard header.zooms.contains(id.z) else { return nil }
    let stored: [UInt8]
    do throws(TileStoreError) {
      guard let range = try range(of: HilbertTileNumber.number(of: id)) else { return nil }
      stored = try file.bytes(range)
    } catch {
      throw .unreadable(path: file.path, tile: id, reason: error.reason)
    }
    do throws(TileCompression.Failure) {
      return try Self.plain(stored, header)
    } catch {
      throw error.error(path: file.path, tile: id)
    }
  }

  // Tiles are told by their bytes, not by the header; but nothing tells Brotli by its bytes.
  private static func plain(
    _ stored: [UInt8], _ header: PMTilesHeader
  ) throws(TileCompression.Failure) -> [UInt8] {
    let plain = try TileCompression.plain(stored)
    if header.tileCompression == .brotli, plain == stored, TileFormat.sniffed(stored) == nil {
      throw .unsupported("brotli")
    }
    return plain
  }

  /// Where a tile's bytes lie in the file, or nothing where there is no such tile (§4).
  private func range(of tile: UInt64) throws(TileStoreError) -> Range<Int>? {
    var directory = root
    for _ in 0..<Self.depthLimit {
      guard let entry = directory.entry(for: tile) else { return nil }
      if entry.run > 0 { return try file.range(entry, in: header.tiles) }
      directory = try leaf(try file.range(entry, in: header.leaves))
    }
    throw .badArchive(
      path: file.path, byteOffset: header.leaves.lowerBound,
      reason: "directories lie more than \(Self.depthLimit) deep")
  }

  /// The tile with the least number, or nothing where its directory cannot be read.
  var firstTile: TileID? {
    var directory = root
    for _ in 0..<Self.depthLimit {
      guard let entry = directory.entries.first else { return nil }
      if entry.run > 0 { return HilbertTileNumber.tile(numbered: entry.tile) }
      guard let range = try? file.range(entry, in: header.leaves), let next = try? leaf(range)
      else {
        return nil
      }
      directory = next
    }
    return nil
  }

  private func leaf(_ range: Range<Int>) throws(TileStoreError) -> PMTilesDirectory {
    if let kept = leaves.withLock({ $0.directory(at: range.lowerBound) }) { return kept }
    let directory = try file.directory(range, header.internalCompression)
    leaves.withLock { $0.insert(directory, at: range.lowerBound) }
    return directory
  }
}

// MARK: - What the archive says of itself

extension PMTilesSource {
  private static func info(
    _ file: PMTilesFile, _ header: PMTilesHeader, _ first: PMTilesDirectory.Entry
  ) throws(TileStoreError) -> TileSourceInfo {
    var info = TileSourceInfo(path: file.path)
    metadata(file, header, &info).fill(&info)
    info.zooms = header.zooms
    if header.format != .other { info.format = header.format }
    // A first tile that is at hand tells its format better than the header.
    if first.run > 0, let format = sniffedFormat(file, header, first) { info.format = format }
    if let bounds = header.bounds { info.bounds = bounds }
    if let center = header.center { info.center = center }
    if let zoom = header.centerZoom { info.centerZoom = zoom }
    return info
  }

  private static func sniffedFormat(
    _ file: PMTilesFile, _ header: PMTilesHeader, _ first: PMTilesDirectory.Entry
  ) -> TileFormat? {
    guard let range = try? file.range(first, in: header.tiles),
      let stored = try? file.bytes(range), let tile = try? plain(stored, header)
    else { return nil }
    return TileFormat.sniffed(tile)
  }

  // Metadata names and credits; an archive whose metadata is broken still has its tiles.
  static func metadata(
    _ file: PMTilesFile, _ header: PMTilesHeader, _ info: inout TileSourceInfo
  ) -> ArchiveMetadata {
    guard !header.metadata.isEmpty else { return ArchiveMetadata() }
    let bytes: [UInt8]
    do throws(TileStoreError) {
      bytes = try file.plain(header.metadata, header.internalCompression, limit: metadataLimit)
    } catch {
      info.diagnostics.append(
        Diagnostic(.input, "the metadata of \(file.path) cannot be read: \(error.reason)"))
      return ArchiveMetadata()
    }
    do throws(JSONError) {
      return ArchiveMetadata(try JSONReader.read(bytes))
    } catch {
      info.diagnostics.append(
        Diagnostic(
          .input, "the metadata of \(file.path) is not JSON at byte \(error.byteOffset)"))
      return ArchiveMetadata()
    }
  }
}
