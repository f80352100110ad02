import FileAccess
public import GeoCore
import Glibc
import JSONReading

/// Tiles as files `z/x/y.pbf` (or `.mvt`, `.png`, `.jpg`, `.jpeg`, `.webp`) in a folder.
///
/// A `metadata.json` or `tiles.json` beside the zooms may say more; one whose `scheme` is `tms` counts rows
/// from the south.
public struct TileFolderSource: TileSource {
  /// What the folder says of itself; its zooms are those of its tiles.
  public let info: TileSourceInfo

  private static let endings = ["pbf", "mvt", "png", "jpg", "jpeg", "webp"]
  /// The largest file of metadata that is read.
  private static let metadataLimit = 1 << 24

  private let countsFromSouth: Bool
  // The ending of the first tile comes first, since all the others mostly have it too.
  private let endings: [String]

  /// Opens a folder.
  ///
  /// - Throws: `TileStoreError.cannotRead` or `noTiles`.
  public init(_ path: String) throws(TileStoreError) {
    guard FolderListing.names(path) != nil else {
      throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
    }
    let zooms = FolderListing.numbers(path).filter {
      $0 <= TileID.maximumZoom && Self.firstTile("\(path)/\($0)") != nil
    }
    guard let low = zooms.first, let high = zooms.last,
      let (tile, ending) = Self.firstTile("\(path)/\(low)")
    else { throw .noTiles(path: path) }
    var info = TileSourceInfo(path: path)
    let metadata = Self.metadata(path, &info)
    metadata.fill(&info)
    info.zooms = low...high
    info.format = Self.sniffedFormat(tile) ?? TileFormat(named: ending) ?? .other
    self.info = info
    countsFromSouth = metadata.scheme == "tms"
    endings = [ending] + Self.endings.filter { $0 != ending }
  }

  /// The bytes of a tile, decompressed, or nothing.
  ///
  /// - Throws: `TileError`.
  public func tile(_ id: TileID) throws(TileError) -> [UInt8]? {
    guard info.zooms.contains(id.z) else { return nil }
    let row = countsFromSouth ? (1 << id.z) - 1 - id.y : id.y
    for ending in endings {
      let path = "\(info.path)/\(id.z)/\(id.x)/\(row).\(ending)"
      guard access(path, F_OK) == 0 else { continue }
      return try TileFile.plain(path, id)
    }
    return nil
  }
}

// MARK: - What the folder says of itself

extension TileFolderSource {
  /// The path and the ending of the first tile below the folder of a zoom.
  static func firstTile(_ zoomFolder: String) -> (path: String, ending: String)? {
    for column in FolderListing.numbers(zoomFolder) {
      for name in FolderListing.names("\(zoomFolder)/\(column)") ?? [] {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, Int(parts[0]) != nil, endings.contains(String(parts[1])) {
          return ("\(zoomFolder)/\(column)/\(name)", String(parts[1]))
        }
      }
    }
    return nil
  }

  /// The tile that a path ends in.
  func id(of path: String) -> TileID? {
    let parts = path.split(separator: "/").suffix(3)
    guard parts.count == 3, let z = Int(parts[parts.startIndex]),
      let x = Int(parts[parts.startIndex + 1]),
      let row = Int(parts[parts.startIndex + 2].prefix { $0 != "." }),
      (0...TileID.maximumZoom).contains(z), (0..<1 << z).contains(x), (0..<1 << z).contains(row)
    else { return nil }
    return TileID(z: z, x: x, y: countsFromSouth ? (1 << z) - 1 - row : row)
  }

  private static func sniffedFormat(_ tile: String) -> TileFormat? {
    guard let stored = try? FileBytes.read(tile, limit: TileCompression.tileLimit),
      let plain = try? TileCompression.plain(stored)
    else { return nil }
    return TileFormat.sniffed(plain)
  }

  static func metadata(_ folder: String, _ info: inout TileSourceInfo) -> ArchiveMetadata {
    for name in ["metadata.json", "tiles.json"] {
      let path = "\(folder)/\(name)"
      guard access(path, F_OK) == 0 else { continue }
      do {
        return ArchiveMetadata(
          try JSONReader.read(try FileBytes.read(path, limit: metadataLimit)))
      } catch let error as JSONError {
        info.diagnostics.append(
          Diagnostic(.input, "\(path) is not JSON in line \(error.line)"))
      } catch {
        info.diagnostics.append(Diagnostic(.input, "\(path) cannot be read"))
      }
    }
    return ArchiveMetadata()
  }
}
