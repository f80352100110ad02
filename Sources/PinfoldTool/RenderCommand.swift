import GeoCore
import MapPanels
import Pinfold
import Places
import Typesetting

/// `pinfold render`: a command line as a value, then a picture.
struct RenderCommand {
  var request = SnapshotRequest()
  private(set) var fonts = FontOptions()
  private(set) var output = ""
  private(set) var format = PictureFormat.png
  private(set) var wantsHelp = false
  private(set) var log = Log.brief

  /// How many notes a person wants to see.
  enum Log { case quiet, brief, verbose }

  /// Reads a command line.
  ///
  /// - Throws: `Failure` with the status of usage.
  init(_ words: [String]) throws(Failure) {
    do throws(UsageError) {
      let parsed = try RenderOptions.table.parse(words)
      wantsHelp = parsed.has("--help")
      if !wantsHelp { try read(parsed) }
    } catch {
      throw Failure(error)
    }
  }

  func run() throws(Failure) {
    guard !wantsHelp else { return Terminal.output(HelpText.text) }
    do throws(SnapshotError) {
      let snapshot = try SnapshotRenderer(fonts: fonts).render(request)
      try snapshot.write(to: output, as: format)
      tell(snapshot.diagnostics)
    } catch {
      throw Failure(error)
    }
  }

  private func tell(_ diagnostics: [Diagnostic]) {
    guard log != .quiet else { return }
    var counts: [Diagnostic.Kind: Int] = [:]
    for diagnostic in diagnostics {
      counts[diagnostic.kind, default: 0] += 1
      guard log == .verbose || counts[diagnostic.kind, default: 0] <= 3 else { continue }
      Terminal.error("pinfold: note: \(diagnostic.message)")
    }
    let hidden = counts.values.reduce(0) { $0 + max(0, $1 - 3) }
    if log == .brief, hidden > 0 {
      Terminal.error("pinfold: note: \(hidden) more notes; -v lists them")
    }
  }
}

extension RenderCommand {
  private typealias Parsed = OptionTable.Parsed

  private mutating func read(_ parsed: Parsed) throws(UsageError) {
    request.places = parsed.operands.map { .file($0) }
    let markers = try PlaceArguments.markers(parsed)
    if !markers.isEmpty { request.places.append(.places(markers)) }
    request.shapes = try PlaceArguments.shapes(parsed)
    request.reading = PlaceArguments.reading(parsed)
    request.progress = PlaceArguments.progress
    try readOutput(parsed)
    try readSize(parsed)
    try readMap(parsed)
    try readCamera(parsed)
    try readBoard(parsed)
    request.isStrict = parsed.has("--strict")
    fonts.directories = parsed.all("--fonts-dir")
    fonts.useSystemFonts = !parsed.has("--no-system-fonts")
    if parsed.has("--no-system-fonts"), fonts.directories.isEmpty {
      throw .missingOption("--fonts-dir, which --no-system-fonts needs,")
    }
    log = parsed.has("--quiet") ? .quiet : parsed.has("--verbose") ? .verbose : .brief
  }

  private mutating func readOutput(_ parsed: Parsed) throws(UsageError) {
    guard let path = parsed["--output"], !path.isEmpty else { throw .missingOption("-o FILE") }
    output = path
    if let name = parsed["--format"] {
      format = try ValueParser(option: "--format").choice(name, PictureFormat.self)
    } else if let ending = PictureFormat(ending: path) {
      format = ending
    } else if path != "-" {
      throw .badValue(option: "-o", value: path, expected: "a .png, .pdf or .svg; or give -f")
    }
  }

  private mutating func readSize(_ parsed: Parsed) throws(UsageError) {
    if parsed["--scale"] != nil, parsed["--dpi"] != nil { throw .contradiction("--scale", "--dpi") }
    if let text = parsed["--scale"] {
      request.scale = try ValueParser(option: "--scale").number(text, in: 0.1...20)
    }
    if let text = parsed["--dpi"] {
      request.scale = try ValueParser(option: "--dpi").number(text, in: 10...1920) / 96
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
      request.layout = try ValueParser(option: "--layout").choice(text, LayoutChoice.self)
    }
  }

  private mutating func readMap(_ parsed: Parsed) throws(UsageError) {
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
