/// `all` and `any`: whether every argument holds, or one does; the rest is not looked at.
final class JunctionNode: BoolNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]
  private let decisive: Bool
  private let tree: ExpressionNode

  /// Makes a junction; `decisive` is the answer of one argument that settles the matter.
  init(_ inputs: [ExpressionNode], decisive: Bool, key: String) {
    self.inputs = inputs
    self.decisive = decisive
    tree = PairNode.tree(inputs[...], decisive: decisive, key: key)
    super.init(key: key)
  }

  override var children: [ExpressionNode] { inputs }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool { try tree.bool(c) }

  override func atZoom(_ zoom: Double) -> ExpressionNode {
    guard dependence.contains(.zoom) else { return self }
    let context = EvaluationContext(zoom: zoom)
    var kept: [ExpressionNode] = []
    for input in inputs {
      let own = input.atZoom(zoom)
      guard input.dependence == .zoom, let answer = try? own.bool(context) else {
        kept.append(own)
        continue
      }
      // What stands before a decisive answer may still fail, and fails the whole then.
      if answer == decisive {
        kept.append(LiteralNode(.boolean, .bool(answer), key: input.key))
        break
      }
    }
    return JunctionNode(kept, decisive: decisive, key: key)
  }
}

/// Two arguments of a junction: walking a list counts references, which costs as much as a comparison, while
/// fields that never change are read for nothing.
private final class PairNode: BoolNode, @unchecked Sendable {
  private let first, second: ExpressionNode
  private let decisive: Bool

  private init(
    _ first: ExpressionNode, _ second: ExpressionNode, decisive: Bool, key: String
  ) {
    self.first = first
    self.second = second
    self.decisive = decisive
    super.init(key: key)
  }

  /// A balanced tree of pairs, since filters with thousands of arguments exist.
  static func tree(_ inputs: ArraySlice<ExpressionNode>, decisive: Bool, key: String)
    -> ExpressionNode
  {
    guard let only = inputs.first else {
      return LiteralNode(.boolean, .bool(!decisive), key: key)
    }
    if inputs.count == 1 { return only }
    let middle = (inputs.startIndex + inputs.endIndex) / 2
    return PairNode(
      tree(inputs[..<middle], decisive: decisive, key: key),
      tree(inputs[middle...], decisive: decisive, key: key), decisive: decisive, key: key)
  }

  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    if try first.bool(c) == decisive { return decisive }
    return try second.bool(c)
  }
}

/// `!`: the opposite.
final class NotNode: BoolNode, @unchecked Sendable {
  private let input: ExpressionNode

  init(_ input: ExpressionNode, key: String) {
    self.input = input
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [input] }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    try !input.bool(c)
  }
}

/// `error`: fails with its message.
final class FailureNode: ExpressionNode, @unchecked Sendable {
  private let text: ExpressionNode

  init(_ text: ExpressionNode, key: String) {
    self.text = text
    super.init(.error, key: key)
  }

  override var children: [ExpressionNode] { [text] }
  override var isFoldable: Bool { false }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    throw failure(try text.string(c))
  }
}
