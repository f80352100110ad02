import JSONReading

/// Errors of an expression, in order.
package struct ParsingErrors: Error {
  package let list: [ParsingError]
}

extension StyleExpression {
  /// Parses an expression that yields values of `type`.
  ///
  /// - Throws: every error found, in order.
  static func parse(
    _ json: JSONNode, expecting type: ValueType?, keys: PropertyKeys, isText: Bool = false
  ) throws(ParsingErrors) -> StyleExpression {
    var context = ParsingContext(shared: .init(keys: keys))
    context.expected = type
    context.line = json.line
    // A property of plain text takes any value and makes it text, as ever since property functions.
    guard let node = context.parse(json, isText ? .coerce : nil), context.shared.errors.isEmpty
    else { throw ParsingErrors(list: context.shared.errors) }
    return StyleExpression(node)
  }

  /// Parses the expression of a property, and checks that the property may depend on what it depends on.
  ///
  /// - Throws: every error found, in order.
  static func parse(_ json: JSONNode, for spec: PropertySpec, keys: PropertyKeys)
    throws(ParsingErrors) -> StyleExpression
  {
    let expression = try parse(
      json, expecting: spec.expectedType, keys: keys, isText: spec.kind == .string)
    if let error = expression.violation(of: spec) {
      throw ParsingErrors(list: [
        ParsingError(key: error.key, message: error.message, line: json.line)
      ])
    }
    return expression
  }

  private func violation(of spec: PropertySpec) -> ZoomCurveError? {
    let dependence = node.dependence
    if !dependence.isDisjoint(with: [.feature, .featureState]), !spec.parameters.contains(.feature)
    {
      return ZoomCurveError(key: "", message: "data expressions not supported")
    }
    if dependence.contains(.zoom), !spec.parameters.contains(.zoom) {
      return ZoomCurveError(key: "", message: "zoom expressions not supported")
    }
    do throws(ZoomCurveError) {
      let curve = try ZoomCurve.find(in: node)
      if curve == nil, dependence.contains(.zoom) { return .notTopLevel("") }
      if curve is InterpolateNode, !spec.isInterpolated {
        return ZoomCurveError(
          key: "", message: "\"interpolate\" expressions cannot be used with this property")
      }
      return nil
    } catch {
      return error
    }
  }
}

/// Where an expression uses the zoom in a way that cannot be prepared for.
struct ZoomCurveError: Error {
  let key: String
  let message: String

  static let twice = ZoomCurveError(
    key: "",
    message: "Only one zoom-based \"step\" or \"interpolate\" subexpression may be used in an "
      + "expression.")

  static func notTopLevel(_ key: String) -> ZoomCurveError {
    ZoomCurveError(
      key: key,
      message: "\"zoom\" expression may only be used as input to a top-level \"step\" or "
        + "\"interpolate\" expression.")
  }
}

/// The `step` or `interpolate` over the zoom at the top of an expression.
enum ZoomCurve {
  /// Finds it, or nothing where the zoom is not used so.
  ///
  /// - Throws: where it is used elsewhere, or twice.
  static func find(in node: ExpressionNode) throws(ZoomCurveError) -> ExpressionNode? {
    guard node.dependence.contains(.zoom) else { return nil }
    let found = try own(node)
    // Each child may say more than the ones before it: two curves side by side are worse than one below the top.
    var result = Result<ExpressionNode?, ZoomCurveError>.success(found)
    for child in node.children {
      do throws(ZoomCurveError) {
        guard let below = try find(in: child) else { continue }
        switch result {
        case .success(nil): result = .failure(.notTopLevel(""))
        case .success(let curve) where curve === below: break
        default: result = .failure(.twice)
        }
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  private static func own(_ node: ExpressionNode) throws(ZoomCurveError) -> ExpressionNode? {
    switch node {
    case let node as LetNode: return try find(in: node.result)
    case let node as CoalesceNode:
      for candidate in node.children {
        if let curve = try find(in: candidate) { return curve }
      }
      return nil
    case let node as StepNode where node.input is ZoomNode: return node
    case let node as InterpolateNode where node.input is ZoomNode: return node
    default: return nil
    }
  }
}
