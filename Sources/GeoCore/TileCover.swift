import Glibc

/// A tile on one copy of the world: `wrap` 0 is the copy from −180° to 180°, 1 the next one to the east.
public struct PlacedTile: Hashable, Sendable {
  /// The tile.
  public let id: TileID
  /// Which copy of the world.
  public let wrap: Int

  /// Names a tile on a copy of the world.
  public init(id: TileID, wrap: Int) {
    self.id = id
    self.wrap = wrap
  }
}

/// The tiles of one zoom that a viewport shows.
public enum TileCover {
  /// The most tiles a picture may ask of one source: a guard against frames of absurd size, about
  /// 64 000 × 64 000 points of 512-point tiles.
  public static let limit = 16_384

  /// The zoom of the tiles that are drawn at the camera's zoom: its whole part, shifted for the tile size,
  /// held to the zooms the source has.
  ///
  /// - Parameters:
  ///   - zoom: the camera's zoom.
  ///   - tileSize: edge of a tile in logical points at its own zoom; 512 for vector tiles.
  ///   - isNearest: whether the nearest zoom is taken and not the one below, as for pictures, which may be drawn a
  ///     little smaller as well as larger.
  ///   - range: the zooms the source has.
  public static func zoom(
    for zoom: Double, tileSize: Double, isNearest: Bool = false, in range: ClosedRange<Int>
  ) -> Int {
    let shifted = zoom + log2(Camera.worldSizeAtZoomZero / tileSize)
    guard shifted.isFinite else { return range.lowerBound }
    let whole = isNearest ? shifted.rounded() : shifted.rounded(.down)
    return Int(min(max(whole, Double(range.lowerBound)), Double(range.upperBound)))
  }

  /// The tiles at `zoom` that the viewport touches, row by row from the north, west to east.
  ///
  /// - Parameters:
  ///   - margin: how far outside the frame tiles are still wanted, in logical points; default 0.
  /// - Returns: at most `limit` tiles.
  public static func tiles(
    in viewport: Viewport, zoom: Int, margin: Double = 0
  ) -> [PlacedTile] {
    let count = 1 << zoom
    let scale = Double(count)
    let bounds = viewport.mercatorBounds
    let m = margin / viewport.worldSize
    let columns = span(bounds.minX - m, bounds.maxX + m, scale)
    let rows = span(max(0, bounds.minY - m), min(1, bounds.maxY + m), scale)
    var tiles: [PlacedTile] = []
    for row in rows where (0..<count).contains(row) {
      for column in columns {
        let wrap = floorDivision(column, count)
        let id = TileID(uncheckedZ: zoom, x: column - wrap * count, y: row)
        guard touches(id, wrap, viewport, margin) else { continue }
        tiles.append(PlacedTile(id: id, wrap: wrap))
        if tiles.count == limit { return tiles }
      }
    }
    return tiles
  }

  private static let farthest = 0x1p52

  private static func span(_ low: Double, _ high: Double, _ scale: Double) -> Range<Int> {
    // Columns beyond any integer are those of a camera that is nowhere.
    guard abs(low * scale) < farthest, abs(high * scale) < farthest, high > low else {
      return 0..<0
    }
    let first = Int((low * scale).rounded(.down))
    return first..<max(first, Int((high * scale).rounded(.up)))
  }

  private static func floorDivision(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? a / b : -((b - 1 - a) / b)
  }

  // A turned frame's upright box holds tiles that the frame itself does not touch.
  private static func touches(
    _ id: TileID, _ wrap: Int, _ viewport: Viewport, _ margin: Double
  ) -> Bool {
    guard viewport.camera.bearing != 0 else { return true }
    let map = viewport.transform(tile: id, extent: 1, wrap: wrap)
    let corners = [
      map(Point(x: 0, y: 0)), map(Point(x: 1, y: 0)), map(Point(x: 0, y: 1)),
      map(Point(x: 1, y: 1)),
    ]
    let frame = Rect(viewport.size).inset(by: Insets(-margin))
    return corners.contains { $0.x < frame.maxX } && corners.contains { $0.x > frame.minX }
      && corners.contains { $0.y < frame.maxY } && corners.contains { $0.y > frame.minY }
  }
}
