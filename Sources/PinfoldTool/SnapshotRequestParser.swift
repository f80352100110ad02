import GeoCore
import MapPanels
import Pinfold
import Places
import Typesetting

/// What every command that draws reads in common: a picture as plain values, fonts, and what is told of it.
struct SnapshotRequestParser {
  var request = SnapshotRequest()
  private(set) var fonts = FontOptions()
  private(set) var log = NoteLog.brief

  /// Reads what the words say of the picture; what they say of its file is the command's own.
  init(_ parsed: OptionTable.Parsed) throws(UsageError) {
    try read(parsed)
  }
}

extension SnapshotRequestParser {
  private mutating func read(_ parsed: OptionTable.Parsed) throws(UsageError) {
    request.places = parsed.operands.map { .file($0) }
    let markers = try PlaceArguments.markers(parsed)
    if !markers.isEmpty { request.places.append(.places(markers)) }
    request.shapes = try PlaceArguments.shapes(parsed)
    request.reading = PlaceArguments.reading(parsed)
    request.progress = PlaceArguments.progress
    try readSize(parsed)
    try readMap(parsed)
    try readCamera(parsed)
    try readBoard(parsed)
    try PinArguments.read(parsed, into: &request)
    request.isStrict = parsed.has("--strict")
    request.glyphs = parsed["--glyphs"]
    fonts.directories = parsed.all("--fonts-dir")
    fonts.useSystemFonts = !parsed.has("--no-system-fonts")
    if parsed.has("--no-system-fonts"), fonts.directories.isEmpty {
      throw .missingOption("--fonts-dir, which --no-system-fonts needs,")
    }
    log = NoteLog(parsed)
  }

  private mutating func readSize(_ parsed: OptionTable.Parsed) throws(UsageError) {
    if parsed["--scale"] != nil, parsed["--dpi"] != nil { throw .contradiction("--scale", "--dpi") }
    if let text = parsed["--scale"] {
      request.scale = try ValueParser(option: "--scale").number(text, in: 0.1...20)
    }
    if let text = parsed["--dpi"] {
      request.scale = try ValueParser(option: "--dpi").number(text, in: 10...1920) / 96
    }
    for side in ["--width", "--height"] where parsed["--size"] != nil && parsed[side] != nil {
      throw .contradiction("--size", side)
    }
    if let text = parsed["--size"] {
      request.size = try ValueParser(option: "--size").extent(text).points(scale: request.scale)
    }
    if let text = parsed["--width"] {
      request.size.width = try ValueParser(option: "--width").number(text, in: 1...100_000)
    }
    if let text = parsed["--height"] {
      request.size.height = try ValueParser(option: "--height").number(text, in: 1...100_000)
    }
    if let text = parsed["--background"] {
      request.background = try ValueParser(option: "--background").color(text)
    }
    if let text = parsed["--layout"] {
      request.layout = try Self.layout(text, option: "--layout")
    }
    request.shown = parsed["--show"]
    request.isRightToLeft = parsed.has("--rtl")
  }

  /// What `--layout` and the ends of a transition take.
  static func layout(_ text: String, option: String) throws(UsageError) -> LayoutChoice {
    try ValueParser(option: option).layout(text)
  }

  private mutating func readMap(_ parsed: OptionTable.Parsed) throws(UsageError) {
    request.tiles = parsed.all("--tiles").map(Self.tileInput)
    if let name = parsed["--style"] { request.style = Self.styleChoice(name) }
    if let text = parsed["--missing-tiles"] {
      request.missingTiles = try ValueParser(option: "--missing-tiles").choice(
        text, MissingTiles.self)
    }
    if let text = parsed["--names"] {
      request.pinNames = try ValueParser(option: "--names").choice(text, PinNames.self)
    }
    switch parsed["--attribution"] {
    case nil, "auto": request.attribution = .auto
    case "none": request.attribution = .none
    case let text?: request.attribution = .text(text)
    }
  }

  // A name binds a source only where it could be one: `C=maps/city.pmtiles` has no slash before its sign.
  private static func tileInput(_ text: String) -> TileInput {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex,
      !text[..<sign].contains("/")
    else { return TileInput(path: text) }
    return TileInput(
      source: String(text[..<sign]), path: String(text[text.index(after: sign)...]))
  }

  private static func styleChoice(_ text: String) -> StyleChoice {
    text.contains("/") || text.contains(".") ? .file(text) : .named(text)
  }
}
