import Drawing
import FileAccess
import GeoCore
import Imaging
import MapRendering
import MapStyle
import Painting
import Pinfold
import TileStore
import Typesetting
import VectorTiles

/// The stages of one picture of 800 × 600 points, each with what goes before it already done.
struct StageReport {
  private let view: BenchView
  private var rows: [(stage: String, milliseconds: Double)] = []
  private var facts = ""

  init(_ view: BenchView, runs: Int) throws {
    self.view = view
    let source = try TileArchive.open(view.archive)
    let viewport = Viewport(camera: view.camera, size: Size(width: 800, height: 600))
    let ids = TileCover.tiles(
      in: viewport,
      zoom: TileCover.zoom(for: view.camera.zoom, tileSize: 512, in: source.info.zooms))
    let bytes = try ids.compactMap { try source.tile($0.id) }
    rows.append(
      ("read", try CPUClock.median(runs) { for id in ids { _ = try source.tile(id.id) } }))
    rows.append(("decode", try CPUClock.median(runs) { try Self.decode(bytes) }))
    try timeMap(source, viewport, runs)
    facts = "\(ids.count) tiles, \(bytes.reduce(0) { $0 + $1.count } / 1000) kB"
  }

  private static func decode(_ tiles: [[UInt8]]) throws {
    var geometry = TileGeometry()
    for bytes in tiles {
      for layer in try VectorTile(bytes: bytes).layers {
        let decoded = layer.decode()
        for feature in decoded.features {
          geometry.removeAll()
          _ = try? decoded.appendGeometry(of: feature, to: &geometry)
        }
      }
    }
  }

  private mutating func timeMap(
    _ source: any TileSource, _ viewport: Viewport, _ runs: Int
  ) throws {
    let path = try Resources.ofThisProgram().style(named: view.style)
    let json = try FileBytes.read(path)
    rows.append(("parse style", try CPUClock.median(runs) { _ = try Style(json: json) }))
    let style = try Style(json: json)
    var flat = style
    flat.layers.removeAll { if case .symbol = $0.kind { true } else { false } }
    let fonts = try FontLibrary()
    let cache = TileCache()
    func renderer(_ style: Style) -> MapRenderer {
      let sources = style.sources.map { ($0.name, StackedTileSource([source])) }
      return MapRenderer(
        style: style, sources: Dictionary(sources) { a, _ in a }, shaping: fonts, cache: cache)
    }
    let request = MapRequest(viewport: viewport)
    let areas = CPUClock.median(runs) { _ = renderer(flat).render(request) }
    let all = CPUClock.median(runs) { _ = renderer(style).render(request) }
    rows.append(("style", areas))
    rows.append(("place", all - areas))
    try timePainting(renderer(style).render(request).list, runs)
  }

  private mutating func timePainting(_ list: DisplayList, _ runs: Int) throws {
    let painter = Painter()
    rows.append(("paint", try CPUClock.median(runs) { _ = try painter.bitmap(list) }))
    let bitmap = try painter.bitmap(list)
    rows.append(("encode", try CPUClock.median(runs) { _ = try PNGEncoder.encode(bitmap) }))
  }

  /// A line a stage, and how many warm pictures a CPU second holds: style, place, paint and encode.
  var text: String {
    let warm = rows.filter { ["style", "place", "paint", "encode"].contains($0.stage) }
      .reduce(0) { $0 + $1.milliseconds }
    let c = view.camera
    let head =
      "\(view.style) over \(view.archive) at \(c.center.longitude),\(c.center.latitude),\(c.zoom): \(facts)"
    let lines = rows.map { "  \(Self.padded($0.stage, 12)) \(Self.fixed($0.milliseconds)) ms" }
    let sum = "  warm picture \(Self.fixed(warm)) ms, \(Int(1000 / max(warm, 0.001))) a CPU second"
    return ([head] + lines + [sum]).joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func fixed(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let digits = String(abs(hundredths % 100))
    let whole = "\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits)"
    return String(repeating: " ", count: max(0, 8 - whole.count)) + whole
  }
}
