import FileAccess
import GeoCore
import Imaging
import JSONReading
import MapRendering
import Testing

@testable import Conformance

struct RenderSuiteTests {
  static func json(_ text: String) throws -> JSONNode { try JSONReader.read(Array(text.utf8)) }

  static func stage(_ style: String, _ operations: String) throws -> RenderSuiteStage {
    var stage = RenderSuiteStage(
      style: try json(style), pixelRatio: 1, assets: RenderSuiteAssets(path: "/assets"))
    try stage.apply(try json(operations).array ?? [])
    return stage
  }

  static let style = """
    {"layers": [{"id": "a", "paint": {"x": 1}}, {"id": "b", "source": "s"}], "sources": {"s": {}},
     "state": {"k": {"default": 1}}}
    """

  @Test func layers() throws {
    let stage = try Self.stage(
      Self.style,
      """
      [["addLayer", {"id": "c"}, "b"], ["removeLayer", "a"], ["setPaintProperty", "b", "x", 2],
       ["setPaintProperty", "b", "y", 3], ["setPaintProperty", "b", "y", null],
       ["setFilter", "c", ["has", "n"]], ["setLayerZoomRange", "c", 1, 2], ["wait"]]
      """)
    #expect(stage.layers.map { $0["id"]?.string } == ["c", "b"])
    #expect(stage.layers[1]["paint"]?["x"]?.number == 2)
    #expect(stage.layers[1]["paint"]?["y"] == nil)
    #expect(stage.layers[0]["filter"]?.array?.count == 2)
    #expect(stage.layers[0]["maxzoom"]?.number == 2)
  }

  @Test func sources() throws {
    let stage = try Self.stage(
      Self.style, #"[["removeSource", "s"], ["addLayer", {"id": "d", "source": {"type": "t"}}]]"#)
    #expect(stage.style["sources"]?["s"] != nil, "a layer still uses it")
    #expect(stage.style["sources"]?["d"]?["type"]?.string == "t")
    #expect(stage.layers.last?["source"]?.string == "d")
  }

  @Test func theCameraFollowsAStyleOnlyWhileItStandsAsAtFirst() throws {
    let first = try Self.stage(#"{"layers": []}"#, #"[["setStyle", {"zoom": 3, "layers": []}]]"#)
    #expect(first.camera.zoom == 3)
    let moved = try Self.stage(
      #"{"zoom": 1, "layers": []}"#, #"[["setStyle", {"zoom": 3, "layers": []}]]"#)
    #expect(moved.camera.zoom == 1)
    let set = try Self.stage(
      #"{"layers": []}"#, #"[["setZoom", 2], ["setBearing", 90], ["setCenter", [5, 6]]]"#)
    #expect(set.camera.zoom == 2)
    #expect(set.camera.bearing == 90)
    #expect(set.camera.center == Coordinate(longitude: 5, latitude: 6))
  }

  @Test func statesOfTheStyle() throws {
    let stage = try Self.stage(Self.style, #"[["setGlobalStateProperty", "k", "v"]]"#)
    #expect(stage.style["state"]?["k"]?["default"]?.string == "v")
  }

  @Test func anUnknownOperationIsAnError() throws {
    #expect(throws: RenderSuiteError.self) { try Self.stage(Self.style, #"[["dance"]]"#) }
  }

  @Test(arguments: [
    ("local://tiles/a.png", "/assets/tiles/a.png"),
    ("http://localhost:2900/tiles/a.png", "/assets/tiles/a.png"),
    ("http://localhost:2901/nepal/a.mvt", "/assets/real-world/nepal/a.mvt"),
    ("./image/a.png", "/assets/image/a.png"),
  ])
  func addresses(address: String, path: String) {
    #expect(RenderSuiteAssets(path: "/assets").place(of: address) == .file(path))
  }

  @Test func someTilesAreThereAndEmpty() {
    let assets = RenderSuiteAssets(path: "/assets")
    #expect(assets.place(of: "local://sparse204/1-0-0.png") == .empty)
    #expect(assets.place(of: "local://sparse204/0-0-0.png") == .file("/assets/sparse204/0-0-0.png"))
  }

  static func verdict(_ name: String, passes: Bool) -> RenderSuiteVerdict {
    var verdict = RenderSuiteVerdict(name: name, failure: .noExpectation)
    if passes { (verdict.failure, verdict.difference) = (nil, 0) }
    return verdict
  }

  @Test func theScoreOnlyRises() {
    let verdicts = [Self.verdict("a", passes: true), Self.verdict("b", passes: false)]
    let score = RenderSuiteScore(names: ["b", "c"])
    #expect(score.lost(in: verdicts) { _ in true } == ["b", "c"])
    #expect(score.lost(in: verdicts) { $0 != "c" } == ["b"])
    #expect(score.raised(by: verdicts).names == ["a", "b", "c"])
  }

  @Test func reportsNameFilesSoThatTheyMeanTheSameInAnAddress() {
    #expect(RenderSuiteReport.fileName("a/b#1@2x") == "a--b_35_1_64_2x.png")
  }
}
