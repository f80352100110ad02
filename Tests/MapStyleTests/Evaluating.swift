import GeoCore
import JSONReading

@testable import MapStyle

/// The value of an expression as JSON, or what is wrong with it behind `error:`.
func evaluate(
  _ expression: String, _ properties: [String: PropertyValue] = [:], zoom: Double = 0,
  kind: GeometryKind = .unknown
) -> String {
  do {
    let keys = PropertyKeys()
    let json = try JSONReader.read(expression)
    let parsed = try StyleExpression.parse(json, expecting: nil, keys: keys)
    var context = EvaluationContext(zoom: zoom)
    context.bind(properties, keys.names)
    context.geometryKind = kind
    return try parsed.value(context).json
  } catch let error as ParsingErrors {
    return error.list.map { "error: \($0.key)\($0.key.isEmpty ? "" : " ")\($0.message)" }
      .joined(separator: "; ")
  } catch let error as EvaluationError {
    return "error: \(error.message)"
  } catch {
    return "\(error)"
  }
}

extension EvaluationContext {
  /// Gives the feature properties, as a renderer does.
  mutating func bind(_ properties: [String: PropertyValue], _ keys: [String]) {
    let sorted = properties.sorted { $0.key < $1.key }
    values = sorted.map(\.value)
    slots = keys.map { key in Int32(sorted.firstIndex { $0.key == key } ?? -1) }
    lookup = PropertyList(sorted.map { PropertyMember(name: $0.key, value: $0.value) })
  }
}

/// A style of one layer of `type` with `members` besides what every layer has.
func style(type: String = "line", _ members: String) throws -> Style {
  let json = """
    {"version": 8, "sources": {"s": {"type": "vector"}}, "layers": [
    {"id": "a", "type": "\(type)", "source": "s", "source-layer": "l"\(members.isEmpty ? "" : ",")
    \(members)}]}
    """
  return try Style(json: Array(json.utf8))
}
