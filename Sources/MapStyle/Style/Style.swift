public import GeoCore
public import JSONReading

/// A MapLibre style of specification version 8.
public struct Style: Sendable {
  /// Its name, empty where it has none.
  public var name = ""
  /// The layers in the order they are drawn, the lowest first; invalid ones are left out.
  public var layers: [StyleLayer] = []
  /// The sources in the order of the text.
  public var sources: [(name: String, source: StyleSource)] = []
  /// The place in the middle of a first look.
  public var center: Coordinate?
  /// The zoom of a first look.
  public var zoom: Double?
  /// The compass direction that points up at first, in degrees.
  public var bearing: Double?
  /// Sprites: their prefix (`default` for the plain one) and address.
  public var sprites: [(id: String, url: String)] = []
  /// The light that falls on its blocks.
  public var light = StyleLight()
  /// The address of its glyph packs, with `{fontstack}` and `{range}`.
  public var glyphs: String?
  /// What the author noted; it changes no picture.
  public var metadata: JSONNode?
  /// The state its expressions read at first, for `EvaluationContext.globalState`.
  public var state: [PropertyMember] = []
  /// What was passed over, and why, each with its JSON path and line.
  public var diagnostics: [Diagnostic] = []

  /// Reads a style.
  ///
  /// - Throws: where the text is not a style at all; anything less is a diagnostic.
  public init(json: [UInt8]) throws(StyleError) {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONReader.read(json)
    } catch {
      throw .notJSON(error)
    }
    try self.init(node)
  }

  /// Reads a style that is JSON already.
  ///
  /// - Throws: where it is not a style at all; anything less is a diagnostic.
  public init(_ node: JSONNode) throws(StyleError) {
    guard node.object != nil else { throw .notAnObject }
    if let version = node["version"], version.number != 8 {
      throw .unsupportedVersion(StyleValue(version).text)
    }
    guard let layers = node["layers"]?.array else { throw .noLayers }
    readRoot(node)
    var sourceReader = SourceReader()
    for member in node["sources"]?.object ?? [] { sourceReader.read(member) }
    sources = sourceReader.sources
    var layerReader = LayerReader(sources: sources)
    for (index, layer) in layers.enumerated() { layerReader.read(layer, index: index) }
    self.layers = layerReader.layers
    diagnostics = sourceReader.diagnostics + layerReader.diagnostics
    light = StyleLight(node["light"], noting: &diagnostics)
  }

  private mutating func readRoot(_ node: JSONNode) {
    name = node["name"]?.string ?? ""
    if let place = node["center"]?.array?.compactMap(\.number), place.count == 2 {
      center = Coordinate(longitude: place[0], latitude: place[1])
    }
    zoom = node["zoom"]?.number
    bearing = node["bearing"]?.number
    glyphs = node["glyphs"]?.string
    metadata = node["metadata"]
    sprites = Self.sprites(node["sprite"])
    state = (node["state"]?.object ?? []).compactMap { member in
      member.node["default"].map { PropertyMember(name: member.name, value: PropertyValue($0)) }
    }
  }

  private static func sprites(_ node: JSONNode?) -> [(id: String, url: String)] {
    if let url = node?.string { return [("default", url)] }
    return (node?.array ?? []).compactMap { item in
      guard let id = item["id"]?.string, let url = item["url"]?.string else { return nil }
      return (id, url)
    }
  }

  /// The names of the sources that layers draw from, each once, in the order of the layers.
  public var usedSources: [String] {
    var seen = Set<String>()
    return layers.map(\.source).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The font stacks that text may be set in, each once, in the order of the layers.
  ///
  /// Stacks that only a feature's properties tell are not among them.
  public var fontStacks: [[String]] {
    var seen = Set<[String]>()
    return layers.flatMap(\.fontStacks).filter { seen.insert($0).inserted }
  }
}
