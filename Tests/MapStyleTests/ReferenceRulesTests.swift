import GeoCore
import JSONReading
import Testing

@testable import MapStyle

/// The rules of sources, layers and the root against the reference of every property.
@Suite(.enabled(if: SharedFixtures.has("conformance/v8.json"), "style reference not there"))
struct ReferenceRulesTests {
  private static func reference(_ name: String) throws -> [JSONMember] {
    let all = try SharedFixtures.json("conformance/v8.json")
    return (all[name]?.object ?? []).filter { $0.name != "*" }
  }

  @Test(arguments: SourceRules.types) func sources(type: String) throws {
    let rule = try #require(SourceRules.rule(type))
    let name = "source_" + type.replacing("-", with: "_")
    try check(rule, name)
    let all = try SharedFixtures.json("conformance/v8.json")
    // Elevation sources are told apart: they are checked member by member.
    if type != "raster-dem" { #expect((rule.others != nil) == (all[name]?["*"] != nil)) }
  }

  @Test func layersAndRoot() throws {
    try check(LayerRules.rule(drawnAs: "line"), "layer", optional: ["type"])
    guard case .object(let root) = RootRules.root else { return #expect(Bool(false)) }
    try check(root, "$root")
    guard case .object(let transition) = RootRules.transition else { return #expect(Bool(false)) }
    try check(transition, "transition")
    let types = try Self.reference("layer").first { $0.name == "type" }?.node["values"]?.object
    #expect(types?.map(\.name) == LayerRules.types)
  }

  private func check(_ rule: ObjectRule, _ name: String, optional: Set<String> = []) throws {
    let members = try Self.reference(name)
    #expect(Set(members.map(\.name)) == Set(rule.members.map(\.name)), "\(name)")
    for member in members {
      let own = try #require(rule.members.first { $0.name == member.name })
      let isRequired = member.node["required"]?.bool ?? false
      #expect(own.isRequired == (isRequired && !optional.contains(member.name)), "\(member.name)")
      compare(own.rule, member.node, "\(name).\(member.name)")
    }
  }

  private func compare(_ rule: ValueRule, _ node: JSONNode, _ place: String) {
    let type = node["type"]?.string ?? ""
    let low = node["minimum"]?.number
    switch rule {
    case .any: #expect(type == "*", "\(place)")
    case .string: #expect(type == "string", "\(place)")
    case .boolean: #expect(type == "boolean", "\(place)")
    case .number(let range):
      #expect(type == "number" && range?.lowerBound == low, "\(place)")
      let high = low == nil ? nil : node["maximum"]?.number ?? .infinity
      #expect(range?.upperBound == high, "\(place)")
    case .word(let words):
      #expect(type == "enum" && words == node["values"]?.object?.map(\.name), "\(place)")
    case .version(let list): #expect(list == node["values"]?.array?.compactMap(\.number))
    case .array(let item, let count):
      #expect(type == "array" && count.map { Double($0) } == node["length"]?.number, "\(place)")
      guard let inner = node["value"] else { return }
      compare(item, inner.object == nil ? .record([("type", inner)]) : inner, place)
    case .color, .object, .property, .checked: break
    }
  }

  @Test(arguments: [
    ("light", LightProperties.light), ("sky", LightProperties.sky),
    ("projection", LightProperties.projection),
  ]) func parts(name: String, specs: [PropertySpec]) throws {
    let members = try Self.reference(name)
    #expect(members.map(\.name) == specs.map(\.name))
    for (member, spec) in zip(members, specs) {
      let node = member.node
      #expect(spec.range?.lowerBound == node["minimum"]?.number, "\(spec.name)")
      #expect(spec.range?.upperBound == node["maximum"]?.number, "\(spec.name)")
      #expect(spec.hasTransition == (node["transition"]?.bool ?? false), "\(spec.name)")
      #expect(spec.isInterpolated == (node["expression"]?["interpolated"]?.bool ?? false))
      #expect(spec.kind == PropertySpec(reference: node).kind, "\(spec.name)")
      #expect(spec.fallback == node["default"].map { PropertyValue($0) }, "\(spec.name)")
    }
  }

  /// Every operator of the reference is there, and none besides but `error`.
  @Test func operators() throws {
    let all = try SharedFixtures.json("conformance/v8.json")
    let names = Set((all["expression_name"]?["values"]?.object ?? []).map(\.name))
    #expect(Set(ExpressionRegistry.operators.keys) == names.union(["error"]))
  }
}

extension JSONNode {
  fileprivate static func record(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember(name: $0.0, node: $0.1) }))
  }
}
