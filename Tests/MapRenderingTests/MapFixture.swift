import Colorimetry
import Drawing
import GeoCore
import JSONReading
import MapRendering
import MapStyle
import TileFixtures
import TileStore

/// An archive in memory.
struct MemoryTiles: TileSource {
  var info = TileSourceInfo(path: "memory")
  var tiles: [TileID: [UInt8]] = [:]

  func tile(_ id: TileID) throws(TileError) -> [UInt8]? { tiles[id] }
}

/// Text as boxes: every character is half an em wide and its outline a square of that side, pictures as wide as they are.
///
/// The font "Box" is there, and stands in for all others. In vertical lines all letters stand upright.
struct BoxShaping: TextShaping {
  func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    let size = spans.first?.style.size ?? 0
    var square = Path()
    square.addRect(Rect(minX: 0, minY: -0.5, maxX: 0.5, maxY: 0))
    let outline = GlyphOutline(font: "box", index: 1, path: square)
    let nothing = GlyphOutline(font: "box", index: 0, path: Path())
    var glyphs: [ShapedGlyph] = []
    var width = 0.0
    for (number, span) in spans.enumerated() {
      for _ in span.text {
        // No font has a character for what is none.
        if span.text.contains("\u{FFFF}") { continue }
        let advance = span.image?.width ?? span.style.size / 2
        var glyph = ShapedGlyph(
          outline: span.image == nil ? outline : nothing, position: Point(x: width, y: 0),
          advance: advance, size: span.style.size, cluster: glyphs.count, span: number)
        glyph.image = span.image
        glyph.isUpright = layout.isVertical
        glyphs.append(glyph)
        width += advance
      }
    }
    let line = ShapedLine(glyphs: glyphs, x: 0, baseline: size, width: width)
    var shaped = ShapedText(
      lines: [line], size: Size(width: width, height: layout.lineHeight * size))
    if spans.contains(where: { $0.text.contains("\u{FFFF}") }) { shaped.missing = ["\u{FFFF}"] }
    for fonts in spans.map(\.style.fonts) where !fonts.contains("Box") {
      shaped.substitutions.append(FontSubstitution(asked: fonts, used: "Box"))
    }
    return shaped
  }
}

/// A map of tile 0/0/0, whose 4096 units are 512 points, drawn at zoom 0 into 512 × 512 points: 8 units a point.
struct MapFixture {
  var layers: String
  var tile: [WrittenLayer] = []
  var zoom = 0.0
  var scale = 1.0
  var size = Size(width: 512, height: 512)
  var bearing = 0.0
  /// Images by name.
  var images = StyleImages()
  /// The layers that the archive says it has.
  var vectorLayers: [String] = []
  /// Further members of the style.
  var members = ""
  /// Whether symbols are drawn that the picture's edge cuts.
  var cutsSymbols = false

  func picture() throws -> MapPicture {
    let json = """
      {"version": 8, \(members) "sources": {"s": {"type": "vector"}}, "layers": [\(layers)]}
      """
    let style = try Style(json: Array(json.utf8))
    var writer = TileWriter()
    for layer in tile { writer.bytes(3, layer.message) }
    var source = MemoryTiles()
    source.info.zooms = 0...0
    source.info.vectorLayers = vectorLayers
    if let id = TileID(z: 0, x: 0, y: 0) { source.tiles[id] = writer.bytes }
    var resources = MapResources()
    resources.sources["s"] = MapSource(archives: StackedTileSource([source]))
    resources.images = images
    let renderer = MapRenderer(
      style: style, resources: resources, shaping: BoxShaping(), cache: TileCache())
    let camera = Camera(
      center: Coordinate(longitude: 0, latitude: 0), zoom: zoom, bearing: bearing)
    var request = MapRequest(viewport: Viewport(camera: camera, size: size))
    request.scale = scale
    request.cutsSymbols = cutsSymbols
    return renderer.render(request)
  }

  /// A layer whose features carry their class.
  static func classes(_ features: [(WrittenFeature, String)]) -> WrittenLayer {
    let names = features.map(\.1)
    let written = features.enumerated().map { index, item in
      var feature = item.0
      feature.tags = [0, UInt32(index)]
      return feature
    }
    return WrittenLayer(
      features: written, keys: ["class"], values: names.map { WrittenLayer.string($0) })
  }
}

extension DisplayList {
  /// The points of an outline.
  func points(_ slice: PathSlice) -> [Point] { Array(paths.points[slice.points]) }

  var ribbonCommands: [(points: [Point], ribbon: Ribbon)] {
    commands.compactMap { command in
      if case .ribbon(let slice, let style) = command {
        (points(slice), ribbons[style])
      } else {
        nil
      }
    }
  }

  var strokes: [(points: [Point], stroke: Stroke, paint: Paint)] {
    commands.compactMap { command in
      if case .stroke(let slice, let stroke, let paint) = command {
        (points(slice), stroke, paint)
      } else {
        nil
      }
    }
  }

  /// What is filled, be it with smooth edges or with those of areas.
  var fills: [(points: [Point], paint: Paint)] {
    commands.compactMap { command in
      switch command {
      case .fill(let slice, _, let paint), .area(let slice, _, let paint): (points(slice), paint)
      default: nil
      }
    }
  }

  /// How the areas meet what is around them.
  var edges: [AreaEdge] {
    commands.compactMap { if case .area(_, let edge, _) = $0 { edge } else { nil } }
  }

  /// The glyphs of each command that fills them, with their colour.
  var texts: [(color: Color, glyphs: [PlacedGlyph])] {
    commands.compactMap { command in
      if case .glyphs(let range, .fill(let color)) = command {
        (color, Array(glyphs[range]))
      } else {
        nil
      }
    }
  }

  var discs: [Disc] {
    commands.compactMap { if case .disc(let disc) = $0 { disc } else { nil } }
  }

  /// The opacities of the parts that are painted as one.
  var layerOpacities: [Double] {
    commands.compactMap { command in
      if case .begin(let group) = command, group.opacity < 1 { group.opacity } else { nil }
    }
  }
}
