import GeoCore
import JSONReading
import MapStyle

/// One case of the suite of expressions.
struct ExpressionCase {
  let node: JSONNode

  init(_ node: JSONNode) {
    self.node = node
  }

  /// What differs from the reference, or nothing.
  func difference() -> String? {
    guard let expression = node["expression"], let expected = node["expected"] else {
      return "no expression, or nothing expected of it"
    }
    do throws(ParsingErrors) {
      let parsed = try PropertyExpression(expression, reference: node["propertySpec"])
      return compiled(parsed.expression, expected["compiled"])
        ?? outputs(parsed, expected["outputs"]?.array ?? [])
    } catch {
      return errors(error.list, expected["compiled"])
    }
  }

  private func errors(_ found: [ParsingError], _ expected: JSONNode?) -> String? {
    let ours = found.map { "\($0.key): \($0.message)" }
    guard expected?["result"]?.string == "error" else { return "errors \(ours)" }
    let theirs = (expected?["errors"]?.array ?? []).map {
      "\($0["key"]?.string ?? ""): \($0["error"]?.string ?? "")"
    }
    return ours == theirs ? nil : "errors \(ours), expected \(theirs)"
  }

  private func compiled(_ parsed: StyleExpression, _ expected: JSONNode?) -> String? {
    guard expected?["result"]?.string == "success" else {
      return "no error, expected \(expected.map { StyleValue($0).json } ?? "")"
    }
    let isFeatureConstant = parsed.dependence.isDisjoint(with: [.feature, .featureState])
    if parsed.type.description != expected?["type"]?.string {
      return "type \(parsed.type), expected \(expected?["type"]?.string ?? "")"
    }
    if isFeatureConstant != expected?["isFeatureConstant"]?.bool {
      return "isFeatureConstant \(isFeatureConstant)"
    }
    let isZoomConstant = !parsed.dependence.contains(.zoom)
    return isZoomConstant == expected?["isZoomConstant"]?.bool
      ? nil : "isZoomConstant \(isZoomConstant)"
  }

  private func outputs(_ parsed: PropertyExpression, _ expected: [JSONNode]) -> String? {
    let inputs = node["inputs"]?.array ?? []
    guard inputs.count == expected.count else {
      return "\(inputs.count) inputs, but \(expected.count) outputs"
    }
    for (index, input) in inputs.enumerated() {
      let context = context(input, parsed.propertyKeys)
      let output: JSONNode
      do throws(EvaluationError) {
        output = try parsed.value(context).fixtureJSON(of: parsed.expression.type)
      } catch {
        let text = "layers[0].paint.some-property\(error.key): \(error.message)"
        output = JSONNode(
          .object([JSONMember(name: "error", node: JSONNode(.string(text)))]))
      }
      if !output.isClose(to: expected[index]) {
        return "output \(index): \(StyleValue(output).json), expected "
          + StyleValue(expected[index]).json
      }
    }
    return nil
  }

  private func context(_ input: JSONNode, _ keys: [String]) -> EvaluationContext {
    let pair = input.array ?? []
    let globals = pair.first
    let feature = pair.count > 1 ? pair[1] : nil
    var context = EvaluationContext(zoom: globals?["zoom"]?.number ?? 0)
    context.heatmapDensity = globals?["heatmapDensity"]?.number
    context.lineProgress = globals?["lineProgress"]?.number
    context.elevation = globals?["elevation"]?.number
    context.accumulated = globals?["accumulated"].map { PropertyValue($0) }
    context.availableImages = globals?["availableImages"]?.array?.compactMap(\.string)
    context.globalState = members(node["globalState"])
    context.featureState = members(feature?["featureState"])
    context.id = feature?["id"].map { PropertyValue($0) }
    let properties = PropertyList(members(feature?["properties"]))
    context.lookup = properties
    for key in keys {
      let value = properties.property(named: key)
      context.slots.append(value == nil ? -1 : Int32(context.values.count))
      if let value { context.values.append(value) }
    }
    setGeometry(feature?["geometry"], globals?["canonicalID"], &context)
    return context
  }

  private func members(_ node: JSONNode?) -> [PropertyMember] {
    (node?.object ?? []).map { PropertyMember(name: $0.name, value: PropertyValue($0.node)) }
  }

  private func setGeometry(_ node: JSONNode?, _ tile: JSONNode?, _ c: inout EvaluationContext) {
    guard let node, let type = node["type"]?.string, let coordinates = node["coordinates"] else {
      return
    }
    c.geometryKind =
      type.hasSuffix("Point") ? .point : type.hasSuffix("LineString") ? .line : .polygon
    let numbers = ["z", "x", "y"].map { tile?[$0]?.number ?? .nan }
    guard let z = Int(exactly: numbers[0]), let x = Int(exactly: numbers[1]),
      let y = Int(exactly: numbers[2]), let id = TileID(z: z, x: x, y: y)
    else { return }
    c.tile = id
    let depth =
      switch type {
      case "Point": 0
      case "MultiPoint", "LineString": 1
      case "MultiLineString", "Polygon": 2
      default: 3
      }
    c.geometry = parts(coordinates, depth).map { $0.compactMap { tilePoint($0, id) } }
    if type == "MultiPoint" { c.geometry = c.geometry.flatMap { $0.map { [$0] } } }
  }

  private func parts(_ node: JSONNode, _ depth: Int) -> [[JSONNode]] {
    switch depth {
    case 0: [[node]]
    case 1: [node.array ?? []]
    default: (node.array ?? []).flatMap { parts($0, depth - 1) }
    }
  }

  private func tilePoint(_ node: JSONNode, _ tile: TileID) -> Point? {
    let numbers = (node.array ?? []).compactMap(\.number)
    guard numbers.count >= 2 else { return nil }
    let mercator = MercatorPoint(Coordinate(longitude: numbers[0], latitude: numbers[1]))
    let side = Double(1 << tile.z) * 8192
    return Point(
      x: (mercator.x * side - Double(tile.x) * 8192).rounded(),
      y: (mercator.y * side - Double(tile.y) * 8192).rounded())
  }
}
