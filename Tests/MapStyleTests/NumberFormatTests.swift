import Testing

@testable import MapStyle

/// Numbers in the conventions of languages: expected texts are those of the Unicode CLDR by ECMA-402.
struct NumberFormatTests {
  @Test(arguments: [
    ("1234567.891", "\"locale\": \"de\"", "1.234.567,891"),
    ("1234.5", "\"locale\": \"de-CH\"", "1’234.5"),
    ("1234.5", "\"locale\": \"fr\"", "1\u{202F}234,5"),
    ("1234.5", "\"locale\": \"es\"", "1234,5"), ("12345", "\"locale\": \"es\"", "12.345"),
    ("-1234.5", "\"locale\": \"sv-SE\"", "\u{2212}1\u{A0}234,5"),
    ("12345678", "\"locale\": \"en-IN\"", "1,23,45,678"),
    ("1234.5", "\"locale\": \"xx\"", "1,234.5"),
    ("-5", "\"currency\": \"USD\"", "-$5.00"), ("5.5", "\"currency\": \"jpy\"", "¥6"),
    ("5", "\"currency\": \"CHF\"", "CHF\u{A0}5.00"),
    ("1.2345", "\"currency\": \"KWD\"", "KWD\u{A0}1.235"),
    ("123456.789", "\"locale\": \"de-DE\", \"currency\": \"EUR\"", "123.456,79\u{A0}€"),
    ("123456.789", "\"locale\": \"ja-JP\", \"currency\": \"JPY\"", "￥123,457"),
    ("-5", "\"locale\": \"nl\", \"currency\": \"EUR\"", "€\u{A0}-5,00"),
    ("5", "\"locale\": \"pt-BR\", \"currency\": \"BRL\"", "R$\u{A0}5,00"),
    ("16", "\"unit\": \"liter\"", "16 L"), ("16", "\"unit\": \"celsius\"", "16°C"),
    ("1", "\"unit\": \"day\"", "1 day"), ("2", "\"unit\": \"day\"", "2 days"),
    ("50", "\"unit\": \"kilometer-per-hour\"", "50 km/h"),
    ("50", "\"unit\": \"mile-per-hour\"", "50 mph"), ("50", "\"unit\": \"percent\"", "50%"),
    ("1.5", "\"min-fraction-digits\": 5", "1.50000"),
    ("1.56", "\"max-fraction-digits\": 1", "1.6"),
    ("[\"/\", 0, 0]", "\"currency\": \"USD\"", "$NaN"), ("[\"/\", -1, 0]", "", "-∞"),
    ("-0.0001", "", "-0"),
  ]) func texts(number: String, options: String, text: String) {
    #expect(evaluate("[\"number-format\", \(number), {\(options)}]") == "\"\(text)\"")
  }

  @Test(arguments: [
    ("\"currency\": \"EURO\"", "Invalid currency code : EURO"),
    ("\"unit\": \"furlong\"", "Invalid unit argument for Intl.NumberFormat() 'furlong'"),
    (
      "\"min-fraction-digits\": 4, \"max-fraction-digits\": 2",
      "maximumFractionDigits value is out of range."
    ),
    ("\"min-fraction-digits\": 101", "minimumFractionDigits value is out of range."),
  ]) func refusals(options: String, message: String) {
    #expect(evaluate("[\"number-format\", 1, {\(options)}]") == "error: \(message)")
  }
}
