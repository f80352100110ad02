import JSONReading

/// Where parsing stands: the path so far, the type that is wanted, and the variables in reach.
struct ParsingContext {
  /// What to do where a `value` stands and a narrower type is wanted.
  enum Annotation { case assert, coerce, omit }

  /// Variables bound by the `let` expressions around.
  typealias Scope = [String: ExpressionNode]

  /// What all contexts of one expression share.
  final class Shared {
    let keys: PropertyKeys
    /// How many expressions were read so far, those read twice counted twice.
    let visits: Counter
    var errors: [ParsingError] = []

    init(keys: PropertyKeys, visits: Counter = Counter()) {
      self.keys = keys
      self.visits = visits
    }
  }

  final class Counter {
    var count = 0
  }

  let shared: Shared
  var key = ""
  var line = 0
  var depth = 0
  var expected: ValueType?
  var scope: Scope = [:]

  var keys: PropertyKeys { shared.keys }

  /// Notes an error here, or at the argument at `indices` below; yields nothing, to be returned.
  @discardableResult
  func error(_ message: String, _ indices: Int...) -> ExpressionNode? {
    let key = indices.reduce(key) { "\($0)[\($1)]" }
    shared.errors.append(ParsingError(key: key, message: message, line: line))
    return nil
  }

  /// Whether `found` may stand where `wanted` is; notes an error where not.
  func checkSubtype(_ wanted: ValueType, _ found: ValueType) -> Bool {
    if wanted.accepts(found) { return true }
    error(wanted.mismatch(found))
    return false
  }

  /// What the first arguments add to the path.
  private static let steps = (0..<32).map { "[\($0)]" }

  /// The context of the argument at `index`.
  func child(_ index: Int, expecting type: ValueType? = nil) -> ParsingContext {
    var child = self
    child.key += index < Self.steps.count ? Self.steps[index] : "[\(index)]"
    child.expected = type
    child.depth += 1
    return child
  }

  /// The same place, with errors noted apart and no wanted type.
  func apart() -> ParsingContext {
    ParsingContext(
      shared: Shared(keys: keys, visits: shared.visits), key: key, line: line, depth: depth,
      expected: nil, scope: scope)
  }

  /// Parses the argument at `index`.
  func parse(
    _ node: JSONNode, _ index: Int, _ type: ValueType? = nil, _ annotation: Annotation? = nil
  ) -> ExpressionNode? {
    var child = child(index, expecting: type)
    if node.line > 0 { child.line = node.line }
    return child.parseHere(node, annotation)
  }

  /// Parses what stands here.
  func parse(_ node: JSONNode, _ annotation: Annotation? = nil) -> ExpressionNode? {
    guard node.line > 0, node.line != line else { return parseHere(node, annotation) }
    var here = self
    here.line = node.line
    return here.parseHere(node, annotation)
  }

  private func parseHere(_ node: JSONNode, _ annotation: Annotation?) -> ExpressionNode? {
    guard depth <= ExpressionLimits.maximumDepth else {
      return error("Expression nested deeper than \(ExpressionLimits.maximumDepth).")
    }
    shared.visits.count += 1
    guard shared.visits.count <= ExpressionLimits.maximumVisits else {
      return error("Expression takes more than \(ExpressionLimits.maximumVisits) steps to read.")
    }
    guard let parsed = parseUntyped(node), let typed = fit(parsed, annotation) else {
      return nil
    }
    guard typed.settled().cost <= ExpressionLimits.maximumCost else {
      return error("Expression visits more than \(ExpressionLimits.maximumCost) values.")
    }
    return folded(typed)
  }

  private func parseUntyped(_ node: JSONNode) -> ExpressionNode? {
    switch node.value {
    case .null, .bool, .number, .string:
      return LiteralNode.make(StyleValue(node), in: self)
    case .object:
      return error("Bare objects invalid. Use [\"literal\", {...}] instead.")
    case .array(let items):
      return parseCall(items)
    }
  }

  private func parseCall(_ items: [JSONNode]) -> ExpressionNode? {
    guard let first = items.first else {
      return error(
        "Expected an array with at least one element. "
          + "If you wanted a literal array, use [\"literal\", []].")
    }
    guard let name = first.string else {
      return error(
        "Expression name must be a string, but found \(first.javaScriptType) instead. "
          + "If you wanted a literal array, use [\"literal\", [...]].", 0)
    }
    guard let parse = ExpressionRegistry.operators[name] else {
      return error(
        "Unknown expression \"\(name)\". "
          + "If you wanted a literal array, use [\"literal\", [...]].", 0)
    }
    return parse(Call(name: name, items: items), self)
  }

  private func folded(_ node: ExpressionNode) -> ExpressionNode? {
    guard !(node is LiteralNode), node.type != .resolvedImage, node.isConstant else { return node }
    do throws(EvaluationError) {
      return LiteralNode(node.type, try node.value(EvaluationContext()), key: key).settled()
    } catch {
      return self.error(error.message)
    }
  }
}

/// An operator with its arguments; the name is item 0, so that indices are those of error keys.
struct Call {
  let name: String
  let items: [JSONNode]

  /// How many arguments there are.
  var count: Int { items.count - 1 }
  /// The arguments with their indices.
  var arguments: ArraySlice<JSONNode> { items.dropFirst() }
}
