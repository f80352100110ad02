import Imaging
import Pinfold
import TileFixtures
import Testing

@Suite("Numbers no style means: what is drawn is the picture they tend to")
struct AbsurdNumbersTests {
  private static let renderer = Result { () throws -> SnapshotRenderer in
    try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
  }

  /// A point, a line and an area about the middle of the map.
  private static let features = """
    {"type": "FeatureCollection", "features": [
      {"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [0, 0]}},
      {"type": "Feature", "properties": {}, "geometry":
        {"type": "LineString", "coordinates": [[-20, -20], [0, 1], [20, -10]]}}]}
    """

  /// The colours in a map of one layer of red on white, whose property has a value.
  private func colors(
    _ type: String, _ property: String, _ value: String, more: String = "", scale: Double = 1
  ) throws -> Set<[UInt8]> {
    let color = type == "heatmap" ? Self.ramp : #""red""#
    let paint = #""\#(type)-color": \#(color), "\#(property)": \#(value)\#(more)"#
    let style = """
      {"version": 8, "sources": {"s": {"type": "geojson", "data": \(Self.features)}}, "layers": [
        {"id": "w", "type": "background", "paint": {"background-color": "white"}},
        {"id": "a", "type": "\(type)", "source": "s", "paint": {\(paint)}}]}
      """
    let folder = TemporaryFolder()
    var request = SnapshotRequest()
    request.style = .file(try folder.write(Array(style.utf8), "style.json"))
    request.layout = .map
    request.attribution = .none
    request.size = Size(width: 60, height: 50)
    request.scale = scale
    request.camera = .center(Coordinate(longitude: 0, latitude: 0), zoom: 1.5)
    let bytes = try Self.renderer.get().render(request).encoded(as: .png)
    let bitmap = try ImageCodec.decode(bytes)
    return Set(
      stride(from: 0, to: bitmap.pixels.count, by: 4).map {
        Array(bitmap.pixels[$0..<$0 + 4])
      })
  }

  /// Blue where there is nothing, red from the full density on.
  private static let ramp = #"["step", ["heatmap-density"], "blue", 0.9, "red"]"#

  private static let absurd = ["1e5", "1e9", "1e18", "1e40", "1e300", #"["/", 1, 0]"#]

  @Test(
    "Widths, radii and densities beyond any picture cover it",
    arguments: [
      ("line", "line-width"), ("circle", "circle-radius"), ("circle", "circle-stroke-width"),
      ("heatmap", "heatmap-radius"),
    ])
  func covering(type: String, property: String) throws {
    let more = property == "circle-stroke-width" ? #", "circle-stroke-color": "red""# : ""
    let heavy = type == "heatmap" ? #", "heatmap-intensity": 100"# : more
    for value in Self.absurd {
      for scale in [1.0, 4] {
        #expect(
          try colors(type, property, value, more: heavy, scale: scale) == [[255, 0, 0, 255]],
          "\(property) \(value) at \(scale)")
      }
    }
  }

  @Test(
    "Heat beyond any measure is the hottest there is",
    arguments: ["heatmap-intensity", "heatmap-weight"])
  func heat(property: String) throws {
    for value in Self.absurd {
      let found = try colors("heatmap", property, value, more: #", "heatmap-radius": 1e4"#)
      #expect(found == [[255, 0, 0, 255]], "\(property) \(value)")
    }
    let both = try colors(
      "heatmap", "heatmap-weight", "1e300",
      more: #", "heatmap-intensity": 1e300, "heatmap-radius": 1e4"#)
    #expect(both == [[255, 0, 0, 255]])
  }

  @Test(
    "Moved or softened beyond any picture there is nothing to see",
    arguments: [
      ("line", "line-offset"), ("line", "line-gap-width"), ("line", "line-blur"),
      ("circle", "circle-blur"),
    ])
  func vanishing(type: String, property: String) throws {
    for value in Self.absurd {
      #expect(
        try colors(type, property, value) == [[255, 255, 255, 255]], "\(property) \(value)")
    }
  }
}
