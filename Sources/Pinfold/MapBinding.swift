import GeoCore
import MapPanels
import MapRendering
import MapStyle
import TileStore

/// A style together with the archives that a request binds to its sources.
struct MapBinding {
  let style: Style
  private(set) var sources: [String: StackedTileSource] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Where a map looks that has no places: the first archive's own extent.
  private(set) var fallback = CameraFallback.world

  /// - Throws: `SnapshotError`: an archive cannot be used, or is bound to a source that the style does not have.
  init(_ request: SnapshotRequest, style: Style, inputs: InputCache, resources: Resources)
    throws(SnapshotError)
  {
    self.style = style
    let vector = style.sources.filter { $0.source.kind == .vector }.map(\.name)
    var stacks: [String: [any TileSource]] = [:]
    for (index, input) in request.tiles.enumerated() {
      let archive = try inputs.archive(input.path)
      if index == 0 { fallback = archive.info.bounds.map { .bounds($0) } ?? .world }
      for name in try Self.names(for: input, archive, of: style, vector) {
        stacks[name, default: []].append(archive)
      }
    }
    let world = request.usesWorld ? try inputs.archive(try resources.world()) : nil
    for name in vector {
      if let world, shares(world.info, with: name) { stacks[name, default: []].append(world) }
      sources[name] = StackedTileSource(stacks[name] ?? [])
      compare(sources[name], with: name)
    }
  }

  private static func names(
    for input: TileInput, _ archive: any TileSource, of style: Style, _ vector: [String]
  ) throws(SnapshotError) -> [String] {
    let format = archive.info.format
    guard format == .mvt || format == .other else {
      throw .request("vector layers from \(input.path): it holds \(format.rawValue) pictures")
    }
    guard let name = input.source else { return vector }
    guard vector.contains(name) else {
      let known = vector.isEmpty ? "none" : vector.joined(separator: ", ")
      throw .request("tiles for '\(name)': the style's vector sources are \(known)")
    }
    return [name]
  }

  private func layers(of source: String) -> Set<String> {
    Set(style.layers.filter { $0.source == source }.compactMap(\.sourceLayer))
  }

  // The world is on the OpenMapTiles schema; under tiles of another one it would be drawn by no layer.
  private func shares(_ info: TileSourceInfo, with source: String) -> Bool {
    !layers(of: source).isDisjoint(with: info.vectorLayers)
  }

  private mutating func compare(_ stack: StackedTileSource?, with source: String) {
    for info in stack?.sources.map(\.info) ?? [] where !info.vectorLayers.isEmpty {
      guard !shares(info, with: source) else { continue }
      diagnostics.append(
        Diagnostic(
          .input,
          "no layer of the style reads anything in \(info.path), which has \(info.vectorLayers.prefix(8).joined(separator: ", "))"
        ))
    }
  }
}
