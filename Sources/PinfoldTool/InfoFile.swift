import FileAccess
import GeoCore
import JSONReading
import MapStyle
import Places
import TileStore
import VectorTiles

/// A file that `pinfold info` is asked about; what it is, its bytes tell and not its name.
struct InfoFile {
  let path: String
  let reader: PlaceReader

  /// How much of a file is looked at before it is known what it is.
  private static let headSize = 1 << 16
  /// The largest style: real ones have a few hundred kB.
  private static let styleLimit = 1 << 26

  /// What is in it, as lines or as JSON.
  func report(asJSON: Bool) throws(Failure) -> String {
    // Standard input is read once, and only places come that way.
    guard path != "-", let status = FileKindOnDisk(path) else { return try places(asJSON) }
    if status == .folder { return try archive(asJSON) }
    guard status == .file else { return try places(asJSON) }
    let head = self.head
    if head.starts(with: "PMTiles".utf8) || head.starts(with: "PM".utf8)
      || head.starts(with: "SQLite format 3".utf8)
    {
      return try archive(asJSON)
    }
    if let style = try style(head) { return InfoStyle(path: path, style: style).report(asJSON) }
    if let tile = tile(head) { return InfoTile(path: path, tile: tile).report(asJSON) }
    return try places(asJSON)
  }

  private var head: [UInt8] {
    guard let file = try? RandomAccessFile(path) else { return [] }
    return (try? file.read(at: 0, count: min(file.size, Self.headSize))) ?? []
  }

  private func places(_ asJSON: Bool) throws(Failure) -> String {
    try InfoPlaces(path: path, reader: reader).report(asJSON: asJSON)
  }

  private func archive(_ asJSON: Bool) throws(Failure) -> String {
    do throws(TileStoreError) {
      let (source, facts) = try TileArchive.survey(path)
      return InfoArchive(source: source, facts: facts).report(asJSON)
    } catch {
      throw Failure(.input, error.description)
    }
  }

  /// The style, or nothing where it is something else.
  private func style(_ head: [UInt8]) throws(Failure) -> Style? {
    // A style may name its sprites and its sources before it names its layers, but begins with members.
    let start = head.first { $0 > 0x20 && $0 < 0x80 }
    let text = String(decoding: head, as: UTF8.self)
    // Places are read piece by piece, so that a large file of them is not parsed as a whole first.
    guard start == UInt8(ascii: "{"),
      text.contains("\"sources\"") || text.contains("\"layers\""),
      let bytes = try? FileBytes.read(path, limit: Self.styleLimit),
      let node = try? JSONReader.read(bytes), node["version"]?.number != nil,
      node["layers"]?.array != nil, node["sources"] != nil
    else { return nil }
    do throws(StyleError) { return try Style(node) } catch {
      throw Failure(.input, "\(path): \(error)")
    }
  }

  /// A lone vector tile, or nothing: a field of layers at its start, and all of it decodes.
  private func tile(_ head: [UInt8]) -> VectorTile? {
    guard head.first == 0x1A || head.starts(with: [0x1F, 0x8B]),
      let bytes = TileArchive.plainTile(path), bytes.first == 0x1A,
      let tile = try? VectorTile(bytes: bytes), !tile.layers.isEmpty
    else { return nil }
    return tile
  }
}
