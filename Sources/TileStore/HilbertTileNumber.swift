import GeoCore

/// The number of a tile in PMTiles (version 3, §4.1.1): all tiles of shallower zooms first, then along the
/// Hilbert curve of its zoom.
enum HilbertTileNumber {
  static func number(of id: TileID) -> UInt64 {
    // Tiles of shallower zooms: 1 + 4 + … + 4^(z−1) = (4^z − 1) / 3.
    var number = ((1 as UInt64) << UInt64(2 * id.z) - 1) / 3
    var x = id.x
    var y = id.y
    for level in (0..<id.z).reversed() {
      let side = 1 << level
      let right = x & side != 0
      let below = y & side != 0
      number += UInt64(side * side) * (right ? (below ? 2 : 3) : (below ? 1 : 0))
      x &= side - 1
      y &= side - 1
      if !below { turn(&x, &y, side, flipped: right) }
    }
    return number
  }

  /// The tile with a number, or nothing beyond the deepest zoom.
  static func tile(numbered number: UInt64) -> TileID? {
    var rest = number
    var z = 0
    while rest >= (1 as UInt64) << UInt64(2 * z) {
      rest -= (1 as UInt64) << UInt64(2 * z)
      z += 1
      guard z <= TileID.maximumZoom else { return nil }
    }
    var x = 0
    var y = 0
    for level in 0..<z {
      let side = 1 << level
      let quarter = rest >> UInt64(2 * level) & 3
      if quarter == 0 || quarter == 3 { turn(&x, &y, side, flipped: quarter == 3) }
      x += quarter >= 2 ? side : 0
      y += quarter == 1 || quarter == 2 ? side : 0
    }
    return TileID(z: z, x: x, y: y)
  }

  // The curve in the first and the last quarter is the whole curve mirrored at a diagonal.
  private static func turn(_ x: inout Int, _ y: inout Int, _ side: Int, flipped: Bool) {
    (x, y) = flipped ? (side - 1 - y, side - 1 - x) : (y, x)
  }
}
