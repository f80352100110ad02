extension StyleLayer {
  /// The font stacks its text may be set in.
  var fontStacks: [[String]] {
    guard case .symbol(let layer) = kind, layer.textField.isDefined else { return [] }
    let own = layer.textFont.expression?.node.stringLists ?? [layer.textFont.fallback]
    return own + (layer.textField.expression?.node.stringLists ?? [])
  }
}

extension ExpressionNode {
  /// The constant lists of strings below, and here.
  fileprivate var stringLists: [[String]] {
    guard let literal = self as? LiteralNode else { return children.flatMap(\.stringLists) }
    guard case .array(let items) = literal.constant, !items.isEmpty else { return [] }
    let names = items.compactMap { String($0) }
    return names.count == items.count ? [names] : []
  }
}
