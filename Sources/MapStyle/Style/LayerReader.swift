import GeoCore
import JSONReading

/// Reads the layers of a style, collecting what is wrong with them.
struct LayerReader {
  private let sources: [String: StyleSource]
  private var seen: [String: JSONNode] = [:]
  private(set) var layers: [StyleLayer] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(sources: [(name: String, source: StyleSource)]) {
    self.sources = Dictionary(sources.map { ($0.name, $0.source) }) { $1 }
  }

  /// Reads one layer; an invalid one is left out with a diagnostic for each thing that is wrong with it.
  mutating func read(_ node: JSONNode, index: Int) {
    let path = "layers[\(index)]"
    guard let id = node["id"]?.string else {
      return note("\(path): missing required property \"id\"", node.line)
    }
    guard seen[id] == nil else {
      return note("\(path): duplicate layer id \"\(id)\"", node.line)
    }
    seen[id] = node
    guard let whole = dereferenced(node, path) else { return }
    var draft = LayerDraft(node: whole, path: path)
    let layer = draft.layer(id: id, sources: sources)
    diagnostics += draft.diagnostics
    if let layer { layers.append(layer) }
  }

  private mutating func note(_ message: String, _ line: Int) {
    diagnostics.append(Diagnostic(.style, "\(message), line \(line)"))
  }

  /// A layer that names another takes its place in the source, its filter and its layout from there.
  private mutating func dereferenced(_ node: JSONNode, _ path: String) -> JSONNode? {
    guard let reference = node["ref"]?.string else { return node }
    guard let parent = seen[reference], parent["ref"] == nil, let own = node.object else {
      note("\(path): ref layer \"\(reference)\" not found", node.line)
      return nil
    }
    let inherited = ["type", "source", "source-layer", "minzoom", "maxzoom", "filter", "layout"]
    let kept = own.filter { $0.name != "ref" && !inherited.contains($0.name) }
    let taken = (parent.object ?? []).filter { inherited.contains($0.name) }
    return JSONNode(.object(kept + taken), line: node.line)
  }
}

/// One layer while it is read.
struct LayerDraft {
  let node: JSONNode
  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  private let keys = PropertyKeys()
  private var isValid = true

  init(node: JSONNode, path: String) {
    self.node = node
    self.path = path
  }

  private static let members: Set<String> = [
    "id", "type", "metadata", "source", "source-layer", "minzoom", "maxzoom", "filter", "layout",
    "paint", "interactive", "ref",
  ]

  /// The layer, or nothing where it is invalid.
  mutating func layer(id: String, sources: [String: StyleSource]) -> StyleLayer? {
    guard let type = node["type"]?.string else {
      return fail("missing required property \"type\"", node.line)
    }
    for member in node.object ?? [] where !Self.members.contains(member.name) {
      note("unknown property \"\(member.name)\"", member.node.line)
    }
    guard let specs = PropertyTable.properties(of: type) else {
      note("layer type \"\(type)\" is not known and is not drawn", node["type"]?.line ?? node.line)
      return assembled(id, .other(type), PropertyValues())
    }
    if type != "background" { checkSource(sources, type) }
    let filter = filter()
    let values = properties(specs)
    guard isValid, let kind = StyleLayer.Kind(type: type, values) else { return nil }
    return assembled(id, kind, values, filter)
  }

  private func assembled(
    _ id: String, _ kind: StyleLayer.Kind, _ values: PropertyValues, _ filter: StyleFilter? = nil
  ) -> StyleLayer {
    StyleLayer(
      id: id, kind: kind, source: node["source"]?.string ?? "",
      sourceLayer: node["source-layer"]?.string, minZoom: node["minzoom"]?.number ?? 0,
      maxZoom: node["maxzoom"]?.number ?? .infinity, visibility: values["visibility", .visible],
      filter: filter, propertyKeys: keys.names, sortKey: kind.sortKey,
      dependence: values.expressions.values.reduce(filter?.dependence ?? []) {
        $0.union($1.dependence)
      }, values: values)
  }

  private mutating func note(_ message: String, _ line: Int, at member: String = "") {
    diagnostics.append(Diagnostic(.style, "\(path)\(member): \(message), line \(line)"))
  }

  private mutating func fail(_ message: String, _ line: Int, at member: String = "") -> StyleLayer?
  {
    note(message, line, at: member)
    isValid = false
    return nil
  }

  private mutating func checkSource(_ sources: [String: StyleSource], _ type: String) {
    guard let name = node["source"]?.string else {
      _ = fail("missing required property \"source\"", node.line)
      return
    }
    guard let source = sources[name] else {
      _ = fail("source \"\(name)\" not found", node["source"]?.line ?? node.line)
      return
    }
    if source.kind == .vector, type != "raster", node["source-layer"]?.string == nil {
      _ = fail("layer must specify a \"source-layer\"", node.line)
    }
  }

  private mutating func filter() -> StyleFilter? {
    guard let filter = node["filter"], filter.value != .null else { return nil }
    var context = ParsingContext(shared: .init(keys: keys))
    context.line = filter.line
    context.expected = .boolean
    let isLegacy = LegacyFilter.isLegacy(filter)
    let parsed = isLegacy ? LegacyFilter.parse(filter, context) : context.parse(filter)
    for error in context.shared.errors {
      _ = fail(error.message, error.line, at: ".filter\(error.key)")
    }
    return parsed.map { StyleFilter($0) }
  }

  private mutating func properties(_ specs: [PropertySpec]) -> PropertyValues {
    var values = PropertyValues(defaults: specs)
    for (group, name) in [(PropertySpec.Group.layout, "layout"), (.paint, "paint")] {
      for member in node[name]?.object ?? [] {
        let place = ".\(name).\(member.name)"
        guard let spec = specs.first(where: { $0.name == member.name && $0.group == group }) else {
          if isTransition(member.name, specs) { continue }
          note("unknown property \"\(member.name)\"", member.node.line, at: place)
          continue
        }
        do throws(ParsingErrors) {
          let reader = PropertyReader(spec: spec, keys: keys)
          values.expressions[member.name] = try reader.read(member.node)
        } catch {
          for error in error.list {
            _ = fail(error.message, error.line, at: place + error.key)
          }
        }
      }
    }
    return values
  }

  /// How a value changes over time concerns no still picture.
  private func isTransition(_ name: String, _ specs: [PropertySpec]) -> Bool {
    name.hasSuffix("-transition")
      && specs.contains { $0.hasTransition && $0.name == name.dropLast("-transition".count) }
  }
}

extension StyleLayer.Kind {
  init?(type: String, _ values: PropertyValues) {
    switch type {
    case "background": self = .background(BackgroundLayer(values))
    case "fill": self = .fill(FillLayer(values))
    case "line": self = .line(LineLayer(values))
    case "circle": self = .circle(CircleLayer(values))
    case "symbol": self = .symbol(SymbolLayer(values))
    case "raster": self = .raster(RasterLayer(values))
    case "hillshade": self = .hillshade(HillshadeLayer(values))
    case "heatmap": self = .heatmap(HeatmapLayer(values))
    case "fill-extrusion": self = .fillExtrusion(FillExtrusionLayer(values))
    case "color-relief": self = .colorRelief(ColorReliefLayer(values))
    default: return nil
    }
  }

  /// The name of its type in the style specification.
  public var name: String {
    switch self {
    case .background: "background"
    case .fill: "fill"
    case .line: "line"
    case .circle: "circle"
    case .symbol: "symbol"
    case .raster: "raster"
    case .hillshade: "hillshade"
    case .heatmap: "heatmap"
    case .fillExtrusion: "fill-extrusion"
    case .colorRelief: "color-relief"
    case .other(let name): name
    }
  }

  /// The layer type's sort key, undefined where the type has none.
  var sortKey: StyleProperty<Double?> {
    switch self {
    case .fill(let layer): layer.sortKey
    case .line(let layer): layer.sortKey
    case .circle(let layer): layer.sortKey
    case .symbol(let layer): layer.symbolSortKey
    default: StyleProperty(constant: nil, isDefined: false)
    }
  }
}
