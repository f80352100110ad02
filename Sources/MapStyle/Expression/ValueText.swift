import Colorimetry
import GeoCore
import Glibc

/// Numbers as JavaScript writes them (ECMA-262 §6.1.6.1.20).
enum JavaScriptNumber {
  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if number == 0 { return "0" }
    if number.magnitude < 9_007_199_254_740_992, number == number.rounded() {
      return String(Int(number))
    }
    return (number < 0 ? "-" : "") + decimal(number.magnitude)
  }

  private static func decimal(_ number: Double) -> String {
    let (digits, point) = shortest(number)
    let count = digits.count
    if count <= point, point <= 21 { return digits + String(repeating: "0", count: point - count) }
    if 0 < point, point <= 21 { return digits.prefix(point) + "." + digits.dropFirst(point) }
    if -6 < point, point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    let exponent = (point > 0 ? "+" : "-") + String(abs(point - 1))
    return digits.prefix(1) + (count > 1 ? "." + digits.dropFirst() : "") + "e" + exponent
  }

  /// The fewest digits that name `number`, and where the point stands among them.
  private static func shortest(_ number: Double) -> (digits: String, point: Int) {
    let parts = number.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let mantissa = parts.first.map(String.init) ?? "0"
    let whole = mantissa.prefix { $0 != "." }
    let digits = mantissa.filter { $0 != "." }
    let significant = digits.drop { $0 == "0" }
    let leading = digits.count - significant.count
    var text = String(significant)
    while text.count > 1, text.last == "0" { text.removeLast() }
    return (text, whole.count + exponent - leading)
  }

  /// What `Number(text)` gives.
  static func parse(_ text: String) -> Double {
    let trimmed = trim(text)
    if trimmed.isEmpty { return 0 }
    let bytes = Array(trimmed.utf8)
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), let radix = radix(bytes[1]) {
      guard bytes[2] != UInt8(ascii: "-"), bytes[2] != UInt8(ascii: "+") else { return .nan }
      return UInt64(trimmed.dropFirst(2), radix: radix).map { Double($0) } ?? .nan
    }
    switch trimmed {
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: break
    }
    let allowed = bytes.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e")
        || $0 == UInt8(ascii: "E") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
    }
    return allowed ? Double(trimmed) ?? .nan : .nan
  }

  private static func radix(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): 8
    case UInt8(ascii: "b"), UInt8(ascii: "B"): 2
    default: nil
    }
  }

  private static func trim(_ text: String) -> Substring {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...last]
  }
}

extension StyleValue {
  /// The value as text, as `to-string` gives it.
  var text: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .formatted(let text): text.plainText
    case .image(let image): image.name
    case .array, .object: stringified
    default: json
    }
  }

  /// The value as JSON, as the reference writes it in messages.
  package var json: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): JavaScriptNumber.text(number)
    case .string(let text): JSONText.quoted(text)
    case .color(let color): color.rgbaText
    case .array(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.quoted($0.name) + ":" + $0.value.json }.joined(separator: ",")
        + "}"
    case .collator: "{}"
    case .formatted(let text): JSONText.quoted(text.plainText)
    case .image(let image): JSONText.quoted(image.name)
    case .padding(let padding): Self.json(padding.sides)
    case .numberArray(let numbers): Self.json(numbers)
    case .colorArray(let colors):
      "[" + colors.map(\.rgbaText).joined(separator: ",") + "]"
    case .projection(let from, let to, let transition):
      "[" + JSONText.quoted(from) + "," + JSONText.quoted(to) + ","
        + JavaScriptNumber.text(transition) + "]"
    case .anchorOffsets(let pairs):
      "["
        + pairs.map {
          JSONText.quoted($0.anchor.rawValue) + "," + Self.json([$0.offset.x, $0.offset.y])
        }.joined(separator: ",") + "]"
    }
  }

  /// The value as JavaScript's `JSON.stringify` writes it, which is how the reference shows it in messages and
  /// within texts: types of its own by their fields, numbers that are none as `null`.
  var stringified: String {
    switch self {
    case .number(let number): number.isFinite ? JavaScriptNumber.text(number) : "null"
    case .array(let items): "[" + items.map(\.stringified).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.quoted($0.name) + ":" + $0.value.stringified }
        .joined(separator: ",") + "}"
    case .color(let color): Self.fields(of: color)
    case .colorArray(let colors):
      "{\"values\":[" + colors.map(Self.fields).joined(separator: ",") + "]}"
    case .padding, .numberArray, .anchorOffsets: "{\"values\":" + json + "}"
    case .image(let image):
      "{\"name\":\(JSONText.quoted(image.name)),\"available\":\(image.isAvailable)}"
    default: json
    }
  }

  private static func fields(of color: Color) -> String {
    let parts = color.premultiplied
    let channels = zip(["r", "g", "b", "a"], [parts.red, parts.green, parts.blue, parts.alpha])
    return "{" + channels.map { "\"\($0)\":\(JavaScriptNumber.text($1))" }.joined(separator: ",")
      + "}"
  }

  private static func json(_ numbers: [Double]) -> String {
    "[" + numbers.map(JavaScriptNumber.text).joined(separator: ",") + "]"
  }
}

/// Strings of JSON.
enum JSONText {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case let control where control.value < 0x20:
        let hex = String(control.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Color {
  /// The notation of CSS with channels of 0…255, as `to-string` gives it.
  var rgbaText: String {
    let channels = [red, green, blue].map {
      JavaScriptNumber.text(($0 * 255 + 0.5).rounded(.down))
    }
    return "rgba(" + channels.joined(separator: ",") + "," + JavaScriptNumber.text(alpha) + ")"
  }
}
