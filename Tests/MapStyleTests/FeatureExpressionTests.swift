import GeoCore
import JSONReading
import MapStyle
import Testing

struct FeatureExpressionTests {
  static let properties = [PropertyMember(name: "n", value: .number(3))]

  static func json(_ text: String) throws -> JSONNode { try JSONReader.read(Array(text.utf8)) }

  @Test func values() throws {
    let sum = try FeatureExpression(try Self.json(#"["+", ["accumulated"], ["get", "n"]]"#))
    #expect(sum.value(Self.properties, .point, accumulated: .number(4)) == .number(7))
    // Nothing to add to is no number.
    #expect(sum.value(Self.properties, .point) == nil)
  }

  @Test(arguments: [
    (#"["==", "n", 3]"#, true), (#"["==", ["get", "n"], 4]"#, false),
    (#"["==", "$type", "Point"]"#, true),
  ])
  func filters(text: String, passes: Bool) throws {
    let filter = try FeatureExpression(filter: try Self.json(text))
    #expect(filter.value(Self.properties, .point) == .bool(passes))
  }

  @Test func faultsAreTold() throws {
    let node = try Self.json(#"["gett", "n"]"#)
    #expect(throws: FeatureExpressionError.self) { try FeatureExpression(node) }
  }
}
