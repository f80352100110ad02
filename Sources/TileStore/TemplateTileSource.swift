public import FileAccess
public import GeoCore
import Glibc

/// Tiles as files whose addresses are made of a template, as TileJSON and styles state them.
///
/// `{z}`, `{x}` and `{y}` are the tile's address, `{quadkey}` its digits of base four, `{prefix}` two hexadecimal digits
/// of column and row, `{ratio}` is left out or `@2x`.
public struct TemplateTileSource: TileSource {
  /// What is stated of the tiles; its path is the first template.
  public var info: TileSourceInfo
  /// Outside of which no tile is asked for; nothing for nowhere.
  public var bounds: GeoBounds?
  /// Whether rows are counted from the south.
  public var countsFromSouth = false
  /// Pixels per logical point the tiles are wanted for: from 2 on `{ratio}` is `@2x`.
  public var pixelRatio = 1.0

  private let templates: [String]
  private let locator: any ResourceLocator

  /// Makes a source of one or more templates, among which tiles are spread; nothing where there is none.
  public init?(templates: [String], locator: any ResourceLocator) {
    guard let first = templates.first else { return nil }
    self.templates = templates
    self.locator = locator
    info = TileSourceInfo(path: first)
  }

  /// The bytes of a tile, decompressed: none where it is stated to be empty, nothing where there is no file.
  ///
  /// - Throws: `TileError`.
  public func tile(_ id: TileID) throws(TileError) -> [UInt8]? {
    guard info.zooms.contains(id.z) else { return nil }
    if let bounds, bounds.share(of: id) <= 0 { return nil }
    switch locator.place(of: address(of: id)) {
    case .empty: return []
    case .unreachable: return nil
    case .file(let path):
      guard access(path, F_OK) == 0 else { return nil }
      return try TileFile.plain(path, id)
    }
  }

  /// The address of a tile.
  func address(of id: TileID) -> String {
    let row = countsFromSouth ? (1 << id.z) - 1 - id.y : id.y
    var text = templates[(id.x + id.y) % templates.count]
    let parts = [
      "{z}": String(id.z), "{x}": String(id.x), "{y}": String(row), "{quadkey}": id.quadkey,
      "{prefix}": String(id.x % 16, radix: 16) + String(id.y % 16, radix: 16),
      "{ratio}": pixelRatio >= 2 ? "@2x" : "",
    ]
    for (name, value) in parts.sorted(by: { $0.key < $1.key }) {
      text = Self.replaced(text, name, value)
    }
    return text
  }

  private static func replaced(_ text: String, _ name: String, _ value: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: name) {
      result += rest[..<range.lowerBound] + value
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension TileID {
  /// A digit of base four for each zoom, columns counting one and rows two.
  fileprivate var quadkey: String {
    var text = ""
    for bit in (0..<z).reversed() {
      let digit: Int = (x >> bit) & 1 | ((y >> bit) & 1) << 1
      text += String(digit)
    }
    return text
  }
}
