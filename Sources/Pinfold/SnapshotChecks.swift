import GeoCore
import TileStore

extension SnapshotRequest {
  /// The widest and highest picture in points; pixels have a limit of their own when it is painted.
  static let maximumSide = 100_000.0
  /// Pixels per point beyond these are mistakes.
  static let scales = 0.1...20.0

  /// Whether the world basemap lies under the archives.
  var usesWorld: Bool { missingTiles == .parent || tiles.isEmpty }

  func check() throws(SnapshotError) {
    for side in [size.width, size.height] {
      guard side.isFinite, side >= 1, side <= Self.maximumSide else {
        throw .request(
          "a picture of \(size.width) × \(size.height) points; each side must be 1 to \(Int(Self.maximumSide))"
        )
      }
    }
    guard Self.scales.contains(scale) else {
      throw .request(
        "a scale of \(scale); it must be \(Self.scales.lowerBound) to \(Self.scales.upperBound)")
    }
    try checkCamera()
  }

  private func checkCamera() throws(SnapshotError) {
    let sides = [padding.top, padding.right, padding.bottom, padding.left]
    guard sides.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      let stated = sides.map { "\($0)" }.joined(separator: ", ")
      throw .request("a map with a padding of \(stated)")
    }
    guard bearing.isFinite else { throw .request("a map with a bearing of \(bearing)") }
    switch camera {
    case .fitPlaces: return
    case .zoom(let zoom): if zoom.isFinite { return }
    case .center(let center, let zoom): if center.isValid, zoom?.isFinite ?? true { return }
    case .bounds(let box):
      let edges = [box.west, box.south, box.east, box.north]
      if edges.allSatisfy(\.isFinite), abs(box.south) <= 90, abs(box.north) <= 90,
        box.south < box.north
      {
        return
      }
    }
    throw .request("a map \(Self.words(camera))")
  }

  private static func words(_ camera: CameraChoice) -> String {
    switch camera {
    case .fitPlaces: "of all places"
    case .zoom(let zoom): "at zoom \(zoom)"
    case .center(let center, let zoom):
      "about \(center.longitude), \(center.latitude)" + (zoom.map { " at zoom \($0)" } ?? "")
    case .bounds(let box): "of the box \(box.west), \(box.south), \(box.east), \(box.north)"
    }
  }

  /// Turns what was only to be noted into an error where the request is strict about it.
  func judge(_ diagnostics: [Diagnostic]) throws(SnapshotError) {
    let tiles = diagnostics.filter { $0.kind == .missingTile }
    if missingTiles == .fail, !tiles.isEmpty { throw .missingTiles(tiles) }
    let glyphs = diagnostics.filter { $0.kind == .missingGlyph }
    if isStrict, !glyphs.isEmpty { throw .missingGlyphs(glyphs) }
  }
}
