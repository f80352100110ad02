import GeoCore
import TileStore
import VectorTiles

/// What `pinfold info` says of an archive of tiles.
struct InfoArchive {
  let source: any TileSource
  let facts: ArchiveFacts

  private var info: TileSourceInfo { source.info }

  func report(_ asJSON: Bool) -> String {
    let sample = TileSample(source, first: facts.firstTile)
    var layers = facts.layers
    let areSampled = layers.isEmpty
    if areSampled { layers = sample.layers }
    var form = InfoForm(kind: "tiles", path: info.path, title: facts.kind)
    form.add("name", .string(info.name))
    form.add("format", .string(info.format.rawValue), words: Self.words(info.format))
    form.add("compression", .string(facts.compression))
    form.add(
      "zooms",
      .array([.number(Double(info.zooms.lowerBound)), .number(Double(info.zooms.upperBound))]),
      words: ArchiveFacts.words(info.zooms))
    form.add("tileCount", facts.tileCount.map { .number(Double($0)) } ?? .null, name: "tiles")
    form.add(
      "bounds", info.bounds.map { .numbers([$0.west, $0.south, $0.east, $0.north]) } ?? .null)
    form.add("center", info.center.map { .numbers([$0.longitude, $0.latitude]) } ?? .null)
    form.add("centerZoom", info.centerZoom.map { .number($0) } ?? .null, name: "center zoom")
    form.add("attribution", .string(info.attribution), name: "credit")
    if info.format == .mvt {
      let schema = TileSchema(layers: layers.map(\.name))
      form.add(
        "schema", schema.map { .string($0.rawValue) } ?? .null,
        words: schema?.rawValue ?? "not recognised")
      form.add("layersFrom", .string(areSampled ? "tiles" : "metadata"), words: "")
      form.add(
        "layers", .array(layers.map(Self.value)),
        words: areSampled ? "seen in \(sample.tileCount) sampled tiles" : "")
      for layer in layers { form.line("  \(layer.name): \(Self.fields(layer))") }
    }
    form.notes(facts.remarks + info.diagnostics.map(\.message) + sample.faults)
    return form.text(asJSON)
  }

  private static func words(_ format: TileFormat) -> String {
    switch format {
    case .mvt: "vector tiles (MVT)"
    case .png: "PNG pictures"
    case .jpeg: "JPEG pictures"
    case .webp: "WebP pictures"
    case .other: "not recognised"
    }
  }

  static func value(_ layer: ArchiveFacts.Layer) -> PropertyValue {
    let fields = layer.fields.map { PropertyMember(name: $0.name, value: .string($0.type)) }
    return .object([
      PropertyMember(name: "name", value: .string(layer.name)),
      PropertyMember(name: "fields", value: .object(fields)),
    ])
  }

  /// How many fields of a layer are listed: translations of names run to a hundred.
  private static let listedFields = 16

  static func fields(_ layer: ArchiveFacts.Layer) -> String {
    let rest = layer.fields.count - listedFields
    return layer.fields.prefix(listedFields).map(\.name).joined(separator: ", ")
      + (rest > 0 ? ", and \(rest) more" : "")
  }
}

/// What a few tiles of an archive hold.
struct TileSample {
  private(set) var layers: [ArchiveFacts.Layer] = []
  private(set) var tileCount = 0
  /// What is wrong with them.
  private(set) var faults: [String] = []

  /// Decodes the first tile, and that in the middle of the extent for each zoom.
  init(_ source: any TileSource, first: TileID?) {
    guard source.info.format == .mvt || source.info.format == .other else { return }
    let ids = (first.map { [$0] } ?? []) + Self.middles(source.info)
    var seen: Set<TileID> = []
    for id in ids where tileCount < Self.maximumCount && seen.insert(id).inserted {
      add(id, source)
    }
    if tileCount == 0, faults.isEmpty {
      faults.append("no tile was found where there should be one")
    }
  }

  private static let maximumCount = 12

  private static func middles(_ info: TileSourceInfo) -> [TileID] {
    let middle =
      info.center
      ?? info.bounds.map {
        Coordinate(longitude: ($0.west + $0.east) / 2, latitude: ($0.south + $0.north) / 2)
      }
    guard let middle else { return [] }
    let point = MercatorPoint(middle)
    return info.zooms.reversed().compactMap { zoom in
      let side = Double(1 << zoom)
      let last = (1 << zoom) - 1
      guard point.x.isFinite, point.y.isFinite else { return nil }
      return TileID(
        z: zoom, x: max(0, min(last, Int(point.x * side))),
        y: max(0, min(last, Int(point.y * side))))
    }
  }

  private mutating func add(_ id: TileID, _ source: any TileSource) {
    do {
      guard let bytes = try source.tile(id) else { return }
      tileCount += 1
      add(try VectorTile(bytes: bytes), id)
    } catch let error as TileError {
      faults.append(error.description)
    } catch {
      faults.append("tile \(id) is no vector tile: \(error)")
    }
  }

  private mutating func add(_ tile: VectorTile, _ id: TileID) {
    if let first = tile.errors.first { faults.append("tile \(id): \(first)") }
    for layer in tile.layers { Self.merge(Self.described(layer), into: &layers) }
  }

  /// A layer with the types of the values that its features have.
  static func described(_ layer: VectorTileLayer) -> ArchiveFacts.Layer {
    let decoded = layer.decode()
    var types = [String?](repeating: nil, count: decoded.keys.count)
    var at = 0
    while at + 1 < decoded.tags.count {
      let (key, value) = (Int(decoded.tags[at]), Int(decoded.tags[at + 1]))
      at += 2
      guard types.indices.contains(key), decoded.values.indices.contains(value) else { continue }
      types[key] = types[key] ?? type(decoded.values[value])
    }
    let fields = zip(decoded.keys, types).map {
      ArchiveFacts.Layer.Field(name: $0, type: $1 ?? "")
    }
    return ArchiveFacts.Layer(name: layer.name, fields: fields.sorted { $0.name < $1.name })
  }

  private static func type(_ value: PropertyValue) -> String {
    switch value {
    case .bool: "Boolean"
    case .number: "Number"
    default: "String"
    }
  }

  private static func merge(
    _ layer: ArchiveFacts.Layer, into layers: inout [ArchiveFacts.Layer]
  ) {
    guard let known = layers.firstIndex(where: { $0.name == layer.name }) else {
      return layers.append(layer)
    }
    let names = Set(layers[known].fields.map(\.name))
    layers[known].fields += layer.fields.filter { !names.contains($0.name) }
  }
}

/// The conventions by which the layers of vector tiles are named.
enum TileSchema: String, CaseIterable {
  case openMapTiles = "OpenMapTiles"
  case mapboxStreets = "Mapbox Streets 8"
  case mapboxStreets7 = "Mapbox Streets 7"
  case shortbread = "Shortbread"
  case protomaps = "Protomaps Basemap"
  case tilezen = "Tilezen"

  /// The one that has most of these layers, two of its own at least; nothing where none has.
  init?(layers: [String]) {
    let names = Set(layers)
    var best: (schema: TileSchema, count: Int)?
    for schema in Self.allCases {
      let count = schema.layers.count { names.contains($0) }
      if count >= 2, count * 2 > schema.layers.count || count * 2 > names.count,
        count > best?.count ?? 0
      {
        best = (schema, count)
      }
    }
    guard let best else { return nil }
    self = best.schema
  }

  private var layers: [String] {
    switch self {
    case .openMapTiles:
      [
        "water", "waterway", "landcover", "landuse", "transportation", "transportation_name",
        "place", "water_name", "boundary", "poi", "building", "housenumber", "mountain_peak",
        "park", "aeroway", "aerodrome_label",
      ]
    case .mapboxStreets:
      [
        "admin", "aeroway", "airport_label", "building", "housenum_label", "landuse",
        "landuse_overlay", "motorway_junction", "natural_label", "place_label", "poi_label", "road",
        "structure", "transit_stop_label", "water", "waterway",
      ]
    case .mapboxStreets7:
      [
        "admin", "aeroway", "airport_label", "barrier_line", "building", "country_label",
        "housenum_label", "landuse", "landuse_overlay", "marine_label", "motorway_junction",
        "place_label", "poi_label", "rail_station_label", "road", "road_label", "state_label",
        "water", "water_label", "waterway", "waterway_label",
      ]
    case .shortbread:
      [
        "ocean", "water_polygons", "water_lines", "land", "sites", "buildings", "streets",
        "street_polygons", "street_labels", "boundaries", "boundary_labels", "place_labels", "pois",
        "public_transport", "addresses",
      ]
    case .protomaps:
      [
        "earth", "landcover", "landuse", "water", "roads", "buildings", "boundaries", "places",
        "pois", "natural", "physical_line", "physical_point",
      ]
    case .tilezen:
      [
        "earth", "landuse", "water", "roads", "buildings", "boundaries", "places", "pois",
        "transit",
      ]
    }
  }
}
