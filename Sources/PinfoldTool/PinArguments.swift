import GeoCore
import MapPanels
import Pinfold

/// The options that say how pins look.
enum PinArguments {
  static let options: [Option] = [
    Option(
      "--pin", value: "FORM", help: "teardrop, circle, square, dot, flag or label [teardrop]"),
    Option(
      "--pin-text", value: "number|name|none|PROPERTY",
      help: "what pins bear [their numbers; labels their names]"),
    Option(
      "--pin-icon", value: "NAME|FILE|own|none",
      help: "an icon for all, such as cafe or museum, a PNG or SVG instead of pins, or the places' "
        + "own icons [own where there is no list]"),
    Option(
      "--pin-anchor", value: "X,Y",
      help: "the point of that picture at the place, in shares of its sides [0.5,0.5]"),
    Option("--pin-offset", value: "X,Y", help: "how far it is moved, in points"),
    Option("--pin-height", value: "POINTS", help: "how high it is [its own height]"),
    Option("--pin-size", value: "RATIO", help: "how large pins are [1]"),
    Option("--pin-order", value: "south|board|PROPERTY", help: "what lies in front [south]"),
    Option("--no-pin-shadow", help: "pins cast no shadow"),
    Option(
      "--color-by", value: "PROPERTY", help: "colours by its values, explained in a corner"),
    Option(
      "--crowding", value: "RULE",
      help: "of pins that hide each other: auto, overlap, spread, cluster, spider or dots [auto]"),
    Option(
      "--dots-beyond", value: "COUNT", help: "with more places in the map auto draws dots [400]"),
    Option(
      "--cluster-radius", value: "POINTS", help: "how near pins are that become one badge [44]"),
  ]

  /// Reads what the words say of pins.
  static func read(
    _ parsed: OptionTable.Parsed, into request: inout SnapshotRequest
  ) throws(UsageError) {
    var pins = PinOptions()
    if let text = parsed["--pin"] {
      pins.form = try ValueParser(option: "--pin").choice(text, PinStyle.Form.self)
    }
    pins.text = parsed["--pin-text"].map(text)
    if let text = parsed["--pin-size"] {
      pins.scale = try ValueParser(option: "--pin-size").number(text, in: 0.25...4)
    }
    if let text = parsed["--pin-order"] { pins.order = order(text) }
    pins.hasShadows = !parsed.has("--no-pin-shadow")
    if let text = parsed["--crowding"] {
      pins.crowding = try ValueParser(option: "--crowding").choice(text, PinCrowding.self)
    }
    if let text = parsed["--dots-beyond"] {
      pins.dotsBeyond = try ValueParser(option: "--dots-beyond").count(text)
    }
    if let text = parsed["--cluster-radius"] {
      pins.clusterRadius = try ValueParser(option: "--cluster-radius").number(text, in: 4...1000)
    }
    request.pins = pins
    try readIcon(parsed, into: &request)
  }

  private static func text(_ word: String) -> PinText {
    switch word {
    case "number": .number
    case "name": .name
    case "none": .none
    default: .property(word)
    }
  }

  private static func order(_ word: String) -> PinOrder {
    switch word {
    case "south": .southInFront
    case "board": .firstInFront
    default: .property(word)
    }
  }

  private static func readIcon(
    _ parsed: OptionTable.Parsed, into request: inout SnapshotRequest
  ) throws(UsageError) {
    guard let text = parsed["--pin-icon"], text.contains("/") || text.contains(".") else {
      for option in ["--pin-anchor", "--pin-offset", "--pin-height"] where parsed[option] != nil {
        throw .missingOption("--pin-icon FILE, which \(option) needs,")
      }
      switch parsed["--pin-icon"] {
      case nil: break
      case "own": request.pins.showsIcons = true
      case "none": request.pins.showsIcons = false
      case let name?: request.pins.icon = try named(name)
      }
      return
    }
    if parsed["--pin"] != nil { throw .contradiction("--pin", "--pin-icon FILE") }
    var picture = PictureInput(path: text)
    if let text = parsed["--pin-anchor"] {
      picture.anchor = try point(text, "--pin-anchor", "X,Y in shares of width and height")
    }
    if let text = parsed["--pin-offset"] {
      picture.offset = try point(text, "--pin-offset", "X,Y in points")
    }
    if let text = parsed["--pin-height"] {
      picture.height = try ValueParser(option: "--pin-height").number(text, in: 1...2000)
    }
    request.pinPicture = picture
  }

  private static func named(_ name: String) throws(UsageError) -> PinIcon {
    guard PinIcon.isKnown(name) else {
      throw .badValue(
        option: "--pin-icon", value: name,
        expected: "a file, or one of \(PinIcon.names.joined(separator: ", "))")
    }
    return .named(name)
  }

  private static func point(
    _ text: String, _ option: String, _ form: String
  ) throws(UsageError) -> Point {
    let n = try ValueParser(option: option).numbers(text, count: 2, form: form)
    guard n.allSatisfy({ abs($0) <= 10_000 }) else {
      throw .badValue(option: option, value: text, expected: form)
    }
    return Point(x: n[0], y: n[1])
  }
}
