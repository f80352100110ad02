import Colorimetry

/// `rgb` and `rgba`: a colour from channels of 0…255 and an opacity of 0…1.
final class RGBANode: ExpressionNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]

  init(_ inputs: [ExpressionNode], key: String) {
    self.inputs = inputs
    super.init(.color, key: key)
  }

  override var children: [ExpressionNode] { inputs }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .color(try color(c))
  }

  override func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    let red = try inputs[0].number(c)
    let green = try inputs[1].number(c)
    let blue = try inputs[2].number(c)
    let alpha = inputs.count > 3 ? try inputs[3].number(c) : 1
    guard RGBA.isValid(red, green, blue, alpha) else {
      throw failure(RGBA.message([red, green, blue, alpha].map { .number($0) }))
    }
    return Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

/// The bounds of colours given in numbers.
enum RGBA {
  static func isValid(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Bool {
    let channels = 0.0...255
    return channels.contains(red) && channels.contains(green) && channels.contains(blue)
      && (0...1).contains(alpha)
  }

  static func isValid(_ numbers: [Double]) -> Bool {
    numbers.count >= 3
      && isValid(numbers[0], numbers[1], numbers[2], numbers.count > 3 ? numbers[3] : 1)
  }

  /// What is wrong with three channels and, where there are four items, an opacity.
  static func message(_ items: [StyleValue]) -> String {
    let areChannels = items.prefix(3).allSatisfy {
      if case .number(let number) = $0 { (0...255).contains(number) } else { false }
    }
    let isNumber = items.count > 3 && items[3].type == .number
    let shown = areChannels || isNumber ? items[...] : items.prefix(3)
    return "Invalid rgba value [\(shown.map(\.text).joined(separator: ", "))]: "
      + (areChannels
        ? "'a' must be between 0 and 1." : "'r', 'g', and 'b' must be between 0 and 255.")
  }
}

/// `to-rgba`: the channels of a colour.
final class ToRGBANode: ExpressionNode, @unchecked Sendable {
  private let input: ExpressionNode

  init(_ input: ExpressionNode, key: String) {
    self.input = input
    super.init(.array(.number, 4), key: key)
  }

  override var children: [ExpressionNode] { [input] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let color = try input.color(c)
    return .array([
      .number(color.red * 255), .number(color.green * 255), .number(color.blue * 255),
      .number(color.alpha),
    ])
  }
}
