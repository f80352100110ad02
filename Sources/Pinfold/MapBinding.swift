import GeoCore
import MapPanels
import MapRendering
import MapStyle
import StyleResources
import TileStore

/// A style together with the archives that a request binds to its sources, and with what it names itself.
struct MapBinding {
  let style: Style
  private(set) var opened = MapResources()
  private(set) var diagnostics: [Diagnostic] = []
  /// Where a map looks that has no places: the first archive's own extent.
  private(set) var fallback = CameraFallback.world

  /// - Parameter path: the style's own, next to which lies what it names.
  /// - Throws: `SnapshotError`: an archive cannot be used, or is bound to a source that the style does not have.
  init(
    _ request: SnapshotRequest, style: Style, at path: String, inputs: InputCache,
    resources: Resources
  ) throws(SnapshotError) {
    self.style = style
    var stacks: [String: [any TileSource]] = [:]
    for (index, input) in request.tiles.enumerated() {
      let archive = try inputs.archive(input.path)
      if index == 0 { fallback = archive.info.bounds.map { .bounds($0) } ?? .world }
      for name in try Self.names(for: input, archive, of: style) {
        stacks[name, default: []].append(archive)
      }
    }
    opened = inputs.resources(
      of: style, at: path, pixelRatio: request.scale, without: Set(stacks.keys))
    let world = request.usesWorld ? try inputs.archive(try resources.world()) : nil
    for (name, source) in style.sources where source.isVector {
      let own = opened.sources[name]?.archives ?? stacks[name] ?? []
      let shared = world.map { shares($0.info, with: name) ? [$0] : [] } ?? []
      guard !(own + shared).isEmpty else { continue }
      bind(own + shared, to: name)
    }
    for (name, source) in style.sources where !source.isVector {
      if let stack = stacks[name] { bind(stack, to: name, as: source) }
    }
  }

  // The zooms of archives are what they have, not what an author thought of.
  private mutating func bind(_ stack: [any TileSource], to name: String) {
    let archives = StackedTileSource(stack)
    if opened.sources[name] != nil {
      opened.sources[name]?.content = .vector(archives)
    } else {
      opened.sources[name] = MapSource(archives: archives)
    }
    compare(archives, with: name)
  }

  private mutating func bind(
    _ stack: [any TileSource], to name: String, as source: StyleSource
  ) {
    opened.sources[name] = StyleOpening.source(StackedTileSource(stack), of: source)
  }

  /// The sources that an archive stands for: the one it is given for, otherwise all that hold the same as it does.
  private static func names(
    for input: TileInput, _ archive: any TileSource, of style: Style
  ) throws(SnapshotError) -> [String] {
    let format = archive.info.format
    let isPictures = format.isPicture
    let fitting = style.sources.filter { item in
      item.source.isTiled && (format == .other || item.source.isVector != isPictures)
    }
    guard let name = input.source else {
      return isPictures
        ? try pictures(input, format, fitting) : fitting.filter(\.source.isVector).map(\.name)
    }
    guard fitting.contains(where: { $0.name == name }) else {
      let names = fitting.map(\.name)
      let known = names.isEmpty ? "none" : names.joined(separator: ", ")
      let what = isPictures ? "picture" : "vector"
      throw .request("tiles for '\(name)': the style's \(what) sources are \(known)")
    }
    return [name]
  }

  /// The sources of pictures that an archive without a name stands for.
  ///
  /// Elevations are pictures that only their author knows for what they are: where a style has both, they are for
  /// the source that is named; where it has nothing else, there is no doubt.
  private static func pictures(
    _ input: TileInput, _ format: TileFormat, _ fitting: [(name: String, source: StyleSource)]
  ) throws(SnapshotError) -> [String] {
    let plain = fitting.filter { $0.source.kind == .raster }
    guard plain.isEmpty else { return plain.map(\.name) }
    if fitting.count > 1 {
      let names = fitting.map(\.name).joined(separator: ", ")
      throw .request(
        "\(input.path) without the name of a source: the style has several of elevations (\(names))"
      )
    }
    guard let only = fitting.first else {
      throw .request("vector layers from \(input.path): it holds \(format.rawValue) pictures")
    }
    return [only.name]
  }

  private func layers(of source: String) -> Set<String> {
    Set(style.layers.filter { $0.source == source }.compactMap(\.sourceLayer))
  }

  // The world is on the OpenMapTiles schema; under tiles of another one it would be drawn by no layer.
  private func shares(_ info: TileSourceInfo, with source: String) -> Bool {
    !layers(of: source).isDisjoint(with: info.vectorLayers)
  }

  private mutating func compare(_ stack: StackedTileSource, with source: String) {
    for info in stack.sources.map(\.info) where !info.vectorLayers.isEmpty {
      guard !shares(info, with: source) else { continue }
      diagnostics.append(
        Diagnostic(
          .input,
          "no layer of the style reads anything in \(info.path), which has \(info.vectorLayers.prefix(8).joined(separator: ", "))"
        ))
    }
  }
}

extension StyleSource {
  fileprivate var isVector: Bool { kind == .vector }

  /// Whether it is made of tiles that an archive may hold.
  fileprivate var isTiled: Bool {
    switch kind {
    case .vector, .raster, .rasterDEM: true
    case .geoJSON, .image, .other: false
    }
  }
}
