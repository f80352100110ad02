/// How a language writes numbers, by the Unicode CLDR.
///
/// There are the languages of Europe's larger countries, of Turkey and East Asia, and India's English; all others
/// are written as in the English of the United States.
struct NumberConventions {
  private enum CurrencyPlace { case before, beforeSpace, after }

  private let language: String
  private var decimal = "."
  private var group = ","
  /// How many digits there must be before the first separator for it to be written.
  private var minimumGroup = 1
  private var isIndian = false
  private var place = CurrencyPlace.before
  /// The sign of numbers below zero.
  private(set) var minus = "-"
  private var signFollowsCurrency = false

  private static let space = "\u{A0}"

  /// Makes the conventions of a BCP 47 tag.
  init(locale: String) {
    let tag = locale.lowercased()
    language = String(tag.prefix { $0 != "-" })
    isIndian = tag == "en-in" || language == "hi"
    if !setRegion(tag) { setLanguage() }
  }

  private mutating func set(
    _ decimal: String, _ group: String, _ place: CurrencyPlace, from minimum: Int = 1
  ) {
    (self.decimal, self.group, self.place) = (decimal, group, place)
    minimumGroup = minimum
  }

  /// Regions that differ from the rest of their language.
  private mutating func setRegion(_ tag: String) -> Bool {
    switch tag {
    case "de-at": set(",", Self.space, .beforeSpace)
    case "de-ch", "de-li": set(".", "’", .beforeSpace)
    case "pt-pt": set(",", Self.space, .after, from: 2)
    case "es-mx", "es-us", "es-419": set(".", ",", .before)
    default: return false
    }
    return true
  }

  private mutating func setLanguage() {
    switch language {
    case "de", "it", "da", "ro", "el", "id", "hr", "sl", "sr": set(",", ".", .after)
    case "es": set(",", ".", .after, from: 2)
    case "fr": set(",", "\u{202F}", .after)
    case "pl", "bg": set(",", Self.space, .after, from: 2)
    case "ru", "uk", "cs", "sk", "hu", "sv", "fi", "nb", "no", "nn":
      set(",", Self.space, .after)
    case "nl":
      set(",", ".", .beforeSpace)
      signFollowsCurrency = true
    case "pt": set(",", ".", .beforeSpace)
    case "tr": set(",", ".", .before)
    default: break
    }
    if ["sv", "fi", "nb", "no", "nn", "sl", "hr"].contains(language) { minus = "\u{2212}" }
  }

  /// A number of 0 or more with at least and at most so many fraction digits.
  func text(_ number: Double, _ minimum: Int, _ maximum: Int) -> String {
    let (whole, fraction) = DecimalDigits(number).rounded(to: maximum)
    var kept = fraction
    while kept.count > minimum, kept.last == "0" { kept.removeLast() }
    return grouped(whole) + (kept.isEmpty ? "" : decimal + kept)
  }

  private func grouped(_ digits: String) -> String {
    guard digits.count >= 3 + minimumGroup else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      let behind = digits.count - index
      let isBorder = isIndian && behind > 3 ? (behind - 3) % 2 == 0 : behind % 3 == 0
      if index > 0, isBorder { text += group }
      text.append(digit)
    }
    return text
  }

  /// A price of an unsigned `text` in the currency of a code.
  func price(_ text: String, _ code: String, _ isNegative: Bool) -> String {
    let symbol = Currency.symbol(code, language)
    let sign = isNegative ? minus : ""
    // Letters never stand against digits.
    let isWord = symbol.last?.isLetter ?? false
    switch place {
    case .after: return sign + text + Self.space + symbol
    case .before where !isWord: return sign + symbol + text
    default:
      return signFollowsCurrency
        ? symbol + Self.space + sign + text : sign + symbol + Self.space + text
    }
  }
}

/// Currencies by their codes (ISO 4217).
enum Currency {
  private static let whole: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
    "VUV", "XAF", "XOF", "XPF",
  ]
  private static let thousandths: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

  /// The digits of its smaller unit.
  static func fractionDigits(_ code: String) -> Int {
    whole.contains(code) ? 0 : thousandths.contains(code) ? 3 : 2
  }

  private static let symbols = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
    "ILS": "₪", "INR": "₹", "JPY": "JP¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱",
    "TWD": "NT$", "USD": "US$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XOF": "F\u{202F}CFA",
    "XPF": "CFPF",
  ]
  /// Symbols that a language has of its own.
  private static let own: [String: [String: String]] = [
    "en": ["USD": "$", "JPY": "¥"], "de": ["USD": "$", "JPY": "¥"],
    "ja": ["USD": "$", "JPY": "￥", "CNY": "元"], "zh": ["CNY": "¥"],
    "fr": ["USD": "$US", "GBP": "£GB", "CAD": "$CA", "JPY": "JPY"],
    "es": ["JPY": "JPY", "GBP": "GBP"], "it": ["USD": "USD", "JPY": "JPY"],
    "ru": ["USD": "$", "RUB": "₽"], "pl": ["PLN": "zł", "USD": "USD"],
    "cs": ["CZK": "Kč"], "sv": ["SEK": "kr", "JPY": "JPY"], "da": ["DKK": "kr.", "USD": "$"],
    "nb": ["NOK": "kr", "USD": "USD"], "no": ["NOK": "kr", "USD": "USD"],
    "tr": ["TRY": "₺", "USD": "$"], "fi": ["USD": "$"], "hu": ["HUF": "Ft", "USD": "USD"],
    "uk": ["UAH": "₴", "USD": "USD"],
  ]

  /// The symbol a language has for it; the code where there is none.
  static func symbol(_ code: String, _ language: String) -> String {
    own[language]?[code] ?? symbols[code] ?? code
  }
}
