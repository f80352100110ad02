import FileAccess
import GeoCore
import JSONReading
public import MapRendering
public import MapStyle
public import TileStore

extension StyleOpening {
  /// A source of tiles: by templates, by a TileJSON document, or by an archive.
  func tiles(of source: StyleSource) throws(OpeningError) -> MapSource? {
    var statement = TileStatement(source, JSONNode(.object([])))
    var locator = locator
    if statement.templates.isEmpty, let url = source.url {
      if let archive = try archive(at: url) {
        return Self.source(StackedTileSource([archive]), statement, source.kind)
      }
      statement = TileStatement(source, try json(at: url))
      locator = locator.within(url)
    }
    guard var tiles = TemplateTileSource(templates: statement.templates, locator: locator),
      let template = statement.templates.first
    else { return nil }
    switch locator.place(of: template) {
    case .file(let path): tiles.info.path = path
    case .empty: break
    case .unreachable(let reason):
      throw .resource(.unreachable(address: template, reason: reason))
    }
    tiles.info.zooms = statement.zooms
    tiles.info.attribution = statement.attribution
    tiles.bounds = statement.bounds
    tiles.countsFromSouth = statement.isTMS
    tiles.pixelRatio = pixelRatio
    return Self.source(StackedTileSource([tiles]), statement, source.kind)
  }

  /// An archive or a folder of tiles, or nothing where the address leads to a document.
  private func archive(at url: String) throws(OpeningError) -> (any TileSource)? {
    // Archives are also named by schemes of their own around an address.
    var address = url
    for scheme in ["pmtiles://", "mbtiles://"] where url.hasPrefix(scheme) {
      address = String(url.dropFirst(scheme.count))
    }
    guard case .file(let path) = locator.place(of: address) else {
      throw .resource(.unreachable(address: address, reason: "it is not fetched"))
    }
    files.note(path)
    do throws(TileStoreError) {
      return try TileArchive.open(path)
    } catch {
      if case .notAnArchive = error { return nil }
      throw .archive(error)
    }
  }

  /// Archives as what a style says of the source they stand for.
  public static func source(_ stack: StackedTileSource, of source: StyleSource) -> MapSource {
    self.source(stack, TileStatement(source, JSONNode(.object([]))), source.kind)
  }

  private static func source(
    _ stack: StackedTileSource, _ statement: TileStatement, _ kind: StyleSource.Kind
  ) -> MapSource {
    var source: MapSource
    switch kind {
    case .raster: source = MapSource(.raster(stack))
    case .rasterDEM: source = MapSource(.elevation(stack, statement.encoding))
    default: source = MapSource(.vector(stack))
    }
    source.tileSize = statement.tileSize
    return source
  }
}

/// What is stated of tiles, by a style's source and, where that is silent, by a TileJSON 3.0 document.
struct TileStatement {
  let templates: [String]
  let zooms: ClosedRange<Int>
  let tileSize: Double
  let bounds: GeoBounds?
  let isTMS: Bool
  let attribution: String
  let encoding: ElevationEncoding

  init(_ source: StyleSource, _ document: JSONNode) {
    func stated(_ name: String) -> JSONNode? { source.node[name] ?? document[name] }
    templates = (stated("tiles")?.array ?? []).compactMap(\.string)
    zooms = Self.zooms(stated("minzoom")?.number ?? 0, stated("maxzoom")?.number ?? 22)
    let size = stated("tileSize")?.number ?? 512
    tileSize = size > 0 ? size : 512
    let edges = (stated("bounds")?.array ?? []).compactMap(\.number)
    bounds =
      edges.count == 4
      ? GeoBounds(west: edges[0], south: edges[1], east: edges[2], north: edges[3]) : nil
    isTMS = stated("scheme")?.string == "tms"
    attribution = stated("attribution")?.string ?? ""
    switch stated("encoding")?.string {
    case "terrarium": encoding = .terrarium
    case "custom":
      encoding = ElevationEncoding(
        red: stated("redFactor")?.number ?? 1, green: stated("greenFactor")?.number ?? 1,
        blue: stated("blueFactor")?.number ?? 1, shift: stated("baseShift")?.number ?? 0)
    default: encoding = .mapbox
    }
  }

  private static func zooms(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    func held(_ zoom: Double) -> Int {
      zoom.isNaN ? 0 : Int(min(max(zoom, 0), Double(TileID.maximumZoom)))
    }
    let first = held(low.rounded(.up))
    return first...max(first, held(high))
  }
}
