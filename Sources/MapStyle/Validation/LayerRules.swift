import JSONReading

/// The layers of a style.
enum LayerRules {
  static let types = [
    "fill", "line", "symbol", "circle", "heatmap", "fill-extrusion", "raster", "hillshade",
    "color-relief", "background",
  ]

  /// The members of a layer that is drawn as `type`.
  static func rule(drawnAs type: String?) -> ObjectRule {
    ObjectRule(
      [
        .init("id", .string, required: true), .init("type", .word(types)),
        .init("metadata", .any), .init("source", .string), .init("source-layer", .string),
        .init("minzoom", .number(0...24)), .init("maxzoom", .number(0...24)),
        .init("filter", .checked { $0.checkFilter($1, at: $2) }),
        .init("layout", .checked { $0.checkProperties($1, of: type, .layout, at: $2) }),
        .init("paint", .checked { $0.checkProperties($1, of: type, .paint, at: $2) }),
      ], others: .any)
  }

  /// What a layer that takes its place from another must not state itself.
  static let inherited = ["type", "source", "source-layer", "filter", "layout"]
}

extension StyleValidation {
  mutating func checkLayers(_ node: JSONNode, at path: String) {
    guard let layers = node.array else { return mismatch("array", node, path) }
    var seen: [JSONValue: [JSONNode]] = [:]
    for (index, layer) in layers.enumerated() {
      checkLayer(layer, at: "\(path)[\(index)]", before: seen)
      if let id = layer["id"], id.isPresent { seen[id.value, default: []].append(id) }
    }
  }

  private mutating func checkLayer(
    _ layer: JSONNode, at path: String, before: [JSONValue: [JSONNode]]
  ) {
    guard layer.object != nil else { return mismatch("object", layer, path) }
    if !layer.states("type"), !layer.states("ref") {
      note("either \"type\" or \"ref\" is required", layer, at: path)
    }
    if let id = layer["id"], let others = before[id.value] {
      for other in others where !isFull {
        note(
          "duplicate layer id \"\(id.shownText)\", previously used at line \(other.line)", id,
          at: path)
      }
    }
    var type = layer["type"]?.string
    if let reference = layer["ref"] {
      type = checkReference(layer, reference, at: path) ?? type
    } else if type != "background" {
      checkSource(of: layer, type, at: path)
    }
    checkResampling(layer, type, at: path)
    checkObject(layer, LayerRules.rule(drawnAs: type), at: path)
  }

  /// Checks a layer that takes its place from another; yields the type it is drawn as.
  private mutating func checkReference(
    _ layer: JSONNode, _ reference: JSONNode, at path: String
  ) -> String? {
    for name in LayerRules.inherited {
      if let own = layer[name] { note("\"\(name)\" is prohibited for ref layers", own, at: path) }
    }
    guard let parent = layers[reference.value] else {
      note("ref layer \"\(reference.shownText)\" not found", reference, at: path)
      return nil
    }
    if parent.states("ref") {
      note("ref cannot reference another ref layer", reference, at: path)
      return nil
    }
    return parent["type"]?.string
  }

  private mutating func checkSource(of layer: JSONNode, _ type: String?, at path: String) {
    guard let name = layer["source"], name.isPresent else {
      return note("missing required property \"source\"", layer, at: path)
    }
    guard let source = sources[name.shownText], source.isPresent else {
      return note("source \"\(name.shownText)\" not found", name, at: path)
    }
    let title = "layer \"\(layer["id"]?.shownText ?? "undefined")\""
    let isRelief = type == "hillshade" || type == "color-relief"
    switch source["type"]?.string {
    case "vector" where type == "raster": note("\(title) requires a raster source", name, at: path)
    case let kind where isRelief && kind != "raster-dem":
      note("\(title) requires a raster-dem source", name, at: path)
    case "raster" where type != "raster":
      note("\(title) requires a vector source", name, at: path)
    case "vector" where !layer.states("source-layer"):
      note("\(title) must specify a \"source-layer\"", layer, at: path)
    case "raster-dem" where !isRelief:
      note(
        "raster-dem source can only be used with layer type 'hillshade' or 'color-relief'.", name,
        at: path)
    case let kind where type == "line" && layer["paint"]?.states("line-gradient") ?? false:
      guard kind != "geojson" || !source.states("lineMetrics") else { return }
      note(
        "\(title) specifies a line-gradient, which requires a GeoJSON source with `lineMetrics` "
          + "enabled.", layer, at: path)
    default: break
    }
  }

  private mutating func checkResampling(_ layer: JSONNode, _ type: String?, at path: String) {
    guard type == "raster", let paint = layer["paint"], paint.states("resampling"),
      paint.states("raster-resampling")
    else { return }
    note(
      "layer \"\(layer["id"]?.shownText ?? "undefined")\" redundantly specifies \"resampling\" and "
        + "\"raster-resampling\" paint properties, but only one is allowed. It is advised to use "
        + "\"resampling\".", paint, at: path)
  }
}

extension JSONNode {
  /// Whether the object states a member that counts.
  fileprivate func states(_ name: String) -> Bool { self[name]?.isPresent ?? false }
}
