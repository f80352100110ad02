/// A unit that ECMA-402 knows, or one such by another, in its short form of English.
struct MeasurementUnit {
  private let singular, plural: String

  /// Reads a name such as `kilometer` or `kilometer-per-hour`, or nothing where there is no such unit.
  init?(_ name: String) {
    if let known = Self.compounds[name] {
      (singular, plural) = (known, known)
      return
    }
    if let forms = Self.forms[name] {
      (singular, plural) = forms
      return
    }
    guard let cut = name.firstRange(of: "-per-"),
      let above = Self.forms[String(name[..<cut.lowerBound])],
      let below = Self.forms[String(name[cut.upperBound...])]
    else { return nil }
    let short =
      Self.divisors[String(name[cut.upperBound...])] ?? String(below.one.drop { $0 == " " })
    (singular, plural) = (above.one + "/" + short, above.other + "/" + short)
  }

  /// A formatted number with the unit behind it.
  func text(_ number: String, isOne: Bool) -> String { number + (isOne ? singular : plural) }

  private static let compounds = ["mile-per-hour": " mph", "mile-per-gallon": " mpg"]
  private static let divisors = [
    "hour": "h", "second": "s", "day": "d", "week": "w", "month": "m", "year": "y",
  ]

  private static let symbols = [
    "acre": "ac", "bit": "bit", "byte": "byte", "centimeter": "cm", "degree": "deg",
    "fluid-ounce": "fl oz", "foot": "ft", "gallon": "gal", "gigabit": "Gb", "gigabyte": "GB",
    "gram": "g", "hectare": "ha", "hour": "hr", "inch": "in", "kilobit": "kb", "kilobyte": "kB",
    "kilogram": "kg", "kilometer": "km", "liter": "L", "megabit": "Mb", "megabyte": "MB",
    "meter": "m", "microsecond": "μs", "mile": "mi", "mile-scandinavian": "smi",
    "milliliter": "mL", "millimeter": "mm", "millisecond": "ms", "minute": "min",
    "nanosecond": "ns", "ounce": "oz", "petabyte": "PB", "pound": "lb", "second": "sec",
    "stone": "st", "terabit": "Tb", "terabyte": "TB", "yard": "yd",
  ]

  private static let forms: [String: (one: String, other: String)] = {
    var forms = symbols.mapValues { (one: " " + $0, other: " " + $0) }
    for (name, sign) in [("celsius", "°C"), ("fahrenheit", "°F"), ("percent", "%")] {
      forms[name] = (sign, sign)
    }
    for (name, word) in [("day", "day"), ("week", "wk"), ("month", "mth"), ("year", "yr")] {
      forms[name] = (" " + word, " " + word + "s")
    }
    return forms
  }()
}
