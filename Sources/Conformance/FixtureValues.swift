import Colorimetry
import GeoCore
import JSONReading
import MapStyle

extension StyleValue {
  /// The value within others as fixtures write it: by its parts, colours premultiplied.
  var fixtureJSON: JSONNode {
    switch self {
    case .null: JSONNode(.null)
    case .bool(let flag): JSONNode(.bool(flag))
    case .number(let number): JSONNode(.number(number))
    case .string(let text): JSONNode(.string(text))
    case .array(let items): JSONNode(.array(items.map(\.fixtureJSON)))
    case .object(let members):
      .record(members.map { ($0.name, $0.value.fixtureJSON) })
    case .color(let color):
      .record(
        zip(["r", "g", "b", "a"], Self.channels(color)).map { ($0, JSONNode(.number($1))) })
    case .collator: JSONNode(.object([]))
    case .formatted(let text):
      .record([("sections", JSONNode(.array(text.sections.map(\.fixtureJSON))))])
    case .image(let image):
      .record([
        ("name", JSONNode(.string(image.name))), ("available", JSONNode(.bool(image.isAvailable))),
      ])
    case .padding(let padding):
      .record([
        (
          "values",
          JSONNode(
            .array(
              [padding.top, padding.right, padding.bottom, padding.left].map {
                JSONNode(.number($0))
              }))
        )
      ])
    case .numberArray(let numbers):
      .record([("values", JSONNode(.array(numbers.map { JSONNode(.number($0)) })))])
    case .colorArray(let colors):
      .record([
        (
          "values",
          JSONNode(
            .array(
              colors.map { StyleValue.color($0).fixtureJSON }))
        )
      ])
    case .projection(let from, let to, let transition):
      .record([
        ("from", JSONNode(.string(from))), ("to", JSONNode(.string(to))),
        ("transition", JSONNode(.number(transition))),
      ])
    case .anchorOffsets(let pairs):
      .record([
        (
          "values",
          JSONNode(
            .array(
              pairs.flatMap {
                [
                  JSONNode(.string($0.anchor.rawValue)),
                  JSONNode(
                    .array([JSONNode(.number($0.offset.x)), JSONNode(.number($0.offset.y))])),
                ]
              }))
        )
      ])
    }
  }

  /// The value as the whole output of an expression of a type: colours are lists there.
  func fixtureJSON(of type: ValueType) -> JSONNode {
    guard type == .color, case .color(let color) = self else { return fixtureJSON }
    return JSONNode(.array(Self.channels(color).map { JSONNode(.number($0)) }))
  }

  private static func channels(_ color: Color) -> [Double] {
    let parts = color.premultiplied
    return [parts.red, parts.green, parts.blue, parts.alpha]
  }
}

extension FormattedSection {
  var fixtureJSON: JSONNode {
    func orNull(_ text: String?) -> JSONNode {
      text.map { JSONNode(.string($0)) } ?? JSONNode(.null)
    }
    return .record([
      ("text", JSONNode(.string(text))),
      ("image", image.map { StyleValue.image($0).fixtureJSON } ?? JSONNode(.null)),
      ("scale", scale.map { JSONNode(.number($0)) } ?? JSONNode(.null)),
      ("fontStack", orNull(fontStack?.joined(separator: ","))),
      ("textColor", color.map { StyleValue.color($0).fixtureJSON } ?? JSONNode(.null)),
      ("verticalAlign", orNull(verticalAlignment?.rawValue)),
    ])
  }
}
