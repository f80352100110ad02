import GeoCore
import Imaging
import JSONReading
import MapRendering

/// A map while its case's operations are applied: the style as JSON, and what is not in it.
struct RenderSuiteStage {
  var style: JSONNode
  var camera = RenderSuiteCamera()
  /// Images that were added by name, in order.
  var images: [(name: String, image: StyleImage)] = []
  var states = FeatureStates()
  var pixelRatio = 1.0
  /// Where addresses lead.
  let assets: RenderSuiteAssets

  init(style: JSONNode, pixelRatio: Double, assets: RenderSuiteAssets) {
    self.style = style
    self.pixelRatio = pixelRatio
    self.assets = assets
    camera.follow(style)
  }

  /// Takes another style; images and states stay, and so does a camera that was moved.
  mutating func take(_ style: JSONNode) {
    self.style = style
    camera.follow(style)
  }

  // MARK: - Layers

  /// Where the layer called `id` stands.
  func layerIndex(_ id: String) -> Int? {
    style["layers"]?.array?.firstIndex { $0["id"]?.string == id }
  }

  var layers: [JSONNode] {
    get { style["layers"]?.array ?? [] }
    set { style = style.setting("layers", to: JSONNode(.array(newValue))) }
  }

  /// Changes a member of a layer; one that is null is taken away.
  mutating func set(_ path: [String], of layer: String, to value: JSONNode?) {
    guard let index = layerIndex(layer) else { return }
    let isGone = value.map(\.isNull) ?? true
    layers[index] = layers[index].setting(path, to: isGone ? nil : value)
  }

  /// Adds a layer under the one called `before`, on top where there is none; a source that stands in the layer
  /// becomes one of the style's, by the layer's name.
  mutating func add(_ layer: JSONNode, before: String?) {
    var layer = layer
    if let id = layer["id"]?.string, let source = layer["source"], source.object != nil {
      addSource(id, source)
      layer = layer.setting("source", to: JSONNode(.string(id)))
    }
    layers.insert(layer, at: before.flatMap { layerIndex($0) } ?? layers.count)
  }

  mutating func removeLayer(_ id: String) {
    layers.removeAll { $0["id"]?.string == id }
  }

  // MARK: - Sources

  /// Adds a source under a name that is not taken.
  mutating func addSource(_ name: String, _ source: JSONNode) {
    guard style["sources"]?[name] == nil else { return }
    style = style.setting(["sources", name], to: source)
  }

  /// Removes a source that no layer uses.
  mutating func removeSource(_ name: String) {
    guard !layers.contains(where: { $0["source"]?.string == name }) else { return }
    style = style.setting(["sources", name], to: nil)
    states.removeAll(of: name)
  }
}

/// Where the map is looked at from.
struct RenderSuiteCamera {
  var center = Coordinate(longitude: 0, latitude: 0)
  var zoom = 0.0
  var bearing = 0.0
  var padding = Insets(0)
  /// Whether it ever stood elsewhere than at first; from then on styles do not move it.
  private(set) var isTouched = false

  /// Goes where a style says, while untouched.
  mutating func follow(_ style: JSONNode) {
    guard !isTouched else { return }
    jump(to: style)
  }

  /// Goes where the members of an object say.
  mutating func jump(to node: JSONNode) {
    if let place = node["center"].flatMap(Self.coordinate) { center = place }
    zoom = node["zoom"]?.number ?? zoom
    bearing = node["bearing"]?.number ?? bearing
    if let padding = node["padding"] { setPadding(padding) }
    touch()
  }

  mutating func setPadding(_ node: JSONNode) {
    padding = Insets(
      top: node["top"]?.number ?? 0, right: node["right"]?.number ?? 0,
      bottom: node["bottom"]?.number ?? 0, left: node["left"]?.number ?? 0)
    touch()
  }

  /// A list of longitude and latitude, or an object of both.
  static func coordinate(_ node: JSONNode) -> Coordinate? {
    let numbers = node.array?.compactMap(\.number) ?? []
    guard let x = numbers.first ?? node["lng"]?.number ?? node["lon"]?.number,
      let y = numbers.dropFirst().first ?? node["lat"]?.number
    else { return nil }
    return Coordinate(longitude: x, latitude: y)
  }

  private mutating func touch() {
    let isAtFirst = center == Coordinate(longitude: 0, latitude: 0) && zoom == 0 && bearing == 0
    isTouched = isTouched || !isAtFirst || padding != Insets(0)
  }
}
