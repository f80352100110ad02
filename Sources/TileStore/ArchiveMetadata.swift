import GeoCore
import JSONReading

/// What an archive says of itself, in any of the three ways archives say it: rows of text (MBTiles), JSON with
/// lists (TileJSON, PMTiles) and JSON with text (tippecanoe's folders).
struct ArchiveMetadata {
  var name = ""
  var attribution = ""
  var format: TileFormat?
  var bounds: GeoBounds?
  var center: Coordinate?
  var centerZoom: Double?
  var scheme = ""
  /// The zooms that are stated, or nothing.
  var zooms: ClosedRange<Int>?
  var layers: [ArchiveFacts.Layer] = []
  var diagnostics: [Diagnostic] = []

  init() {}

  /// Reads the rows of a metadata table.
  init(rows: [(name: String, value: String)]) {
    self.init(
      JSONNode(.object(rows.map { JSONMember(name: $0.name, node: JSONNode(.string($0.value))) })))
  }

  /// Reads a JSON object.
  init(_ node: JSONNode) {
    name = node["name"]?.string ?? ""
    attribution = node["attribution"]?.string ?? ""
    scheme = node["scheme"]?.string ?? ""
    format = node["format"]?.string.flatMap(TileFormat.init(named:))
    readBounds(node["bounds"])
    readCenter(node["center"])
    zooms = Self.zooms(node)
    layers = Self.layers(node["vector_layers"])
    // MBTiles 1.3, "Vector tileset metadata": the row `json` holds an object with `vector_layers`.
    if layers.isEmpty, let text = node["json"]?.string, !text.isEmpty {
      readJSON(Array(text.utf8), called: "json")
    }
  }

  private mutating func readJSON(_ bytes: [UInt8], called name: String) {
    do throws(JSONError) {
      layers = Self.layers(try JSONReader.read(bytes)["vector_layers"])
    } catch {
      diagnostics.append(
        Diagnostic(.input, "metadata \(name) is not JSON at byte \(error.byteOffset)"))
    }
  }

  // TileJSON 3.0 §3.3.
  private static func layers(_ node: JSONNode?) -> [ArchiveFacts.Layer] {
    node?.array?.compactMap { layer in
      guard let name = layer["id"]?.string else { return nil }
      let fields = (layer["fields"]?.object ?? []).map {
        ArchiveFacts.Layer.Field(name: $0.name, type: $0.node.string ?? "")
      }
      return ArchiveFacts.Layer(name: name, fields: fields)
    } ?? []
  }

  private static func zooms(_ node: JSONNode) -> ClosedRange<Int>? {
    func zoom(_ name: String) -> Int? {
      let number = node[name]?.number ?? node[name]?.string.flatMap(Double.init)
      return number.flatMap { Int(exactly: $0) }
    }
    guard let low = zoom("minzoom"), let high = zoom("maxzoom"), low <= high else { return nil }
    return low...high
  }

  private static func numbers(_ node: JSONNode) -> [Double]? {
    let numbers: [Double?]
    switch node.value {
    case .array(let elements): numbers = elements.map(\.number)
    case .string(let text):
      numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
        Double(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
      }
    default: return nil
    }
    let finite = numbers.compactMap { $0 }.filter(\.isFinite)
    return finite.count == numbers.count ? finite : nil
  }

  private mutating func readBounds(_ node: JSONNode?) {
    guard let node, node.string != "" else { return }
    guard let n = Self.numbers(node), n.count == 4,
      let box = GeoBounds(checkedWest: n[0], south: n[1], east: n[2], north: n[3])
    else {
      diagnostics.append(Diagnostic(.input, "metadata bounds are not west,south,east,north"))
      return
    }
    bounds = box
  }

  private mutating func readCenter(_ node: JSONNode?) {
    guard let node, node.string != "" else { return }
    guard let n = Self.numbers(node), n.count == 2 || n.count == 3,
      abs(n[0]) <= 180, abs(n[1]) <= 90
    else {
      diagnostics.append(Diagnostic(.input, "metadata center is not longitude,latitude,zoom"))
      return
    }
    center = Coordinate(longitude: n[0], latitude: n[1])
    if n.count == 3, Camera.zoomRange.contains(n[2]) { centerZoom = n[2] }
  }

  /// Fills in what is said here.
  func fill(_ info: inout TileSourceInfo) {
    info.name = name
    info.attribution = attribution
    info.vectorLayers = layers.map(\.name)
    info.diagnostics += diagnostics
    if let format { info.format = format }
    if let bounds { info.bounds = bounds }
    if let center { info.center = center }
    if let centerZoom { info.centerZoom = centerZoom }
  }
}

extension GeoBounds {
  /// Bounds with finite edges on the earth and some area, or nothing.
  ///
  /// Encoders overshoot by rounding; edges just beyond ±180 and ±90 are held to those.
  init?(checkedWest west: Double, south: Double, east: Double, north: Double) {
    let tolerance = 0.01
    guard abs(west) <= 180 + tolerance, abs(east) <= 180 + tolerance,
      abs(south) <= 90 + tolerance, abs(north) <= 90 + tolerance, south < north, west != east
    else { return nil }
    self.init(
      west: max(-180, min(180, west)), south: max(-90, south), east: max(-180, min(180, east)),
      north: min(90, north))
  }
}
