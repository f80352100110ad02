import FileAccess
import Pinfold
import Typesetting

/// `pinfold render`: a command line as a value, then a picture.
struct RenderCommand {
  private(set) var request = SnapshotRequest()
  private(set) var fonts = FontOptions()
  private(set) var log = NoteLog.brief
  private(set) var output = ""
  private(set) var format = PictureFormat.png
  private(set) var wantsHelp = false
  private var writesAllPages = false

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
    try refuseOverwritingInputs()
    do throws(SnapshotError) {
      let renderer = try SnapshotRenderer(fonts: fonts)
      guard writesAllPages else { return try write(try renderer.render(request), to: output) }
      try renderer.renderPages(request) { number, snapshot throws(SnapshotError) in
        try write(snapshot, to: Self.path(output, page: number))
      }
    } catch {
      throw Failure(error)
    }
  }

  private func write(_ snapshot: Snapshot, to path: String) throws(SnapshotError) {
    try snapshot.write(to: path, as: format)
    log.tell(snapshot.diagnostics)
  }

  /// `name.png` as `name-1.png`.
  static func path(_ path: String, page: Int) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return "\(path)-\(page)"
    }
    return "\(path[..<dot])-\(page)\(path[dot...])"
  }

  private func refuseOverwritingInputs() throws(Failure) {
    guard let target = FileIdentity(output), output != "-" else { return }
    var inputs = request.tiles.map(\.path)
    for case .file(let path) in request.places { inputs.append(path) }
    if case .file(let path) = request.style { inputs.append(path) }
    if let picture = request.pinPicture { inputs.append(picture.path) }
    for path in inputs where FileIdentity(path) == target {
      throw Failure(.usage, "\(output) is an input; the picture would overwrite it")
    }
  }

  private mutating func read(_ parsed: OptionTable.Parsed) throws(UsageError) {
    let common = try SnapshotRequestParser(parsed)
    (request, fonts, log) = (common.request, common.fonts, common.log)
    guard let path = parsed["--output"], !path.isEmpty else { throw .missingOption("-o FILE") }
    output = path
    if let page = parsed["--page"] {
      writesAllPages = page == "all"
      if writesAllPages, path == "-" { throw .contradiction("--page all", "-o -") }
      if !writesAllPages {
        let number = try ValueParser(option: "--page").count(page)
        guard number > 0 else {
          throw .badValue(option: "--page", value: page, expected: "a page from 1, or all")
        }
        request.page = number - 1
      }
    }
    if let name = parsed["--format"] {
      format = try ValueParser(option: "--format").choice(name, PictureFormat.self)
    } else if let ending = PictureFormat(ending: path) {
      format = ending
    } else if path != "-" {
      throw .badValue(option: "-o", value: path, expected: "a .png, .pdf or .svg; or give -f")
    }
  }
}
