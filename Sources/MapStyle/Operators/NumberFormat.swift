import Glibc
import JSONReading

/// `number-format`: a number as text, with digits grouped by three as in English.
///
/// Whatever language is asked for, the conventions are those of English: there is no other data here.
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
    if node["currency"] != nil, node["unit"] != nil {
      return context.error("NumberFormat options `currency` and `unit` are mutually exclusive")
    }
    var options = Options()
    func option(_ name: String, _ type: ValueType, _ slot: inout ExpressionNode?) -> Bool {
      guard let value = node[name] else { return true }
      slot = context.parse(value, 1, type)
      return slot != nil
    }
    guard option("locale", .string, &options.locale),
      option("currency", .string, &options.currency), option("unit", .string, &options.unit),
      option("min-fraction-digits", .number, &options.minimum),
      option("max-fraction-digits", .number, &options.maximum)
    else { return nil }
    return NumberFormatNode(input, options, key: context.key)
  }

  override var children: [ExpressionNode] { [input] + options.children }

  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    let number = try input.number(c)
    let currency = try options.currency?.string(c)
    let unit = try options.unit?.string(c)
    let usual = currency == nil ? (0, 3) : (2, 2)
    let minimum = try Self.digits(options.minimum, c) ?? usual.0
    let maximum = try Self.digits(options.maximum, c) ?? max(minimum, usual.1)
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let text = Self.grouped(number.magnitude, min(minimum, maximum), maximum)
    let sign = number < 0 ? "-" : ""
    if let currency { return sign + (Self.symbols[currency] ?? currency + "\u{A0}") + text }
    return sign + text + (unit.map { " " + (Self.units[$0] ?? $0) } ?? "")
  }

  private static func digits(_ node: ExpressionNode?, _ c: EvaluationContext)
    throws(EvaluationError) -> Int?
  {
    guard let number = try node?.number(c), !number.isNaN else { return nil }
    return Int(min(max(number, 0), Double(ExpressionLimits.maximumFractionDigits)))
  }

  private static func grouped(_ number: Double, _ minimum: Int, _ maximum: Int) -> String {
    let (digits, fraction) = DecimalDigits(number).rounded(to: maximum)
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { whole += "," }
      whole.append(digit)
    }
    var kept = fraction
    while kept.count > minimum, kept.last == "0" { kept.removeLast() }
    kept += String(repeating: "0", count: max(0, minimum - kept.count))
    return kept.isEmpty ? whole : whole + "." + kept
  }

  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩",
  ]
  private static let units = [
    "meter": "m", "kilometer": "km", "centimeter": "cm", "millimeter": "mm", "mile": "mi",
    "foot": "ft", "inch": "in", "yard": "yd", "liter": "L", "gram": "g", "kilogram": "kg",
    "second": "sec", "minute": "min", "hour": "hr", "day": "day", "percent": "%", "degree": "deg",
    "celsius": "°C", "fahrenheit": "°F", "acre": "ac", "hectare": "ha",
  ]
}

/// The decimal digits of a number, the fewest that name it.
struct DecimalDigits {
  private let digits: [UInt8]
  /// How many of the digits stand before the point; may be negative or beyond the end.
  private let point: Int

  init(_ number: Double) {
    let parts = number.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let mantissa = parts.first.map { Array($0.utf8) } ?? []
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }.count
    digits = mantissa.filter { (0x30...0x39).contains($0) }.map { $0 - 0x30 }
    point = whole + exponent
  }

  /// Digits before and behind the point, of which there are `places`, halves rounded away from zero.
  func rounded(to places: Int) -> (whole: String, fraction: String) {
    let leading = max(0, 1 - point)
    var all = [UInt8](repeating: 0, count: leading) + digits
    let split = point + leading
    let wanted = split + places
    let isUp = wanted < all.count && wanted >= 0 && all[wanted] >= 5
    all = Array(all.prefix(max(0, wanted)))
    all += [UInt8](repeating: 0, count: max(0, wanted - all.count))
    let carried = isUp ? Self.increment(&all) : 0
    let text = all.map { Character(Unicode.Scalar($0 + 0x30)) }
    return (String(text.prefix(split + carried)), String(text.dropFirst(split + carried)))
  }

  /// Adds one to the last digit; yields how many digits that made more.
  private static func increment(_ digits: inout [UInt8]) -> Int {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return 0
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    return 1
  }
}
