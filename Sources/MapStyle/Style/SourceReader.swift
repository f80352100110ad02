import GeoCore
import JSONReading

/// Reads the sources of a style, collecting what is wrong with them.
struct SourceReader {
  private(set) var sources: [(name: String, source: StyleSource)] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads one source; one without a type is left out.
  mutating func read(_ member: JSONMember) {
    let node = member.node
    guard let type = node["type"]?.string else {
      diagnostics.append(
        Diagnostic(
          .style,
          "sources.\(member.name): missing required property \"type\", line \(node.line)"))
      return
    }
    let kind = kind(type, node)
    if case .other = kind {
      diagnostics.append(
        Diagnostic(
          .style,
          "sources.\(member.name): source type \"\(type)\" is not drawn, line \(node.line)"))
    }
    sources.append((member.name, source(kind, node)))
  }

  private func kind(_ type: String, _ node: JSONNode) -> StyleSource.Kind {
    switch type {
    case "vector": .vector
    case "raster": .raster
    case "raster-dem": .rasterDEM(encoding: node["encoding"]?.string ?? "mapbox")
    case "geojson": .geoJSON(data: node["data"] ?? JSONNode(.null, line: node.line))
    case "image": .image(coordinates: (node["coordinates"]?.array ?? []).compactMap(coordinate))
    default: .other(type)
    }
  }

  private func coordinate(_ node: JSONNode) -> Coordinate? {
    guard let numbers = node.array?.compactMap(\.number), numbers.count >= 2 else { return nil }
    return Coordinate(longitude: numbers[0], latitude: numbers[1])
  }

  private func source(_ kind: StyleSource.Kind, _ node: JSONNode) -> StyleSource {
    var source = StyleSource(kind: kind, node: node)
    source.url = node["url"]?.string
    source.tiles = (node["tiles"]?.array ?? []).compactMap(\.string)
    source.minZoom = node["minzoom"]?.number ?? 0
    let deepest = if case .geoJSON = kind { 18.0 } else { 22.0 }
    source.maxZoom = node["maxzoom"]?.number ?? deepest
    source.tileSize = node["tileSize"]?.number ?? 512
    source.isTMS = node["scheme"]?.string == "tms"
    source.attribution = node["attribution"]?.string
    if let edges = node["bounds"]?.array?.compactMap(\.number), edges.count == 4 {
      source.bounds = GeoBounds(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    }
    return source
  }
}
