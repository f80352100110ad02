import Colorimetry
import GeoCore
import JSONReading
import Testing

@testable import MapStyle

/// Our tables against the reference of every property.
@Suite(.enabled(if: SharedFixtures.has("conformance/v8.json"), "style reference not there"))
struct PropertyTableTests {
  private static let types = [
    "background", "fill", "line", "circle", "symbol", "raster", "hillshade", "heatmap",
    "fill-extrusion", "color-relief",
  ]

  @Test(arguments: types) func namesTypesDefaultsAndParameters(type: String) throws {
    let reference = try SharedFixtures.json("conformance/v8.json")
    let specs = try #require(PropertyTable.properties(of: type))
    var wanted = Set<String>()
    for (group, prefix) in [(PropertySpec.Group.layout, "layout_"), (.paint, "paint_")] {
      for member in reference[prefix + type]?.object ?? [] {
        wanted.insert(member.name)
        let spec = try #require(specs.first { $0.name == member.name }, "\(member.name) missing")
        #expect(spec.group == group, "\(member.name)")
        check(spec, member.node)
      }
    }
    #expect(wanted == Set(specs.map(\.name)))
  }

  private func check(_ spec: PropertySpec, _ node: JSONNode) {
    let values = node["values"].map {
      $0.object?.map(\.name) ?? $0.array?.compactMap(\.string) ?? []
    }
    let name = spec.name
    let kind = spec.kind.described
    let item = node["value"]?.string.map { $0 == "enum" ? "enum\(values ?? [])" : $0 }
    var wanted = node["type"]?.string ?? ""
    if wanted == "enum" { wanted += "\(values ?? [])" }
    if wanted == "array" {
      wanted += "(\(item ?? ""), \(node["length"]?.number.map { Int($0) } ?? -1))"
    }
    #expect(kind == wanted, "\(name)")
    #expect(spec.hasTransition == (node["transition"]?.bool ?? false), "\(name)")
    #expect(spec.hasTokens == (node["tokens"]?.bool ?? false), "\(name)")
    #expect(spec.isInterpolated == (node["expression"]?["interpolated"]?.bool ?? false), "\(name)")
    #expect(spec.range?.lowerBound == node["minimum"]?.number, "\(name)")
    #expect((spec.range?.upperBound ?? .infinity) == (node["maximum"]?.number ?? .infinity))
    #expect(spec.fallback == node["default"].map { PropertyValue($0) }, "\(name)")
    let flags: [String: Dependence] = [
      "zoom": .zoom, "feature": .feature, "feature-state": .featureState,
      "global-state": .globalState, "heatmap-density": .heatmapDensity,
      "line-progress": .lineProgress, "elevation": .elevation,
    ]
    let parameters = node["expression"]?["parameters"]?.array?.compactMap(\.string) ?? []
    let allowed = parameters.reduce(into: Dependence()) { $0.formUnion(flags[$1] ?? []) }
    #expect(spec.parameters == allowed, "\(name)")
  }

  /// The typed defaults of the layers are those of the tables: each, read as if a style stated it.
  @Test(arguments: types) func typedDefaultsAreThoseOfTheTable(type: String) throws {
    let specs = try #require(PropertyTable.properties(of: type))
    var stated = PropertyValues()
    for spec in specs {
      guard let fallback = spec.fallback, spec.name != "visibility" else { continue }
      let reader = PropertyReader(spec: spec, keys: PropertyKeys())
      stated.expressions[spec.name] = try reader.read(JSONNode(property: fallback, line: 0))
    }
    let asStated = try #require(StyleLayer.Kind(type: type, stated))
    let asDefault = try #require(StyleLayer.Kind(type: type, PropertyValues(defaults: specs)))
    let pairs = zip(Self.fields(asStated), Self.fields(asDefault))
    for (a, b) in pairs { #expect(a.value == b.value, "\(a.name)") }
    #expect(Self.fields(asStated).count == specs.count - 1)
  }

  private static func fields(_ kind: StyleLayer.Kind) -> [(name: String, value: String)] {
    guard let payload = Mirror(reflecting: kind).children.first?.value else { return [] }
    return Mirror(reflecting: payload).children.map { child in
      let value = (child.value as? any AnyProperty)?.shown ?? "?"
      return (child.label ?? "", value)
    }
  }
}

private protocol AnyProperty {
  var shown: String { get }
}

extension StyleProperty: AnyProperty {
  var shown: String { "\(value(EvaluationContext()))" }
}

extension PropertySpec.Kind {
  fileprivate var described: String {
    switch self {
    case .enumeration(let words): "enum\(words)"
    case .array(let item, let count): "array(\(item.described), \(count ?? -1))"
    default: valueType.description
    }
  }
}
