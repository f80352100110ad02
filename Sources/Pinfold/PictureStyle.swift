import GeoCore
import Imaging
import MapStyle
import TileStore

/// The style of maps whose archives hold nothing but pictures, where none is asked for: the pictures.
enum PictureStyle {
  /// The style for archives, or nothing where one of them may hold something else.
  static func style(for archives: [any TileSource]) -> Style? {
    guard let first = archives.first, archives.allSatisfy(\.info.format.isPicture) else {
      return nil
    }
    let json = """
      {
        "version": 8,
        "sources": {"pictures": {"type": "raster", "tileSize": \(tileSize(of: first))}},
        "layers": [{"id": "pictures", "type": "raster", "source": "pictures"}]
      }
      """
    // A text of our own; were it wrong, the archives would be refused as they are by a style without pictures.
    return try? Style(json: Array(json.utf8))
  }

  /// The size of tiles where none can be read: that of nearly all archives of pictures.
  private static let usualSize = 256

  /// Tiles are as many points wide as they have pixels, so that a picture at the scale of one is as sharp as they are.
  private static func tileSize(of archive: any TileSource) -> Int {
    let info = archive.info
    let middle =
      info.center ?? info.bounds.map {
        Coordinate(longitude: ($0.west + $0.east) / 2, latitude: ($0.south + $0.north) / 2)
      } ?? Coordinate(longitude: 0, latitude: 0)
    let place = MercatorPoint(middle)
    // Sparse archives may lack the tile in the middle at some zooms.
    for zoom in info.zooms.prefix(while: { $0 <= TileID.maximumZoom }) {
      let count = Double(1 << zoom)
      func index(_ share: Double) -> Int { Int(min(max(share * count, 0), count - 1)) }
      guard let id = TileID(z: zoom, x: index(place.x), y: index(place.y)),
        let bytes = try? archive.tile(id), let picture = try? ImageCodec.decode(bytes)
      else { continue }
      return picture.width
    }
    return usualSize
  }
}

extension TileFormat {
  /// Whether tiles of it are pictures.
  var isPicture: Bool {
    switch self {
    case .png, .jpeg, .webp: true
    case .mvt, .other: false
    }
  }
}
