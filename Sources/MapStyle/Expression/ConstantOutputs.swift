import Colorimetry

/// The outputs of a branching operator where all of them are constants of one type, so that none need be asked.
struct ConstantOutputs: Sendable {
  private(set) var numbers: [Double] = []
  private(set) var colors: [Color] = []
  private(set) var flags: [Bool] = []

  init(_ outputs: [ExpressionNode]) {
    for output in outputs {
      switch (output as? LiteralNode)?.constant {
      case .number(let number)?: numbers.append(number)
      case .color(let color)?: colors.append(color)
      case .bool(let flag)?: flags.append(flag)
      default: break
      }
    }
    if numbers.count != outputs.count { numbers = [] }
    if colors.count != outputs.count { colors = [] }
    if flags.count != outputs.count { flags = [] }
  }
}
