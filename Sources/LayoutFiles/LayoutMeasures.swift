import Colorimetry
import GeoCore
import JSONReading
public import PanelLayout

// How lengths, edges, colours and lines are written in layout files.

extension HorizontalAlignment: LayoutWord {}
extension VerticalAlignment: LayoutWord {}
extension TextWeight: LayoutWord {}

extension Length: LayoutValue {
  private static let form =
    "points, a percentage such as '36%', a share such as '1fr', 'content', or an object with basis, minimum, maximum"

  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> Length {
    if node.object != nil {
      let bounds = try BoundedLength.read(node, at: position)
      guard bounds.minimum >= 0, (bounds.maximum ?? .infinity) >= bounds.minimum else {
        throw position.bad(node, "bounds of which the minimum is 0 or more and the maximum no less")
      }
      return Length(
        bounds.basis.basis, minimum: bounds.minimum, maximum: bounds.maximum ?? .infinity)
    }
    return Length(try LengthBasis.read(node, at: position).basis)
  }

  var json: JSONValue {
    let basis = LengthBasis(basis: basis)
    guard minimum > 0 || maximum < .infinity else { return basis.json }
    return BoundedLength(
      basis: basis, minimum: minimum, maximum: maximum < .infinity ? maximum : nil
    ).json
  }

  static var schema: JSONValue {
    .members([("anyOf", .list([LengthBasis.schema, BoundedLength.schema]))])
  }

  /// What a length is without its bounds.
  struct LengthBasis: LayoutValue {
    var basis = Basis.flexible(weight: 1)

    static func read(
      _ node: JSONNode, at position: LayoutPosition
    ) throws(LayoutFileError) -> LengthBasis {
      func within(_ text: Substring, _ range: ClosedRange<Double>) -> Double? {
        Double(text).flatMap { range.contains($0) ? $0 : nil }
      }
      if let points = node.number, (0...1e6).contains(points) {
        return LengthBasis(basis: .points(points))
      }
      if let text = node.string {
        if text == "content" { return LengthBasis(basis: .content) }
        if text.hasSuffix("%"), let fraction = within(text.dropLast() + "e-2", 0...1) {
          return LengthBasis(basis: .fraction(fraction))
        }
        if text.hasSuffix("fr"), let weight = within(text.dropLast(2), 0.001...1e6) {
          return LengthBasis(basis: .flexible(weight: weight))
        }
      }
      throw position.bad(node, form)
    }

    var json: JSONValue {
      switch basis {
      case .points(let points): .number(points)
      case .fraction(let fraction): .string("\(Self.percent(fraction))%")
      case .flexible(let weight): .string("\(JSONWriter.number(weight))fr")
      case .content: .string("content")
      }
    }

    // The point moves by two digits: a hundred times a fraction and back is not always the same number.
    private static func percent(_ fraction: Double) -> String {
      let text = "\(fraction)"
      guard text.hasPrefix("0."), !text.contains("e") else {
        return JSONWriter.number(fraction * 100)
      }
      let digits = text.dropFirst(2) + (text.count < 4 ? "0" : "")
      let whole = digits.prefix(2).drop { $0 == "0" }
      let rest = digits.dropFirst(2)
      return (whole.isEmpty ? "0" : String(whole)) + (rest.isEmpty ? "" : "." + rest)
    }

    static var schema: JSONValue {
      .members([
        (
          "anyOf",
          .list([
            .members([("type", .string("number")), ("minimum", .number(0))]),
            .members([
              ("type", .string("string")),
              ("pattern", .string("^(content|[0-9.]+(%|fr))$")),
            ]),
          ])
        )
      ])
    }
  }

  struct BoundedLength: LayoutObject {
    var basis = LengthBasis()
    var minimum = 0.0
    var maximum: Double?

    static var fields: [LayoutField<BoundedLength>] {
      [
        LayoutField("basis", \.basis, "What it is where the bounds allow; default '1fr'."),
        LayoutField("minimum", \.minimum, "The least, in points."),
        LayoutField("maximum", \.maximum, "The most, in points."),
      ]
    }
  }
}

extension Insets: LayoutValue {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> Insets {
    let form = "points: a number, [vertical, horizontal], or [top, right, bottom, left]"
    let numbers = node.number.map { [$0] } ?? node.array?.compactMap(\.number) ?? []
    guard node.number != nil || numbers.count == node.array?.count,
      numbers.allSatisfy({ (0...1e6).contains($0) })
    else { throw position.bad(node, form) }
    switch numbers.count {
    case 1: return Insets(numbers[0])
    case 2:
      return Insets(top: numbers[0], right: numbers[1], bottom: numbers[0], left: numbers[1])
    case 4:
      return Insets(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    default: throw position.bad(node, form)
    }
  }

  var json: JSONValue {
    if self == Insets(top) { return .number(top) }
    return top == bottom && left == right
      ? .numbers(top, right) : .numbers(top, right, bottom, left)
  }

  static var schema: JSONValue {
    let number = JSONValue.members([("type", .string("number")), ("minimum", .number(0))])
    return .members([
      (
        "anyOf",
        .list([
          number,
          .members([
            ("type", .string("array")), ("items", number), ("minItems", .number(1)),
            ("maxItems", .number(4)),
          ]),
        ])
      )
    ])
  }
}

extension PanelColor: LayoutValue {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> PanelColor {
    guard let text = node.string else { throw position.bad(node, "a CSS colour") }
    if text.hasPrefix("theme:") {
      guard let role = Role(rawValue: String(text.dropFirst(6))) else {
        let roles = Role.allCases.map { "theme:\($0.rawValue)" }.joined(separator: ", ")
        throw position.bad(node, "a CSS colour or one of \(roles)")
      }
      return .theme(role)
    }
    guard let color = Color(css: text) else { throw position.bad(node, "a CSS colour") }
    return .color(color)
  }

  var json: JSONValue {
    switch self {
    case .theme(let role): .string("theme:\(role.rawValue)")
    case .color(let color): .string(Self.css(color))
    }
  }

  // Hexadecimal where eight bits a channel say all; otherwise the channels of 0…255 with all their digits.
  private static func css(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue].map { $0 * 255 }
    let bytes = channels.compactMap { UInt8(exactly: $0.rounded()) }
    if color.alpha == 1, zip(bytes, channels).allSatisfy({ Double($0) / 255 == $1 / 255 }) {
      return bytes.reduce("#") { text, byte in
        text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    let words = channels.map(JSONWriter.number).joined(separator: " ")
    return "rgb(\(words) / \(JSONWriter.number(color.alpha)))"
  }

  static var schema: JSONValue {
    .members([
      ("type", .string("string")),
      (
        "examples", .list([.string("#ff8800"), .string("rgb(0 0 0 / 0.5)"), .string("theme:text")])
      ),
    ])
  }
}

/// A line around a panel, as a layout file has it.
public struct PanelBorder: Hashable, Sendable {
  /// Its width in points.
  public var width = 1.0
  /// Its colour.
  public var color = PanelColor.theme(.separator)

  /// A line of one point in the theme's colour.
  public init() {}
}

extension PanelBorder: LayoutObject {
  static var fields: [LayoutField<PanelBorder>] {
    [
      LayoutField("width", \.width, in: 0...1000, "Its width in points; default 1."),
      LayoutField("color", \.color, "Its colour; default theme:separator."),
    ]
  }
}
