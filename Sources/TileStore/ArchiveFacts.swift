import FileAccess
public import GeoCore

/// What can be told of an archive besides what is needed to draw it.
public struct ArchiveFacts: Sendable {
  /// A layer of vector tiles as the metadata describe it.
  public struct Layer: Hashable, Sendable {
    /// A property of its features.
    public struct Field: Hashable, Sendable {
      /// Its name.
      public var name: String
      /// Its type in the words of the metadata, such as `String`.
      public var type: String

      /// Makes a field.
      public init(name: String, type: String) {
        self.name = name
        self.type = type
      }
    }

    /// Its name.
    public var name: String
    /// The properties of its features, by their names.
    public var fields: [Field]

    /// Makes a layer.
    public init(name: String, fields: [Field] = []) {
      self.name = name
      self.fields = fields
    }
  }

  /// What kind of archive it is, such as `PMTiles 3`.
  public var kind: String
  /// How its tiles are compressed: `none`, `gzip`, `zlib`, `zstd`, `brotli`, or `unknown`.
  public var compression = "unknown"
  /// How many tiles it has, or nothing where counting them would take long.
  public var tileCount: Int?
  /// A tile that it has, or nothing.
  public var firstTile: TileID?
  /// The layers that its metadata list, in their order.
  public var layers: [Layer] = []
  /// What is odd about it.
  public var remarks: [String] = []

  init(kind: String, _ metadata: ArchiveMetadata, _ info: TileSourceInfo) {
    self.kind = kind
    layers = metadata.layers
    var missing: [String] = []
    if metadata.name.isEmpty { missing.append("name") }
    if info.bounds == nil { missing.append("bounds") }
    if info.format == .mvt, layers.isEmpty { missing.append("vector_layers") }
    if !missing.isEmpty {
      remarks.append("its metadata have no \(missing.joined(separator: ", "))")
    }
    if let stated = metadata.format, stated != info.format, info.format != .other {
      remarks.append(
        "its metadata say \(stated.rawValue), but its tiles are \(info.format.rawValue)")
    }
    if let stated = metadata.zooms, stated != info.zooms {
      remarks.append(
        "its metadata say zooms \(Self.words(stated)), but its tiles are at \(Self.words(info.zooms))"
      )
    }
  }
}

extension ArchiveFacts {
  /// A range of zooms as people write it: `0 to 14`, or `6`.
  public static func words(_ zooms: ClosedRange<Int>) -> String {
    zooms.count == 1 ? "\(zooms.lowerBound)" : "\(zooms.lowerBound) to \(zooms.upperBound)"
  }
}

extension TileArchive {
  /// Opens an archive and tells what it is.
  ///
  /// - Throws: `TileStoreError`.
  public static func survey(
    _ path: String
  ) throws(TileStoreError) -> (source: any TileSource, facts: ArchiveFacts) {
    let source = try open(path)
    switch source {
    case let source as MBTilesSource: return (source, try source.facts())
    case let source as PMTilesSource: return (source, source.facts())
    case let source as TileFolderSource: return (source, source.facts())
    default: return (source, ArchiveFacts(kind: "", ArchiveMetadata(), source.info))
    }
  }
}

extension MBTilesSource {
  func facts() throws(TileStoreError) -> ArchiveFacts {
    do throws(SQLiteDatabase.Failure) {
      let reader = try MBTilesReader(info.path)
      let metadata = ArchiveMetadata(rows: try reader.metadata())
      var facts = ArchiveFacts(kind: "MBTiles", metadata, info)
      facts.tileCount = try reader.tileCount()
      (facts.firstTile, facts.compression) = try reader.firstTile()
      if metadata.scheme == "xyz" {
        facts.remarks.append(
          "its metadata say scheme xyz; rows are counted from the south (TMS) all the same")
      }
      return facts
    } catch {
      throw .badDatabase(path: info.path, reason: error.reason)
    }
  }
}

extension MBTilesReader {
  /// Counting walks an index, which takes seconds from so many tiles on.
  private static let countLimit = 5_000_000

  /// How many tiles there are, or nothing where they are very many.
  func tileCount() throws(SQLiteDatabase.Failure) -> Int? {
    let query = try database.prepare(
      "SELECT count(*) FROM (SELECT 1 FROM tiles LIMIT \(Self.countLimit + 1))")
    try query.restart()
    guard try query.step(), let count = query.integer(0) else { return nil }
    return count > Self.countLimit ? nil : count
  }

  /// A tile and how it is compressed.
  func firstTile() throws(SQLiteDatabase.Failure) -> (TileID?, String) {
    let query = try database.prepare(
      "SELECT zoom_level, tile_column, tile_row, tile_data FROM tiles WHERE tile_data IS NOT NULL LIMIT 1"
    )
    try query.restart()
    guard try query.step() else { return (nil, "unknown") }
    let name = TileCompression.name(query.bytes(3) ?? [])
    guard let z = query.integer(0), let x = query.integer(1), let row = query.integer(2),
      (0...TileID.maximumZoom).contains(z), (0..<1 << z).contains(x), (0..<1 << z).contains(row)
    else { return (nil, name) }
    return (TileID(z: z, x: x, y: (1 << z) - 1 - row), name)
  }
}

extension PMTilesSource {
  func facts() -> ArchiveFacts {
    var unused = info
    let metadata = Self.metadata(file, header, &unused)
    var facts = ArchiveFacts(kind: "PMTiles 3", metadata, info)
    facts.compression = "\(header.tileCompression)"
    // §3.2: 0 where the number is not known.
    facts.tileCount = header.addressedTiles > 0 ? header.addressedTiles : nil
    facts.firstTile = firstTile
    if !header.isClustered {
      facts.remarks.append("its tiles are not in the order of their numbers (not clustered)")
    }
    return facts
  }
}

extension TileFolderSource {
  /// How many files are counted: beyond it the listing alone takes seconds.
  private static let countLimit = 1_000_000

  func facts() -> ArchiveFacts {
    var unused = info
    let metadata = Self.metadata(info.path, &unused)
    var facts = ArchiveFacts(kind: "folder of tiles", metadata, info)
    facts.tileCount = tileCount()
    if let first = Self.firstTile("\(info.path)/\(info.zooms.lowerBound)") {
      facts.compression = TileCompression.name(
        (try? FileBytes.read(first.path, limit: TileCompression.tileLimit)) ?? [])
      facts.firstTile = id(of: first.path)
    }
    if metadata.scheme == "tms" {
      facts.remarks.append("its rows are counted from the south (TMS)")
    }
    return facts
  }

  private func tileCount() -> Int? {
    var count = 0
    for zoom in info.zooms {
      for column in FolderListing.numbers("\(info.path)/\(zoom)") {
        count += FolderListing.names("\(info.path)/\(zoom)/\(column)")?.count ?? 0
        guard count <= Self.countLimit else { return nil }
      }
    }
    return count
  }
}

extension TileCompression {
  /// What bytes are compressed by, in a word.
  static func name(_ bytes: [UInt8]) -> String {
    // RFC 1952, RFC 1950, RFC 8878.
    if bytes.starts(with: [0x1F, 0x8B]) { return "gzip" }
    if bytes.first == 0x78, plainIsOther(bytes) { return "zlib" }
    if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { return "zstd" }
    return bytes.isEmpty ? "unknown" : "none"
  }

  private static func plainIsOther(_ bytes: [UInt8]) -> Bool {
    (try? plain(bytes)).map { $0 != bytes } ?? false
  }
}
