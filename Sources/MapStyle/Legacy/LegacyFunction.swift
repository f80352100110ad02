import JSONReading

/// Functions of stops, as styles wrote before there were expressions, turned into the expressions that mean
/// the same.
struct LegacyFunction {
  private let node: JSONNode
  private let spec: PropertySpec

  /// Whether a property's value is a function: an object with stops, or one that names the property it reads.
  static func isFunction(_ node: JSONNode) -> Bool {
    node.object != nil
      && (node["stops"] != nil || node["type"]?.string == "identity" || node["property"] != nil)
  }

  /// The expression that means the same as `node`, or nothing where it is no function.
  static func expression(_ node: JSONNode, _ spec: PropertySpec) -> JSONNode? {
    guard isFunction(node) else { return nil }
    return LegacyFunction(node: node, spec: spec).expression()
  }

  private var property: JSONNode? { node["property"] }
  private var fallback: JSONNode? { node["default"]?.asLiteral }

  private func name(_ text: String) -> JSONNode { JSONNode(.string(text), line: node.line) }
  private func number(_ value: Double) -> JSONNode { JSONNode(.number(value), line: node.line) }

  private var get: JSONNode { .call("get", [property ?? name("")]) }

  private func expression() -> JSONNode? {
    guard let stops = node["stops"] else { return identity() }
    guard let pairs = stopPairs(stops), let first = pairs.first else { return nil }
    if first.input.object != nil { return zoomAndProperty(pairs) }
    if property != nil { return propertyCurve(pairs, look) }
    return curve(.call("zoom", []), pairs, look)
  }

  private struct Stop {
    let input, output: JSONNode
  }

  private func stopPairs(_ stops: JSONNode) -> [Stop]? {
    guard let items = stops.array else { return nil }
    var pairs: [Stop] = []
    for item in items {
      guard let pair = item.array, pair.count == 2 else { return nil }
      let isText = property == nil && pair[0].object == nil && spec.hasTokens
      let output =
        if isText, let text = pair[1].string {
          TokenString.expression(text, line: pair[1].line)
        } else {
          pair[1].asLiteral
        }
      pairs.append(Stop(input: pair[0], output: output))
    }
    return pairs
  }

  private var usualKind: String { spec.isInterpolated ? "exponential" : "interval" }

  /// How a curve runs: its kind, the base of its exponents, and the operator, which says the colour space.
  private struct CurveLook {
    let kind: String
    var base = 1.0
    var name = "interpolate"
  }

  private var look: CurveLook {
    let operators = ["hcl": "interpolate-hcl", "lab": "interpolate-lab"]
    let name = node["colorSpace"]?.string.flatMap { operators[$0] } ?? "interpolate"
    return CurveLook(
      kind: node["type"]?.string ?? usualKind, base: node["base"]?.number ?? 1, name: name)
  }

  // MARK: - Identity

  private func identity() -> JSONNode? {
    guard let fallback else {
      return spec.kind == .string || isEnumeration ? assertedText : get
    }
    switch spec.kind {
    case .enumeration(let words):
      let labels = JSONNode(.array(words.map(name)), line: node.line)
      return .call("match", [get, labels, get, fallback])
    case .color: return .call("to-color", [get, fallback])
    case .array(let item, let length):
      let count = length.map { number(Double($0)) } ?? JSONNode(.null, line: node.line)
      return .call("array", [name(item.valueType.description), count, get, fallback])
    case .number, .string, .boolean:
      return .call(spec.expectedType.description, [get, fallback])
    default: return .call("coalesce", [get, fallback])
    }
  }

  private var isEnumeration: Bool { if case .enumeration = spec.kind { true } else { false } }
  private var assertedText: JSONNode { .call("string", [get]) }

  // MARK: - Curves

  private func propertyCurve(_ stops: [Stop], _ look: CurveLook) -> JSONNode? {
    switch look.kind {
    case "categorical": return categorical(stops)
    case "identity": return identity()
    default:
      guard let curve = curve(.call("number", [get]), stops, look) else { return nil }
      guard let fallback else { return curve }
      let isNumber = JSONNode.call("==", [.call("typeof", [get]), name("number")])
      return .call("case", [isNumber, curve, fallback])
    }
  }

  /// The default where no stop fits: the function's own, then the property's, then nothing to see.
  private var lastResort: JSONNode {
    if let fallback { return fallback }
    if let value = spec.fallback { return JSONNode(property: value, line: node.line).asLiteral }
    switch spec.kind {
    case .image, .string, .formatted: return name("")
    // What fails takes the property's default, which is the program's own where the reference has none.
    default: return .call("error", [name("No stop is the value, and there is no default.")])
    }
  }

  private func categorical(_ stops: [Stop]) -> JSONNode? {
    var seen = Set<JSONValue>()
    let unique = stops.filter { seen.insert($0.input.value).inserted }
    if unique.contains(where: { $0.input.bool != nil }) {
      let branches = unique.flatMap { [JSONNode.call("==", [get, $0.input]), $0.output] }
      return .call("case", branches + [lastResort])
    }
    return .call("match", [get] + unique.flatMap { [$0.input, $0.output] } + [lastResort])
  }

  private func curve(_ input: JSONNode, _ stops: [Stop], _ look: CurveLook) -> JSONNode? {
    switch look.kind {
    case "interval": return step(input, stops)
    case "exponential":
      let way: JSONNode =
        look.base == 1 ? .call("linear", []) : .call("exponential", [number(look.base)])
      return interpolate(look.name, way, input, stops)
    default: return nil
    }
  }

  /// Stops at the same input count once, the first of them.
  private func distinct(_ stops: [Stop]) -> [Stop] {
    var kept: [Stop] = []
    for stop in stops where kept.last?.input.value != stop.input.value { kept.append(stop) }
    return kept
  }

  private func step(_ input: JSONNode, _ stops: [Stop]) -> JSONNode {
    let stops = distinct(stops)
    var items = [input, stops[0].output]
    for stop in stops.dropFirst() { items += [stop.input, stop.output] }
    // A step of one output needs a second stop to be one.
    if stops.count == 1 { items += [number(0), stops[0].output] }
    return .call("step", items)
  }

  private func interpolate(
    _ name: String, _ way: JSONNode, _ input: JSONNode, _ stops: [Stop]
  ) -> JSONNode {
    .call(name, [way, input] + distinct(stops).flatMap { [$0.input, $0.output] })
  }

  private func zoomAndProperty(_ stops: [Stop]) -> JSONNode? {
    var groups: [(zoom: Double, stops: [Stop])] = []
    var places: [Double: Int] = [:]
    for stop in stops {
      guard let zoom = stop.input["zoom"]?.number, let value = stop.input["value"] else {
        return nil
      }
      let inner = Stop(input: value, output: stop.output)
      if let place = places[zoom] {
        groups[place].stops.append(inner)
      } else {
        places[zoom] = groups.count
        groups.append((zoom, [inner]))
      }
    }
    var outer: [Stop] = []
    for group in groups {
      // Base and colour space are those of the way from zoom to zoom, where the base counts for nothing.
      guard let output = propertyCurve(group.stops, CurveLook(kind: look.kind)) else {
        return nil
      }
      outer.append(Stop(input: number(group.zoom), output: output))
    }
    let zoom = JSONNode.call("zoom", [])
    return spec.isInterpolated
      ? interpolate(look.name, .call("linear", []), zoom, outer) : step(zoom, outer)
  }
}
