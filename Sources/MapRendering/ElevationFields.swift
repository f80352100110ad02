import Drawing
import GeoCore
import Glibc

/// The elevations of a picture's tiles, each with a border of its neighbours: without it, slopes and colours would
/// break at the edges of tiles.
struct ElevationFields {
  /// How wide the border of elevations is: slopes look at their neighbours, and are themselves mixed with theirs.
  static let border = 2

  private let grids: [TileID: ElevationGrid]

  init(_ tiles: [PictureTile]) {
    var grids: [TileID: ElevationGrid] = [:]
    for tile in tiles {
      if case .elevation(let grid) = tile.content { grids[tile.id] = grid }
    }
    self.grids = grids
  }

  /// The elevations of a tile in metres, with a border; nothing for a tile without.
  func elevations(of tile: TileID) -> ScalarField? {
    guard let grid = grids[tile], grid.width > 0, grid.height > 0 else { return nil }
    let around = neighbours(of: tile, like: grid)
    let border = Self.border
    let width = grid.width + 2 * border
    var metres: [Float] = []
    metres.reserveCapacity(width * (grid.height + 2 * border))
    for y in -border..<grid.height + border {
      let down = y < 0 ? -1 : y < grid.height ? 0 : 1
      for x in -border..<grid.width + border {
        let right = x < 0 ? -1 : x < grid.width ? 0 : 1
        metres.append(Self.metres(grid, around[(down + 1) * 3 + right + 1], (right, down), x, y))
      }
    }
    return ScalarField(
      width: width, height: grid.height + 2 * border, channels: 1, values: metres)
  }

  /// Row by row the tiles around one, itself in the middle; nothing where one is not there or of another size.
  private func neighbours(of tile: TileID, like grid: ElevationGrid) -> [ElevationGrid?] {
    let count = 1 << tile.z
    return (0..<9).map { index in
      let (x, y) = (tile.x + index % 3 - 1, tile.y + index / 3 - 1)
      guard y >= 0, y < count else { return nil }
      let id = TileID(z: tile.z, x: (x + count) % count, y: y)
      return id.flatMap { grids[$0] }.flatMap {
        $0.width == grid.width && $0.height == grid.height ? $0 : nil
      }
    }
  }

  /// Where there is no neighbour, the ground goes on as it ends.
  private static func metres(
    _ grid: ElevationGrid, _ neighbour: ElevationGrid?, _ side: (x: Int, y: Int), _ x: Int, _ y: Int
  ) -> Float {
    if let neighbour {
      return neighbour.metres[(y - side.y * grid.height) * grid.width + x - side.x * grid.width]
    }
    let (column, row) = (min(max(x, 0), grid.width - 1), min(max(y, 0), grid.height - 1))
    return grid.metres[row * grid.width + column]
  }
}

extension ScalarField {
  /// The slopes to the east and to the south of elevations with a border, as they are at the equator; their own
  /// border is narrower by one.
  ///
  /// Slopes are those of Horn's method, as in MapLibre's `hillshade_prepare` shader: steeper than they are below
  /// zoom 15, where relief would otherwise hardly show, and kept in 256 steps from −4 to 4.
  func slopes(zoom: Int, border: Int) -> ScalarField? {
    let (columns, rows) = (width - 2, height - 2)
    guard channels == 1, columns > 0, rows > 0 else { return nil }
    let zoom = Double(zoom)
    let share = zoom < 2 ? 0.4 : zoom < 4.5 ? 0.35 : 0.3
    let exaggeration = zoom < 15 ? (zoom - 15) * share : 0
    let factor = Float(Double(width - 2 * border) / exp2(exaggeration + 28.2562 - zoom))
    var slopes: [Float] = []
    slopes.reserveCapacity(2 * columns * rows)
    let m = values.span
    for y in 0..<rows {
      let (above, here, below) = (y * width, (y + 1) * width, (y + 2) * width)
      for x in 0..<columns {
        let (a, b, c) = (m[above + x], m[above + x + 1], m[above + x + 2])
        let (d, f) = (m[here + x], m[here + x + 2])
        let (g, h, i) = (m[below + x], m[below + x + 1], m[below + x + 2])
        slopes.append(Self.kept(((c + f + f + i) - (a + d + d + g)) * factor))
        slopes.append(Self.kept(((g + h + h + i) - (a + b + b + c)) * factor))
      }
    }
    return ScalarField(width: columns, height: rows, channels: 2, values: slopes)
  }

  /// The nearest of 256 steps; flat ground is one of them.
  private static func kept(_ slope: Float) -> Float {
    ((min(max(slope / 8 + 0.5, 0), 1) * 255).rounded() / 255 - 0.5) * 8
  }
}
