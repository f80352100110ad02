import Glibc

/// Every operator by name, with what parses it.
enum ExpressionRegistry {
  typealias Parser = @Sendable (Call, ParsingContext) -> ExpressionNode?

  static let operators: [String: Parser] = structured.merging(overloaded) { first, _ in first }

  /// Operators that look at their arguments themselves.
  private static let structured: [String: Parser] = [
    "==": ComparisonNode.parse, "!=": ComparisonNode.parse, "<": ComparisonNode.parse,
    ">": ComparisonNode.parse, "<=": ComparisonNode.parse, ">=": ComparisonNode.parse,
    "array": AssertionNode.parse, "boolean": AssertionNode.parse, "number": AssertionNode.parse,
    "object": AssertionNode.parse, "string": AssertionNode.parse,
    "to-boolean": CoercionNode.parse, "to-color": CoercionNode.parse,
    "to-number": CoercionNode.parse, "to-string": CoercionNode.parse,
    "literal": LiteralNode.parse, "semiliteral": SemiliteralNode.parse, "let": LetNode.parse,
    "var": VariableNode.parse,
    "at": AtNode.parse, "in": SearchNode.parse, "index-of": SearchNode.parse,
    "slice": SliceNode.parse, "length": LengthNode.parse,
    "case": CaseNode.parse, "match": MatchNode.parse, "coalesce": CoalesceNode.parse,
    "step": StepNode.parse, "interpolate": InterpolateNode.parse,
    "interpolate-hcl": InterpolateNode.parse, "interpolate-lab": InterpolateNode.parse,
    "image": ImageNode.parse, "format": FormatNode.parse,
    "number-format": NumberFormatNode.parse, "collator": CollatorNode.parse,
    "global-state": GlobalStateNode.parse, "within": WithinNode.parse,
    "distance": DistanceNode.parse,
  ]

  /// Operators that are told by the number and types of their arguments.
  private static let overloaded: [String: Parser] =
    (numeric + lookups + texts + tests).reduce(into: [:]) { table, definition in
      table[definition.name] = definition.parse
    }

  private static let numeric: [OverloadedOperator] = [
    OverloadedOperator(
      "+", .number, [.variadic(.number) { FoldNode($0, isProduct: false, key: $1.key) }]),
    OverloadedOperator(
      "*", .number, [.variadic(.number) { FoldNode($0, isProduct: true, key: $1.key) }]),
    OverloadedOperator(
      "-", .number,
      [
        .fixed([.number, .number]) { BinaryNode($0, key: $1.key) { $0 - $1 } },
        .fixed([.number]) { UnaryNode($0[0], key: $1.key) { -$0 } },
      ]),
    .binary("/") { $0 / $1 },
    .binary("%") { fmod($0, $1) },
    .binary("^") { base, exponent in
      // ECMA-262 §6.1.6.1.3 differs from C here: nothing certain can be said of 1 to the power of anything.
      base.magnitude == 1 && !exponent.isFinite ? .nan : pow(base, exponent)
    },
    OverloadedOperator(
      "min", .number, [.variadic(.number) { ExtremeNode($0, isMaximum: false, key: $1.key) }]),
    OverloadedOperator(
      "max", .number, [.variadic(.number) { ExtremeNode($0, isMaximum: true, key: $1.key) }]),
    .constant("pi", .pi), .constant("e", M_E), .constant("ln2", M_LN2),
    .unary("sqrt") { $0.squareRoot() },
    .unary("ln") { log($0) }, .unary("log10") { log10($0) }, .unary("log2") { log2($0) },
    .unary("sin") { sin($0) }, .unary("cos") { cos($0) }, .unary("tan") { tan($0) },
    .unary("asin") { asin($0) }, .unary("acos") { acos($0) }, .unary("atan") { atan($0) },
    .unary("abs") { $0.magnitude },
    // Halves away from zero.
    .unary("round") { $0.rounded(.toNearestOrAwayFromZero) },
    .unary("floor") { $0.rounded(.down) }, .unary("ceil") { $0.rounded(.up) },
    OverloadedOperator("zoom", .number, [.fixed([]) { ZoomNode(key: $1.key) }]),
    .pointwise("heatmap-density", .heatmapDensity) { $0.heatmapDensity },
    .pointwise("line-progress", .lineProgress) { $0.lineProgress },
    .pointwise("elevation", .elevation) { $0.elevation },
    OverloadedOperator(
      "accumulated", .value, [.fixed([]) { AccumulatedNode(key: $1.key) }]),
  ]

  private static let lookups: [OverloadedOperator] = [
    OverloadedOperator(
      "get", .value,
      [
        .fixed([.string]) { arguments, context in
          if case .string(let name)? = (arguments[0] as? LiteralNode)?.constant {
            return PropertyNode(.value, slot: context.keys.slot(name), key: context.key)
          }
          return ComputedPropertyNode(arguments[0], isTest: false, key: context.key)
        },
        .fixed([.string, .object]) { MemberNode($0[0], $0[1], isTest: false, key: $1.key) },
      ]),
    OverloadedOperator(
      "has", .boolean,
      [
        .fixed([.string]) { arguments, context in
          if case .string(let name)? = (arguments[0] as? LiteralNode)?.constant {
            return HasPropertyNode(slot: context.keys.slot(name), key: context.key)
          }
          return ComputedPropertyNode(arguments[0], isTest: true, key: context.key)
        },
        .fixed([.string, .object]) { MemberNode($0[0], $0[1], isTest: true, key: $1.key) },
      ]),
    OverloadedOperator(
      "feature-state", .value, [.fixed([.string]) { FeatureStateNode($0[0], key: $1.key) }]),
    OverloadedOperator("properties", .object, [.fixed([]) { AllPropertiesNode(key: $1.key) }]),
    OverloadedOperator("id", .value, [.fixed([]) { IdentifierNode(key: $1.key) }]),
    OverloadedOperator("geometry-type", .string, [.fixed([]) { GeometryTypeNode(key: $1.key) }]),
  ]

  private static let texts: [OverloadedOperator] = [
    OverloadedOperator("typeof", .string, [.fixed([.value]) { TypeofNode($0[0], key: $1.key) }]),
    OverloadedOperator("concat", .string, [.variadic(.value) { ConcatNode($0, key: $1.key) }]),
    OverloadedOperator(
      "upcase", .string, [.fixed([.string]) { CaseChangeNode($0[0], isUp: true, key: $1.key) }]),
    OverloadedOperator(
      "downcase", .string,
      [.fixed([.string]) { CaseChangeNode($0[0], isUp: false, key: $1.key) }]),
    OverloadedOperator(
      "join", .string, [.fixed([.array(.string, nil), .string]) { JoinNode($0, key: $1.key) }]),
    OverloadedOperator(
      "split", .array(.string, nil), [.fixed([.string, .string]) { SplitNode($0, key: $1.key) }]),
    OverloadedOperator(
      "resolved-locale", .string, [.fixed([.collator]) { ResolvedLocaleNode($0[0], key: $1.key) }]),
    OverloadedOperator(
      "rgb", .color,
      [.fixed([.number, .number, .number]) { RGBANode($0, key: $1.key) }]),
    OverloadedOperator(
      "rgba", .color,
      [.fixed([.number, .number, .number, .number]) { RGBANode($0, key: $1.key) }]),
    OverloadedOperator(
      "to-rgba", .array(.number, 4), [.fixed([.color]) { ToRGBANode($0[0], key: $1.key) }]),
    OverloadedOperator("error", .error, [.fixed([.string]) { FailureNode($0[0], key: $1.key) }]),
  ]

  private static let tests: [OverloadedOperator] = [
    .junction("all", decisive: false), .junction("any", decisive: true),
    OverloadedOperator("!", .boolean, [.fixed([.boolean]) { NotNode($0[0], key: $1.key) }]),
    OverloadedOperator(
      "is-supported-script", .boolean,
      [.fixed([.string]) { SupportedScriptNode($0[0], key: $1.key) }]),
  ]
}
