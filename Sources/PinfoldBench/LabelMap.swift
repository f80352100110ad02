import Drawing
import GeoCore
import GeoJSONTiling
import JSONReading
import MapRendering
import MapStyle
import Typesetting

/// A map of nothing but made-up names, at points and along lines: what a picture's labels cost from the features of its
/// tiles to its display list.
struct LabelMap {
  static let stages = ["map of points", "map of lines"]

  private let renderers: [MapRenderer]
  private let request: MapRequest

  init(count: Int, frame: Rect) throws {
    let camera = Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 2)
    request = MapRequest(viewport: Viewport(camera: camera, size: frame.size))
    let fonts = try FontLibrary()
    renderers = try [false, true].map { isLine in
      var dice = LabelDice()
      let features = (0..<count).map { _ in Self.feature(isLine: isLine, &dice) }
      let json =
        "{\"type\": \"FeatureCollection\", \"features\": [\(features.joined(separator: ","))]}"
      let read = GeoJSONFeatures(try JSONReader.read(json)).features
      var resources = MapResources()
      resources.sources["s"] = MapSource(
        .features(CutTiles(GeoJSONTiles(read), name: "made up")))
      return MapRenderer(
        style: try Style(json: Array(Self.style(isLine: isLine).utf8)), resources: resources,
        shaping: fonts, cache: TileCache())
    }
  }

  /// The median for each of `stages`, tiles and texts known.
  func costs(runs: Int) -> [Double] {
    renderers.map { renderer in CPUClock.median(runs) { _ = renderer.render(request) } }
  }

  private static func style(isLine: Bool) -> String {
    """
    {"version": 8, "sources": {"s": {"type": "geojson", "data": {"type": "FeatureCollection", "features": []}}},
    "layers": [{"id": "a", "type": "symbol", "source": "s", "layout": {
      "symbol-placement": "\(isLine ? "line" : "point")", "text-field": ["get", "name"],
      "text-font": ["Noto Sans"], "text-size": 12}, "paint": {"text-halo-width": 1.5}}]}
    """
  }

  /// Points anywhere in the frame, or lines of some ten degrees cut into three features, as at the edges of tiles.
  private static func feature(isLine: Bool, _ dice: inout LabelDice) -> String {
    let start = Point(x: dice.roll() * 240 - 120, y: dice.roll() * 120 - 60)
    let name = LabelNames.spans(&dice).map(\.text).joined()
    guard isLine else {
      return feature("Point", "[\(start.x), \(start.y)]", name)
    }
    let step = LabelDice.direction(dice.roll() * 2 * .pi) * 6
    return (0..<3).map { piece in
      let (a, b) = (start + step * Double(piece), start + step * Double(piece + 1))
      return feature("LineString", "[[\(a.x), \(a.y)], [\(b.x), \(b.y)]]", name)
    }.joined(separator: ",")
  }

  private static func feature(_ type: String, _ coordinates: String, _ name: String) -> String {
    """
    {"type": "Feature", "properties": {"name": "\(name)"},
    "geometry": {"type": "\(type)", "coordinates": \(coordinates)}}
    """
  }
}
