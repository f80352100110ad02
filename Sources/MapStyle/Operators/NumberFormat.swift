import JSONReading

/// `number-format`: a number as text in the conventions of a language.
final class NumberFormatNode: StringNode, @unchecked Sendable {
  private struct Options {
    var locale, currency, unit, minimum, maximum: ExpressionNode?
    var children: [ExpressionNode] { [locale, currency, unit, minimum, maximum].compactMap { $0 } }
  }

  private let input: ExpressionNode
  private let options: Options

  private init(_ input: ExpressionNode, _ options: Options, key: String) {
    self.input = input
    self.options = options
    super.init(key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 2 else { return context.error("Expected two arguments.") }
    guard let input = context.parse(call.items[1], 1, .number) else { return nil }
    let node = call.items[2]
    guard node.object != nil else {
      return context.error("NumberFormat options argument must be an object.")
    }
    var options = Options()
    // What is 0 or empty counts as not stated, as in the reference.
    func option(_ name: String, _ type: ValueType, _ slot: inout ExpressionNode?) -> Bool {
      guard let value = node[name], !StyleValue(value).isFalsy else { return true }
      slot = context.parse(value, 1, type)
      return slot != nil
    }
    guard option("locale", .string, &options.locale),
      option("currency", .string, &options.currency), option("unit", .string, &options.unit)
    else { return nil }
    if options.currency != nil, options.unit != nil {
      return context.error("NumberFormat options `currency` and `unit` are mutually exclusive")
    }
    guard option("min-fraction-digits", .number, &options.minimum),
      option("max-fraction-digits", .number, &options.maximum)
    else { return nil }
    return NumberFormatNode(input, options, key: context.key)
  }

  override var children: [ExpressionNode] { [input] + options.children }

  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    let conventions = NumberConventions(locale: try options.locale?.string(c) ?? "en-US")
    let currency = try currency(c)
    let unit = try unit(c)
    let (minimum, maximum) = try digits(currency, c)
    let number = try input.number(c)
    let text =
      number.isFinite
      ? conventions.text(number.magnitude, minimum, maximum) : number.isNaN ? "NaN" : "∞"
    let isNegative = number.sign == .minus && !number.isNaN
    if let currency { return conventions.price(text, currency, isNegative) }
    let signed = (isNegative ? conventions.minus : "") + text
    return unit.map { $0.text(signed, isOne: signed == "1") } ?? signed
  }

  private func currency(_ c: EvaluationContext) throws(EvaluationError) -> String? {
    guard let code = try options.currency?.string(c) else { return nil }
    guard code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      throw failure("Invalid currency code : \(code)")
    }
    return code.uppercased()
  }

  private func unit(_ c: EvaluationContext) throws(EvaluationError) -> MeasurementUnit? {
    guard let name = try options.unit?.string(c) else { return nil }
    guard let unit = MeasurementUnit(name) else {
      throw failure("Invalid unit argument for Intl.NumberFormat() '\(name)'")
    }
    return unit
  }

  /// How many fraction digits there are at least and at most (ECMA-402 §16.1.2).
  private func digits(_ currency: String?, _ c: EvaluationContext) throws(EvaluationError) -> (
    Int, Int
  ) {
    let own = currency.map(Currency.fractionDigits)
    let minimum = try digits(options.minimum, "minimumFractionDigits", c)
    let maximum = try digits(options.maximum, "maximumFractionDigits", c)
    let (least, most) = (own ?? 0, own ?? 3)
    switch (minimum, maximum) {
    case (let low?, let high?):
      if low > high { throw failure("maximumFractionDigits value is out of range.") }
      return (low, high)
    case (let low?, nil): return (low, max(low, most))
    case (nil, let high?): return (min(least, high), high)
    case (nil, nil): return (least, most)
    }
  }

  private func digits(_ node: ExpressionNode?, _ name: String, _ c: EvaluationContext)
    throws(EvaluationError) -> Int?
  {
    guard let number = try node?.number(c) else { return nil }
    guard number >= 0, number <= Double(ExpressionLimits.maximumFractionDigits) else {
      throw failure("\(name) value is out of range.")
    }
    return Int(number)
  }
}
