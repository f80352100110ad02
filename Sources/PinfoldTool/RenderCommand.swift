import Pinfold
import Typesetting

/// `pinfold render`: a command line as a value, then a picture.
struct RenderCommand {
  private(set) var request = SnapshotRequest()
  private(set) var fonts = FontOptions()
  private(set) var log = NoteLog.brief
  private(set) var output: RenderFiles?
  private var writesAllPages = false

  /// Reads a command line.
  ///
  /// - Throws: `Failure` with the status of usage.
  init(_ words: [String]) throws(Failure) {
    do throws(UsageError) {
      let parsed = try RenderOptions.table.parse(words)
      if !parsed.has("--help") { try read(parsed) }
    } catch {
      throw Failure(error)
    }
  }

  func run() throws(Failure) {
    guard let output else { return Terminal.output(HelpText.text) }
    try output.refuse(overwriting: request)
    do throws(SnapshotError) {
      let renderer = try SnapshotRenderer(fonts: fonts)
      guard writesAllPages else {
        return try write(try renderer.render(request), into: output.files)
      }
      try renderer.renderPages(request) { number, snapshot throws(SnapshotError) in
        try write(snapshot, into: output.page(number))
      }
    } catch {
      throw Failure(error)
    }
  }

  private func write(_ snapshot: Snapshot, into files: SnapshotFiles) throws(SnapshotError) {
    try snapshot.write(files)
    log.tell(snapshot.diagnostics)
  }

  private mutating func read(_ parsed: OptionTable.Parsed) throws(UsageError) {
    let common = try SnapshotRequestParser(parsed)
    (request, fonts, log) = (common.request, common.fonts, common.log)
    let output = try RenderFiles(parsed)
    self.output = output
    guard let page = parsed["--page"] else { return }
    writesAllPages = page == "all"
    if writesAllPages {
      if let option = output.standardOutput { throw .contradiction("--page all", "\(option) -") }
      return
    }
    let number = try ValueParser(option: "--page").count(page)
    guard number > 0 else {
      throw .badValue(option: "--page", value: page, expected: "a page from 1, or all")
    }
    request.page = number - 1
  }
}
