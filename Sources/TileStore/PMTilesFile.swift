import FileAccess

/// Reads parts of a PMTiles archive.
struct PMTilesFile: Sendable {
  private let file: RandomAccessFile

  var path: String { file.path }
  var size: Int { file.size }

  init(_ path: String) throws(TileStoreError) {
    do throws(FileError) { file = try RandomAccessFile(path) } catch { throw TileStoreError(error) }
  }

  func bytes(_ range: Range<Int>) throws(TileStoreError) -> [UInt8] {
    do throws(FileError) {
      return try file.read(at: range.lowerBound, count: range.count)
    } catch {
      throw TileStoreError(error)
    }
  }

  /// A directory or the metadata, decompressed.
  func plain(
    _ range: Range<Int>, _ compression: PMTilesHeader.Compression, limit: Int
  ) throws(TileStoreError) -> [UInt8] {
    switch compression {
    case .brotli: throw .unsupportedCompression(path: path, name: "brotli")
    case .zstd: throw .unsupportedCompression(path: path, name: "zstd")
    case .none, .gzip, .unknown: break
    }
    guard range.count <= limit else { throw tooLarge(range, limit) }
    let stored = try bytes(range)
    // Uncompressed directories can begin with any bytes, so that the header is believed about them.
    if compression == .none { return stored }
    do throws(TileCompression.Failure) {
      return try TileCompression.plain(stored, limit: limit)
    } catch {
      switch error {
      case .tooLarge(let limit): throw tooLarge(range, limit)
      case .unsupported(let name): throw .unsupportedCompression(path: path, name: name)
      case .corrupt(let reason):
        throw .badArchive(path: path, byteOffset: range.lowerBound, reason: reason)
      }
    }
  }

  /// A directory, and what is wrong with it told by its place in the file.
  func directory(
    _ range: Range<Int>, _ compression: PMTilesHeader.Compression
  ) throws(TileStoreError) -> PMTilesDirectory {
    let bytes = try plain(range, compression, limit: PMTilesDirectory.byteLimit)
    do throws(PMTilesDirectory.Failure) {
      return try PMTilesDirectory(bytes)
    } catch {
      throw .badArchive(
        path: path, byteOffset: range.lowerBound,
        reason: "its directory is broken at decompressed byte \(error.byteOffset): \(error.reason)")
    }
  }

  /// Where an entry's bytes lie in the file, which is within its section (§4.2).
  func range(
    _ entry: PMTilesDirectory.Entry, in section: Range<Int>
  ) throws(TileStoreError) -> Range<Int> {
    let (end, overflow) = entry.offset.addingReportingOverflow(entry.length)
    guard !overflow, end <= UInt64(section.count), entry.length > 0 else {
      throw .badArchive(
        path: path, byteOffset: section.lowerBound,
        reason: "an entry of \(entry.length) bytes at \(entry.offset) of \(section.count)")
    }
    let start = section.lowerBound + Int(entry.offset)
    return start..<start + Int(entry.length)
  }

  private func tooLarge(_ range: Range<Int>, _ limit: Int) -> TileStoreError {
    .badArchive(
      path: path, byteOffset: range.lowerBound, reason: "a directory of more than \(limit) bytes")
  }
}
