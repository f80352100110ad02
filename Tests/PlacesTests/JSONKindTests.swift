import Testing

@testable import Places

@Suite("JSON that is something else than places")
struct JSONKindTests {
  @Test(
    "What says by its members what it is, is told as that",
    arguments: [
      (#"{"a": {"x": 0, "y": 0, "width": 10, "height": 10, "pixelRatio": 1}}"#, "a sprite"),
      (
        #"{"a": {"x": 0, "y": 0, "width": 1, "height": 1}, "b": {"width": 2, "height": 2, "x": 4, "y": 5, "sdf": true}}"#,
        "a sprite"
      ),
      (
        #"{"version": 8, "sources": {}, "layers": [{"id": "a", "type": "background"}]}"#,
        "a map style"
      ),
      (
        #"{"tilejson": "3.0.0", "tiles": ["a/{z}/{x}/{y}"], "center": [24.9, 60.1, 12]}"#,
        "TileJSON"
      ),
    ])
  func others(text: String, said: String) {
    let error = #expect(throws: PlacesError.self) {
      try PlaceReader().read(Array(text.utf8), path: "a.json")
    }
    guard case .otherKind("a.json", let kind)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(kind.contains(said), "\(kind)")
  }

  @Test("Objects with coordinates are places all the same")
  func places() throws {
    for text in [
      #"{"a": {"x": 24.9, "y": 60.1}}"#,
      #"{"a": {"lat": 60.1, "lon": 24.9, "width": 3, "height": 4}}"#,
      #"{"version": 8, "places": [{"lat": 60.1, "lon": 24.9}]}"#,
    ] {
      #expect(try PlaceReader().read(Array(text.utf8), path: "a.json").places.count == 1, "\(text)")
    }
  }
}
