import GeoCore
import VectorTiles

/// The tiles that symbols are laid out in: those of the picture's zoom, where the archive's last ones are drawn
/// larger as well.
///
/// Like MapLibre (`zoomLevelsToOverscale`), tiles below an archive's last zoom are cut from those above down to zoom
/// 18; from there on they are only drawn larger.
struct SymbolTiles {
  /// How many times larger than at its own zoom the last cut tile is drawn.
  let overscaling: Double
  /// Points across a tile per tile unit of the archive's tile, at the whole zoom below the picture's.
  let scale: Double
  /// How many tiles lie along a side of the archive's one.
  let count: Int

  /// How far beyond their edges cut tiles reach, in units of the archive's tile: 128 of their own 4096.
  var buffer: Double { extent / Double(count) / 32 }

  private static let lastCutZoom = 18.0
  /// A guard against cameras that are nowhere near any map.
  private static let deepest = 30.0

  private let view: LayerView
  private let extent: Double

  init(_ view: LayerView, zoom: Double) {
    self.view = view
    extent = Double(view.layer.decoded.extent)
    let own = Double(view.tile.id.z)
    let wanted = min(max(zoom.rounded(.down), own), Self.deepest)
    let cut = max(own, min(wanted, Self.lastCutZoom))
    count = 1 << Int(cut - own)
    overscaling = Double(1 << Int(wanted - cut))
    scale = Camera.worldSizeAtZoomZero * Double(count) * overscaling / extent
  }

  /// A tile in units of the archive's one.
  struct Tile {
    let bounds: Rect
    let place: SymbolTilePlace
  }

  /// Those tiles that meet any of the windows, in units of the archive's tile.
  func tiles(in windows: [Rect]) -> [Tile] {
    let side = extent / Double(count)
    var found: [Tile] = []
    for window in windows {
      for x in indices(window.minX, window.maxX, side) {
        for y in indices(window.minY, window.maxY, side) {
          found.append(tile(x, y))
        }
      }
    }
    return windows.count > 1 ? Self.unique(found) : found
  }

  /// The place of the tile that holds a point of the picture.
  func place(of point: Point) -> SymbolTilePlace {
    guard count > 1, let back = view.transform.inverse else { return tile(0, 0).place }
    let unit = back(point)
    let side = extent / Double(count)
    return tile(index(unit.x / side), index(unit.y / side)).place
  }

  /// The nearest point that MapLibre, with 8192 units across all tiles, has an anchor at.
  func rounded(_ p: Point) -> Point {
    let step = extent / Double(count) / 8192
    return Point(x: (p.x / step).rounded() * step, y: (p.y / step).rounded() * step)
  }

  private func tile(_ x: Int, _ y: Int) -> Tile {
    let side = extent / Double(count)
    let bounds = Rect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
    let corner = view.transform(bounds.origin)
    let id = view.tile.id
    return Tile(
      bounds: bounds,
      place: SymbolTilePlace(
        wrap: view.tile.wrap, z: Int(id.z), x: Int(id.x) * count + x, y: Int(id.y) * count + y,
        isBelow: view.tile.isBelow,
        row: Int(clamping: (corner.y * 16).rounded()),
        column: Int(clamping: (corner.x * 16).rounded())))
  }

  private func indices(_ low: Double, _ high: Double, _ side: Double) -> ClosedRange<Int> {
    let first = index(low / side)
    return first...max(first, index((high / side).rounded(.up) - 1))
  }

  private func index(_ share: Double) -> Int {
    min(max(0, Int(clamping: share.rounded(.down))), count - 1)
  }

  private static func unique(_ tiles: [Tile]) -> [Tile] {
    var seen: Set<SymbolTilePlace> = []
    return tiles.filter { seen.insert($0.place).inserted }
  }
}

/// Where a tile lies among others: symbols are offered room tile by tile, and drawn so.
struct SymbolTilePlace: Hashable {
  let wrap: Int
  let z: Int
  let x: Int
  let y: Int
  let isBelow: Bool
  /// Its corner in the picture, in sixteenths of a point, so that tiles of a row are one row however they were
  /// rounded.
  let row: Int
  let column: Int

  /// The place of symbols on lines that go on from tile to tile.
  static let all = SymbolTilePlace(
    wrap: .min, z: 0, x: 0, y: 0, isBelow: false, row: .min, column: 0)

  /// Whether its symbols are offered room before those of another: by columns from the west, each from the north, the
  /// smaller of two in one place first.
  func isPlaced(before other: Self) -> Bool {
    guard (isBelow, wrap) == (other.isBelow, other.wrap) else {
      return isBelow == other.isBelow ? wrap < other.wrap : other.isBelow
    }
    return (x, y, -z) < (other.x, other.y, -other.z)
  }

  /// Whether it is drawn before another: from the top of the picture down, each row from the left.
  func isDrawn(before other: Self) -> Bool {
    (row, column) == (other.row, other.column)
      ? isPlaced(before: other) : (row, column) < (other.row, other.column)
  }
}

extension Int {
  fileprivate init(clamping x: Double) {
    self = x.isNaN ? 0 : Int(Swift.min(Swift.max(x, -1e15), 1e15))
  }
}
