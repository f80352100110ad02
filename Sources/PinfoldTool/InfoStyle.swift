import GeoCore
import MapRendering
import MapStyle
import VectorTiles

/// What `pinfold info` says of a style.
struct InfoStyle {
  let path: String
  let style: Style

  func report(_ asJSON: Bool) -> String {
    var form = InfoForm(kind: "style", path: path, title: "MapLibre style")
    form.add("name", .string(style.name))
    let types = Self.counted(style.layers.map(\.kind.name))
    form.add(
      "layers",
      .object(types.map { PropertyMember(name: $0.text, value: .number(Double($0.count))) }),
      words: "\(style.layers.count): "
        + types.map { "\($0.count) \($0.text)" }.joined(separator: ", "))
    form.add(
      "sources", .array(style.sources.map(source)), words: style.sources.isEmpty ? "none" : " ")
    for (name, source) in style.sources { form.line("  \(name): \(words(name, source))") }
    let fonts = style.fontStacks.map { $0.joined(separator: ", ") }
    form.add("fonts", .array(fonts.map { .string($0) }), words: fonts.joined(separator: "; "))
    form.add("glyphs", style.glyphs.map { .string($0) } ?? .null)
    form.add(
      "sprites", .array(style.sprites.map { .string($0.url) }),
      words: style.sprites.map(\.url).joined(separator: ", "))
    form.add("center", style.center.map { .numbers([$0.longitude, $0.latitude]) } ?? .null)
    form.add("zoom", style.zoom.map { .number($0) } ?? .null)
    let undrawn = style.layers.filter { !$0.isDrawn }
    form.add("notDrawn", .array(undrawn.map { .string($0.id) }), words: "")
    form.notes(
      Self.counted(undrawn.map(\.kind.name)).map { text, count in
        "\(count) layers of type \(text) are not drawn: "
          + undrawn.filter { $0.kind.name == text }.map(\.id).joined(separator: ", ")
      } + style.diagnostics.map(\.message))
    return form.text(asJSON)
  }

  private static func counted(_ texts: [String]) -> [(text: String, count: Int)] {
    var counts: [(text: String, count: Int)] = []
    for text in texts {
      if let known = counts.firstIndex(where: { $0.text == text }) {
        counts[known].count += 1
      } else {
        counts.append((text, 1))
      }
    }
    return counts
  }

  private func source(_ name: String, _ source: StyleSource) -> PropertyValue {
    .object([
      PropertyMember(name: "name", value: .string(name)),
      PropertyMember(name: "type", value: .string(source.kind.name)),
      PropertyMember(name: "url", value: source.url.map { .string($0) } ?? .null),
      PropertyMember(
        name: "sourceLayers", value: .array(sourceLayers(name).map { .string($0) })),
    ])
  }

  private func words(_ name: String, _ source: StyleSource) -> String {
    let layers = sourceLayers(name)
    let count = style.layers.count { $0.source == name }
    let needs: String =
      switch source.kind {
      case .vector, .raster, .rasterDEM: "tiles, given with -t \(name)=FILE"
      case .geoJSON, .image, .other: ""
      }
    return [
      source.kind.name, source.url ?? source.tiles.first ?? "", "\(count) layers draw from it",
      layers.isEmpty ? "" : "they read " + layers.joined(separator: ", "),
      needs.isEmpty || count == 0 ? "" : "needs \(needs)",
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func sourceLayers(_ name: String) -> [String] {
    Self.counted(style.layers.filter { $0.source == name }.compactMap(\.sourceLayer)).map(\.text)
  }
}

/// What `pinfold info` says of a file that is one vector tile.
struct InfoTile {
  let path: String
  let tile: VectorTile

  func report(_ asJSON: Bool) -> String {
    var form = InfoForm(kind: "tile", path: path, title: "a vector tile (MVT)")
    let layers = tile.layers.map(TileSample.described)
    form.add("layers", .array(layers.map(InfoArchive.value)), words: "\(layers.count)")
    for (layer, described) in zip(tile.layers, layers) {
      form.line(
        "  \(layer.name): \(layer.featureCount) features, extent \(layer.extent), version \(layer.version); \(InfoArchive.fields(described))"
      )
    }
    form.notes(
      tile.errors.map(\.description)
        + tile.layers.flatMap { $0.decode().errors }.map(\.description))
    return form.text(asJSON)
  }
}
