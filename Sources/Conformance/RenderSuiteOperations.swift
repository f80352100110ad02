import GeoCore
import Imaging
import JSONReading
import MapRendering
import MapStyle
import StyleResources

extension RenderSuiteStage {
  /// Applies the operations of a case in order.
  ///
  /// - Throws: where one is not known or lacks what it needs.
  mutating func apply(_ operations: [JSONNode]) throws(RenderSuiteError) {
    for operation in operations {
      guard let items = operation.array, let name = items.first?.string else {
        throw .operation(name: "?", reason: "it has no name")
      }
      try apply(RenderSuiteOperation(name: name, arguments: Array(items.dropFirst())))
    }
  }

  private mutating func apply(_ call: RenderSuiteOperation) throws(RenderSuiteError) {
    // Everything is drawn finished, so that waiting changes nothing.
    if ["wait", "idle", "sleep"].contains(call.name) { return }
    if try applyToLayers(call) { return }
    if try applyToSources(call) { return }
    if try applyToImages(call) { return }
    if try applyToState(call) { return }
    if try applyToCamera(call) { return }
    throw .operation(name: call.name, reason: "it is not known")
  }

  private mutating func applyToLayers(
    _ call: RenderSuiteOperation
  ) throws(RenderSuiteError) -> Bool {
    switch call.name {
    case "setStyle": take(try style(call))
    case "addLayer": add(try call.node(0), before: call.text(1))
    case "removeLayer": removeLayer(try call.needed(0))
    case "moveLayer":
      guard let index = layerIndex(try call.needed(0)) else { return true }
      let layer = layers.remove(at: index)
      add(layer, before: call.text(1))
    case "setFilter": set(["filter"], of: try call.needed(0), to: call.optional(1))
    case "setLayerZoomRange":
      set(["minzoom"], of: try call.needed(0), to: call.optional(1))
      set(["maxzoom"], of: try call.needed(0), to: call.optional(2))
    case "setPaintProperty":
      set(["paint", try call.needed(1)], of: try call.needed(0), to: call.optional(2))
    case "setLayoutProperty":
      set(["layout", try call.needed(1)], of: try call.needed(0), to: call.optional(2))
    default: return false
    }
    return true
  }

  private func style(_ call: RenderSuiteOperation) throws(RenderSuiteError) -> JSONNode {
    let node = try call.node(0)
    return node.string == nil ? node : try assets.json(node.string ?? "")
  }

  private mutating func applyToSources(
    _ call: RenderSuiteOperation
  ) throws(RenderSuiteError) -> Bool {
    switch call.name {
    case "addSource": addSource(try call.needed(0), try call.node(1))
    case "removeSource": removeSource(try call.needed(0))
    default: return false
    }
    return true
  }

  private mutating func applyToImages(
    _ call: RenderSuiteOperation
  ) throws(RenderSuiteError) -> Bool {
    switch call.name {
    case "addImage":
      let name = try call.needed(0)
      guard !images.contains(where: { $0.name == name }) else { return true }
      images.append((name, try image(call)))
    case "updateImage":
      let name = try call.needed(0)
      let image = try image(call)
      for index in images.indices where images[index].name == name { images[index].image = image }
    case "removeImage":
      let name = try call.needed(0)
      images.removeAll { $0.name == name }
    case "setSprite": style = style.setting("sprite", to: call.optional(0))
    case "addSprite": addSprite(try call.needed(0), try call.needed(1))
    case "removeSprite":
      let id = try call.needed(0)
      setSprites(sprites.filter { $0["id"]?.string != id })
    case "setGlyphs": style = style.setting("glyphs", to: call.optional(0))
    default: return false
    }
    return true
  }

  private func image(_ call: RenderSuiteOperation) throws(RenderSuiteError) -> StyleImage {
    let bitmap = try assets.picture(try call.needed(1))
    return StyleImage(bitmap, described: call.optional(2) ?? JSONNode(.object([])))
  }

  private var sprites: [JSONNode] {
    if let list = style["sprite"]?.array { return list }
    guard let url = style["sprite"], url.string != nil else { return [] }
    return [
      JSONNode(
        .object([
          JSONMember(name: "id", node: JSONNode(.string("default"))),
          JSONMember(name: "url", node: url),
        ]))
    ]
  }

  private mutating func setSprites(_ list: [JSONNode]) {
    style = style.setting("sprite", to: JSONNode(.array(list)))
  }

  private mutating func addSprite(_ id: String, _ url: String) {
    let entry = JSONNode(.object([]))
      .setting("id", to: JSONNode(.string(id))).setting("url", to: JSONNode(.string(url)))
    setSprites(sprites + [entry])
  }

  private mutating func applyToState(
    _ call: RenderSuiteOperation
  ) throws(RenderSuiteError) -> Bool {
    switch call.name {
    case "setFeatureState":
      let place = try call.feature()
      guard let id = place.id else { return true }
      let members = (try call.node(1).object ?? []).map {
        PropertyMember(name: $0.name, value: PropertyValue($0.node))
      }
      states.set(members, source: place.source, layer: place.layer, id: id)
    case "removeFeatureState":
      let place = try call.feature()
      states.remove(call.text(1), source: place.source, layer: place.layer, id: place.id)
    case "setGlobalStateProperty":
      let path = ["state", try call.needed(0), "default"]
      style = style.setting(path, to: call.optional(1))
    default: return false
    }
    return true
  }

  private mutating func applyToCamera(
    _ call: RenderSuiteOperation
  ) throws(RenderSuiteError) -> Bool {
    switch call.name {
    case "setZoom": camera.jump(to: try call.object("zoom", 0))
    case "setCenter": camera.jump(to: try call.object("center", 0))
    case "setBearing": camera.jump(to: try call.object("bearing", 0))
    case "jumpTo", "easeTo", "flyTo": camera.jump(to: try call.node(0))
    case "setPadding": camera.setPadding(try call.node(0))
    case "setPixelRatio": pixelRatio = try call.node(0).number ?? pixelRatio
    default: return false
    }
    return true
  }
}

/// One operation with what it is given.
struct RenderSuiteOperation {
  let name: String
  let arguments: [JSONNode]

  func optional(_ index: Int) -> JSONNode? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  func text(_ index: Int) -> String? { optional(index)?.string }

  func node(_ index: Int) throws(RenderSuiteError) -> JSONNode {
    guard let node = optional(index) else {
      throw .operation(name: name, reason: "it lacks argument \(index + 1)")
    }
    return node
  }

  func needed(_ index: Int) throws(RenderSuiteError) -> String {
    guard let text = try node(index).string else {
      throw .operation(name: name, reason: "argument \(index + 1) is no text")
    }
    return text
  }

  /// An argument as the member of an object.
  func object(_ member: String, _ index: Int) throws(RenderSuiteError) -> JSONNode {
    JSONNode(.object([JSONMember(name: member, node: try node(index))]))
  }

  /// The feature that states are about.
  func feature() throws(RenderSuiteError) -> (source: String, layer: String, id: String?) {
    let node = try node(0)
    guard let source = node["source"]?.string else {
      throw .operation(name: name, reason: "it names no source")
    }
    return (source, node["sourceLayer"]?.string ?? "", node["id"]?.key)
  }
}
