import Colorimetry
import Foundation
import GeoCore
import JSONReading

@testable import MapStyle

/// One case of the conformance suite of expressions.
struct ExpressionFixture {
  let node: JSONNode
  let spec: PropertySpec

  init(_ node: JSONNode) {
    self.node = node
    spec = PropertySpec(fixture: node["propertySpec"])
  }

  /// What is wrong with our answer, or nothing.
  func failure() -> String? {
    guard let expression = node["expression"], let expected = node["expected"] else {
      return "no expression"
    }
    let keys = PropertyKeys()
    let json = LegacyFunction.expression(expression, spec) ?? expression
    do {
      let parsed = try StyleExpression.parse(json, for: spec, keys: keys)
      return compiled(parsed, expected["compiled"])
        ?? outputs(parsed, keys.names, expected["outputs"]?.array ?? [])
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

  private func outputs(_ parsed: StyleExpression, _ keys: [String], _ expected: [JSONNode])
    -> String?
  {
    let inputs = node["inputs"]?.array ?? []
    for (index, input) in inputs.enumerated() where index < expected.count {
      let context = context(input, keys)
      let output: JSONNode
      do {
        output = try parsed.checkedValue(context, spec).fixtureJSON
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
    guard let z = tile?["z"]?.number, let x = tile?["x"]?.number, let y = tile?["y"]?.number,
      let id = TileID(z: Int(z), x: Int(x), y: Int(y))
    else { return }
    c.tile = id
    let depth =
      switch type {
      case "Point": 0
      case "MultiPoint", "LineString": 1
      case "MultiLineString", "Polygon": 2
      default: 3
      }
    c.geometry = parts(coordinates, depth).map { $0.map { tilePoint($0, id) } }
    if type == "MultiPoint" { c.geometry = c.geometry.flatMap { $0.map { [$0] } } }
  }

  private func parts(_ node: JSONNode, _ depth: Int) -> [[JSONNode]] {
    switch depth {
    case 0: [[node]]
    case 1: [node.array ?? []]
    default: (node.array ?? []).flatMap { parts($0, depth - 1) }
    }
  }

  private func tilePoint(_ node: JSONNode, _ tile: TileID) -> Point {
    let numbers = (node.array ?? []).compactMap(\.number)
    let mercator = MercatorPoint(Coordinate(longitude: numbers[0], latitude: numbers[1]))
    let side = Double(1 << tile.z) * 8192
    return Point(
      x: (mercator.x * side - Double(tile.x) * 8192).rounded(),
      y: (mercator.y * side - Double(tile.y) * 8192).rounded())
  }
}

extension PropertySpec {
  /// The property a fixture describes; without a description it takes everything.
  init(fixture node: JSONNode?) {
    let parameters = node?["expression"]?["parameters"]?.array?.compactMap(\.string)
    var allowed: Dependence = node?["expression"] == nil ? .data : []
    if parameters?.contains("zoom") ?? false { allowed.insert(.zoom) }
    if parameters?.contains("feature") ?? false { allowed.insert(.feature) }
    self.init(
      "some-property", Kind(fixture: node), .paint, allowed,
      interpolated: node?["expression"] == nil
        || node?["expression"]?["interpolated"]?.bool ?? false,
      tokens: node?["tokens"]?.bool ?? false,
      default: node?["default"].map { PropertyValue($0) })
  }
}

extension PropertySpec.Kind {
  init(fixture node: JSONNode?) {
    self =
      switch node?["type"]?.string {
      case "number": .number
      case "boolean": .boolean
      case "string": .string
      case "color": .color
      case "formatted": .formatted
      case "resolvedImage": .image
      case "padding": .padding
      case "numberArray": .numberArray
      case "colorArray": .colorArray
      case "projectionDefinition": .projection
      case "null": .value
      case "enum": .enumeration((node?["values"]?.object ?? []).map(\.name))
      case "array":
        .array(
          PropertySpec.Kind(
            fixture: node?["value"].map { value in
              JSONNode(.object([JSONMember(name: "type", node: value)]))
            }), node?["length"]?.number.map { Int($0) })
      default: .value
      }
  }
}

extension StyleValue {
  /// The value as fixtures write it: colours premultiplied, the rest by its parts.
  var fixtureJSON: JSONNode {
    switch self {
    case .null: JSONNode(.null)
    case .bool(let flag): JSONNode(.bool(flag))
    case .number(let number): JSONNode(.number(number))
    case .string(let text): JSONNode(.string(text))
    case .array(let items): JSONNode(.array(items.map(\.fixtureJSON)))
    case .object(let members):
      .record(members.map { ($0.name, $0.value.fixtureJSON) })
    case .color(let color):
      JSONNode(.array(Self.channels(color).map { JSONNode(.number($0)) }))
    case .collator: JSONNode(.object([]))
    case .formatted(let text):
      .record([("sections", JSONNode(.array(text.sections.map(\.fixtureJSON))))])
    case .image(let image):
      .record([
        ("name", JSONNode(.string(image.name))), ("available", JSONNode(.bool(image.isAvailable))),
      ])
    case .padding(let padding):
      .record([
        (
          "values",
          JSONNode(
            .array(
              [padding.top, padding.right, padding.bottom, padding.left].map {
                JSONNode(.number($0))
              }))
        )
      ])
    case .numberArray(let numbers):
      .record([("values", JSONNode(.array(numbers.map { JSONNode(.number($0)) })))])
    case .colorArray(let colors):
      .record([
        (
          "values",
          JSONNode(
            .array(
              colors.map { color in
                .record(
                  zip(["r", "g", "b", "a"], Self.channels(color)).map {
                    ($0, JSONNode(.number($1)))
                  })
              }))
        )
      ])
    case .projection(let from, let to, let transition):
      .record([
        ("from", JSONNode(.string(from))), ("to", JSONNode(.string(to))),
        ("transition", JSONNode(.number(transition))),
      ])
    case .anchorOffsets(let pairs):
      .record([
        (
          "values",
          JSONNode(
            .array(
              pairs.flatMap {
                [
                  JSONNode(.string($0.anchor.rawValue)),
                  JSONNode(
                    .array([JSONNode(.number($0.offset.x)), JSONNode(.number($0.offset.y))])),
                ]
              }))
        )
      ])
    }
  }

  private static func channels(_ color: Color) -> [Double] {
    let parts = color.premultiplied
    return [parts.red, parts.green, parts.blue, parts.alpha]
  }
}

extension FormattedSection {
  var fixtureJSON: JSONNode {
    func orNull(_ text: String?) -> JSONNode {
      text.map { JSONNode(.string($0)) } ?? JSONNode(.null)
    }
    return .record([
      ("text", JSONNode(.string(text))),
      ("image", image.map { StyleValue.image($0).fixtureJSON } ?? JSONNode(.null)),
      ("scale", scale.map { JSONNode(.number($0)) } ?? JSONNode(.null)),
      ("fontStack", orNull(fontStack?.joined(separator: ","))),
      ("textColor", color.map { StyleValue.color($0).fixtureJSON } ?? JSONNode(.null)),
      ("verticalAlign", orNull(verticalAlignment?.rawValue)),
    ])
  }
}

extension JSONNode {
  static func record(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember(name: $0.0, node: $0.1) }))
  }

  /// One in the sixth significant digit.
  ///
  /// Fixtures are cut there, twice, which may cost another unit.
  private static func unit(_ number: Double) -> Double {
    number == 0 ? 0 : pow(10, (log10(number)).rounded(.up) - 6)
  }

  /// Equality with numbers compared to six significant digits.
  func isClose(to other: JSONNode) -> Bool {
    switch (value, other.value) {
    case (.number(let a), .number(let b)):
      abs(a - b) <= 2.01 * Self.unit(max(abs(a), abs(b)))
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isClose(to: $1) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { member in other[member.name].map { member.node.isClose(to: $0) } ?? false
        }
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    default: false
    }
  }
}
