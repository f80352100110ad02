import Colorimetry
import GeoCore
import JSONReading
import Testing

@testable import MapStyle

struct StyleTests {
  private static let text = """
    {
      "version": 8, "name": "Test", "center": [8.5, 47.4], "zoom": 11, "bearing": 30,
      "sprite": "sprite", "glyphs": "{fontstack}/{range}.pbf", "light": {}, "sky": {},
      "state": {"night": {"default": true}},
      "sources": {
        "tiles": {"type": "vector", "url": "mbtiles://a", "maxzoom": 14, "attribution": "©"},
        "photo": {"type": "raster", "tiles": ["{z}/{x}/{y}"], "tileSize": 256, "scheme": "tms"},
        "own": {"type": "geojson", "data": {"type": "Point", "coordinates": [1, 2]}},
        "film": {"type": "video", "urls": []}
      },
      "layers": [
        {"id": "ground", "type": "background", "paint": {"background-color": "#f00"}},
        {"id": "area", "type": "fill", "source": "tiles", "source-layer": "x", "minzoom": 3,
         "maxzoom": 9, "paint": {"fill-color": ["get", "colour"], "fill-opacity": 2}},
        {"id": "name", "type": "symbol", "source": "own",
         "layout": {"text-field": "{name}", "text-fonts": ["A"], "text-font": ["A", "B"],
           "text-offset": [0, 1.5], "icon-padding": [1, 2], "text-anchor": "top-left"}},
        {"id": "globe", "type": "sphere", "source": "tiles"},
        {"id": "lost", "type": "line", "source": "nowhere", "source-layer": "x"},
        {"id": "name", "type": "line", "source": "own"},
        {"id": "hidden", "type": "circle", "source": "own",
         "layout": {"visibility": ["case", ["boolean", ["global-state", "night"]], "none", "visible"]},
         "paint": {"circle-radius-transition": {"duration": 3}, "circle-color": ["get", "c"]}}
      ]
    }
    """

  @Test func readsTheRoot() throws {
    let style = try Style(json: Array(Self.text.utf8))
    #expect(style.name == "Test")
    #expect(style.center == Coordinate(longitude: 8.5, latitude: 47.4))
    #expect(style.zoom == 11 && style.bearing == 30)
    #expect(style.sources.map(\.name) == ["tiles", "photo", "own", "film"])
    #expect(style.sources[0].source.maxZoom == 14 && style.sources[0].source.url == "mbtiles://a")
    #expect(style.sources[1].source.tileSize == 256 && style.sources[1].source.isTMS)
    #expect(style.sources[2].source.maxZoom == 18)
    #expect(style.usedSources == ["own", "tiles"])
    #expect(style.fontStacks == [["A", "B"]])
  }

  @Test func saysWhatIsWrongAndWhere() throws {
    let style = try Style(json: Array(Self.text.utf8))
    #expect(
      style.diagnostics.map(\.message) == [
        "sources.film: source type \"video\" is not drawn, line 9",
        "layers[1].paint.fill-opacity: 2 is greater than the maximum value 1, line 14",
        "layers[2].layout.text-fonts: unknown property \"text-fonts\", line 16",
        "layers[3]: layer type \"sphere\" is not known and is not drawn, line 18",
        "layers[4]: source \"nowhere\" not found, line 19",
        "layers[5]: duplicate layer id \"name\", line 20",
      ])
    #expect(style.layers.map(\.id) == ["ground", "name", "globe", "hidden"])
  }

  @Test func readsTypedProperties() throws {
    let style = try Style(json: Array(Self.text.utf8))
    let context = EvaluationContext()
    guard case .background(let ground) = style.layers[0].kind,
      case .symbol(let symbol) = style.layers[1].kind
    else {
      Issue.record("layers of another type")
      return
    }
    #expect(ground.color.isConstant && ground.color.value(context) == Color(rgb: 0xFF0000))
    #expect(symbol.textOffset.value(context) == Point(x: 0, y: 1.5))
    #expect(
      symbol.iconPadding.value(context) == Padding(top: 1, right: 2, bottom: 1, left: 2))
    #expect(symbol.textAnchor.value(context) == .topLeft)
    #expect(symbol.textFont.value(context) == ["A", "B"])
    #expect(symbol.textSize.value(context) == 16 && !symbol.textSize.isDefined)
    #expect(symbol.textField.dependence == .feature)
  }

  @Test func visibilityFollowsTheStateOfTheStyle() throws {
    let style = try Style(json: Array(Self.text.utf8))
    var context = EvaluationContext()
    context.globalState = style.state
    #expect(style.layers[3].isVisible(context) == false)
    context.globalState = [PropertyMember(name: "night", value: .bool(false))]
    #expect(style.layers[3].isVisible(context))
  }

  @Test func readsFormattedText() throws {
    let style = try style(
      type: "symbol",
      """
      "layout": {"text-field": ["format", ["get", "a"], {"font-scale": 0.8, "text-font":
      ["literal", ["Bold"]], "text-color": "red"}, ["image", "dot"], "b"]}
      """)
    guard case .symbol(let symbol) = style.layers.first?.kind else { return }
    var context = EvaluationContext()
    context.bind(["a": .string("x")], style.layers[0].propertyKeys)
    var first = FormattedSection(text: "x")
    first.scale = 0.8
    first.fontStack = ["Bold"]
    first.color = Color(rgb: 0xFF0000)
    #expect(
      symbol.textField.value(context).sections == [
        first, FormattedSection(text: "", image: ResolvedImage("dot")), FormattedSection(text: "b"),
      ])
  }

  @Test(arguments: [
    ("\"{icon}\"", "park"), ("[\"get\", \"icon\"]", "park"), ("\"{none}\"", nil), ("\"\"", nil),
    ("[\"get\", \"none\"]", nil), ("\"{icon}-11\"", "park-11"), ("\"dot\"", "dot"),
    ("[\"coalesce\", [\"image\", \"x\"], [\"image\", \"park\"]]", "park"),
  ]) func readsImages(image: String, name: String?) throws {
    let style = try style(type: "symbol", "\"layout\": {\"icon-image\": \(image)}")
    guard case .symbol(let symbol) = style.layers.first?.kind else { return }
    var context = EvaluationContext()
    context.bind(["icon": .string("park")], style.layers[0].propertyKeys)
    context.availableImages = ["park"]
    #expect(symbol.iconImage.value(context)?.name == name)
  }

  @Test func readsListsOfWordsAndNumbers() throws {
    let symbols = try style(
      type: "symbol",
      """
      "layout": {"text-variable-anchor": ["top", "bottom-left"],
      "text-variable-anchor-offset": ["top", [0, 4], "left", [3, 0]]}
      """)
    guard case .symbol(let symbol) = symbols.layers.first?.kind else { return }
    let context = EvaluationContext(zoom: 7)
    #expect(symbol.textVariableAnchor.value(context) == [.top, .bottomLeft])
    #expect(
      symbol.textVariableAnchorOffset.value(context) == [
        AnchorOffset(anchor: .top, offset: Point(x: 0, y: 4)),
        AnchorOffset(anchor: .left, offset: Point(x: 3, y: 0)),
      ])
    let lines = try style(
      """
      "paint": {"line-dasharray": {"stops": [[5, [1, 2]], [9, [3, 4]]]}, "line-translate": [1, 2]}
      """)
    guard case .line(let line) = lines.layers.first?.kind else { return }
    #expect(line.dasharray.value(context) == [1, 2])
    #expect(line.dasharray.value(EvaluationContext(zoom: 9)) == [3, 4])
    #expect(line.translate.value(context) == Point(x: 1, y: 2))
    #expect(line.pattern.value(context) == nil)
  }

  @Test func refusesWhatIsNoStyle() {
    #expect(throws: StyleError.notAnObject) { try Style(json: Array("[]".utf8)) }
    #expect(throws: StyleError.noLayers) { try Style(json: Array("{}".utf8)) }
    #expect(throws: StyleError.unsupportedVersion("7")) {
      try Style(json: Array("{\"version\": 7, \"layers\": []}".utf8))
    }
    #expect(throws: StyleError.self) { try Style(json: Array("{".utf8)) }
  }

  /// A truncated text is no JSON; one with a byte flipped is no JSON, or a style with diagnostics.
  @Test func survivesEveryTruncationAndFlip() {
    let bytes = Array(Self.text.utf8)
    for count in bytes.indices {
      #expect(throws: StyleError.self) { try Style(json: Array(bytes.prefix(count))) }
      var flipped = bytes
      flipped[count] ^= UInt8(1 << (count % 8))
      guard let style = try? Style(json: flipped) else { continue }
      for layer in style.layers { _ = layer.filter?.matches(EvaluationContext()) }
    }
  }
}
