import JSONReading

/// A function of stops while it is checked.
struct FunctionValidation {
  private let node: JSONNode
  private let spec: PropertySpec
  private let type: String?

  // What the stops so far were like.
  private var inputType: String?
  private var lastInput: Double?
  private var lastZoom: Double?
  private var labels: Set<String> = []

  init(_ node: JSONNode, _ spec: PropertySpec) {
    self.node = node
    self.spec = spec
    type = node["type"]?.string
  }

  private var isOfZoom: Bool { type != "categorical" && node["property"] == nil }
  private var isOfZoomAndProperty: Bool {
    node["stops"]?.array?.first?.array?.first?.object != nil
  }

  private static let types = ["identity", "exponential", "interval", "categorical"]
  private static let shape = ObjectRule([
    .init("expression", .object(ObjectRule([]))), .init("base", .number(0...(.infinity))),
    .init("property", .string), .init("type", .word(types)),
    .init("colorSpace", .word(["rgb", "lab", "hcl"])),
  ])

  /// Notes everything that is wrong with it.
  mutating func check(_ validation: inout StyleValidation, at path: String) {
    for member in node.walkedMembers {
      let place = "\(path).\(member.name)"
      switch member.name.prefix(while: { $0 != "." }) {
      case "stops": checkStops(member.node, &validation, at: place)
      case "default": validation.check(member.node, spec, at: place)
      case let name:
        if let rule = Self.shape.rule(String(name)) {
          validation.check(member.node, rule, at: place)
        } else {
          validation.note("unknown property \"\(member.name)\"", member.node, at: path)
        }
      }
    }
    for reason in reasons { validation.note(reason, node, at: path) }
  }

  /// What is wrong with it as a whole.
  private var reasons: [String] {
    var reasons: [String] = []
    let states = node["stops"].map { $0.value != .null } ?? false
    if type == "identity", isOfZoom { reasons.append("missing required property \"property\"") }
    if type != "identity", !states { reasons.append("missing required property \"stops\"") }
    if type == "exponential", !spec.isInterpolated {
      reasons.append("exponential functions not supported")
    }
    if !isOfZoom, !spec.takesFeatures {
      reasons.append("property functions not supported")
    } else if isOfZoom, !spec.parameters.contains(.zoom) {
      reasons.append("zoom functions not supported")
    }
    if type == "categorical" || isOfZoomAndProperty, node["property"] == nil {
      reasons.append("\"property\" property is required")
    }
    return reasons
  }

  // MARK: - Stops

  private mutating func checkStops(
    _ stops: JSONNode, _ validation: inout StyleValidation, at path: String
  ) {
    if type == "identity" {
      return validation.note(
        "identity function may not have a \"stops\" property", stops, at: path)
    }
    guard let items = stops.array else { return validation.mismatch("array", stops, path) }
    for (index, stop) in items.enumerated() {
      checkStop(stop, &validation, at: "\(path)[\(index)]")
    }
    if items.isEmpty { validation.note("array must have at least one stop", stops, at: path) }
  }

  private mutating func checkStop(
    _ stop: JSONNode, _ validation: inout StyleValidation, at path: String
  ) {
    guard let pair = stop.array else { return validation.mismatch("array", stop, path) }
    guard pair.count == 2 else {
      return validation.note(
        "array length 2 expected, length \(pair.count) found", stop, at: path)
    }
    if isOfZoomAndProperty {
      guard checkZoomAndInput(pair[0], of: stop, &validation, at: path) else { return }
    } else if let reason = inputProblem(pair[0]) {
      let reported = pair[0].value == .null ? stop : pair[0]
      validation.note(reason, reported, at: "\(path)[0]")
    }
    if PropertyReader.isExpression(pair[1]) {
      return validation.note(
        "expressions are not allowed in function stops.", pair[1], at: "\(path)[1]")
    }
    validation.check(pair[1], spec, at: "\(path)[1]")
  }

  /// Checks an input of zoom and value; says whether the stop's output is to be looked at.
  private mutating func checkZoomAndInput(
    _ input: JSONNode, of stop: JSONNode, _ validation: inout StyleValidation, at path: String
  ) -> Bool {
    func refuse(_ reason: String, _ node: JSONNode?) -> Bool {
      validation.note(reason, node, at: path)
      return false
    }
    guard input.object != nil else {
      return refuse("object expected, \(input.shownType) found", stop)
    }
    guard let zoom = input["zoom"] else { return refuse("object stop key must have zoom", stop) }
    guard input["value"] != nil else { return refuse("object stop key must have value", stop) }
    if let last = lastZoom, last != 0, let number = zoom.number, last > number {
      return refuse("stop zoom values must appear in ascending order", zoom)
    }
    if zoom.number == nil || zoom.number != lastZoom {
      lastZoom = zoom.number
      lastInput = nil
      labels = []
    }
    for member in input.walkedMembers {
      switch member.name.prefix(while: { $0 != "." }) {
      case "zoom": validation.checkNumber(member.node, nil, at: "\(path)[0].\(member.name)")
      case "value":
        if let reason = inputProblem(member.node) {
          let reported = member.node.value == .null ? input : member.node
          validation.note(reason, reported, at: "\(path)[0].\(member.name)")
        }
      default:
        validation.note("unknown property \"\(member.name)\"", member.node, at: "\(path)[0]")
      }
    }
    return true
  }

  /// What is wrong with an input, the ones before it considered.
  private mutating func inputProblem(_ node: JSONNode) -> String? {
    let found = node.shownType
    if let first = inputType, first != found {
      return "\(found) stop domain type must match previous stop domain type \(first)"
    }
    inputType = found
    guard ["number", "string", "boolean"].contains(found) else {
      return "stop domain value must be a number, string, or boolean"
    }
    if type == "categorical" { return labelProblem(node) }
    guard let number = node.number else {
      let hint =
        spec.takesFeatures && self.node["type"] == nil
        ? "\nIf you intended to use a categorical function, specify `\"type\": \"categorical\"`."
        : ""
      return "number expected, \(found) found\(hint)"
    }
    if let last = lastInput, number < last {
      return "stop domain values must appear in ascending order"
    }
    lastInput = number
    return nil
  }

  private mutating func labelProblem(_ node: JSONNode) -> String? {
    if let number = node.number, number.rounded(.down) != number {
      return "integer expected, found \(JavaScriptNumber.text(number))"
    }
    return labels.insert(node.shownText).inserted ? nil : "stop domain values must be unique"
  }
}

extension StyleValidation {
  /// Checks a function of stops for a property.
  mutating func checkFunction(_ node: JSONNode, _ spec: PropertySpec, at path: String) {
    var function = FunctionValidation(node, spec)
    function.check(&self, at: path)
  }
}
