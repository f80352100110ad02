/// `is-supported-script`: whether the text can be drawn as its scripts are written.
final class SupportedScriptNode: BoolNode, @unchecked Sendable {
  private let input: ExpressionNode

  init(_ input: ExpressionNode, key: String) {
    self.input = input
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [input] }
  override var ownDependence: Dependence { .renderer }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    let text = try input.string(c)
    return c.setsComplexScripts || !text.unicodeScalars.contains(where: Self.changes)
  }

  // The blocks of Indic scripts and Sinhala, of Tibetan and Burmese, and of Khmer, whose letters change with their
  // neighbours and are not all joined by forms of their own.
  private static func changes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x900...0xDFF, 0xF00...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}
