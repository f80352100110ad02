import GeoCore

extension TileFormat {
  /// What decompressed bytes hold by their first ones, or nothing where they do not say.
  static func sniffed(_ bytes: [UInt8]) -> TileFormat? {
    // PNG §5.2.
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    // JPEG (T.81) B.2.1: SOI, then another marker.
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    // RFC 9649 §2.4: RIFF, size, WEBP.
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return .webp
    }
    // vector_tile.proto: field 3 of a tile, length-delimited.
    return bytes.first == 0x1A ? .mvt : nil
  }

  /// What an archive's metadata or a file's ending calls it.
  init?(named name: String) {
    switch name.lowercased() {
    case "pbf", "mvt", "application/vnd.mapbox-vector-tile", "application/x-protobuf": self = .mvt
    case "png", "image/png", "png8", "png32", "png256": self = .png
    case "jpg", "jpeg", "image/jpeg": self = .jpeg
    case "webp", "image/webp": self = .webp
    default: return nil
    }
  }

  var isPicture: Bool { self == .png || self == .jpeg || self == .webp }
}
