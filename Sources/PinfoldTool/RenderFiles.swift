import FileAccess
import Pinfold

/// Where `pinfold render` writes to.
struct RenderFiles: Equatable {
  private(set) var files: SnapshotFiles

  /// The options that say it.
  static let options: [Option] = [
    Option("--output", "-o", value: "FILE", help: "where to; - is standard output"),
    Option("--format", "-f", value: "FORMAT", help: "png, pdf or svg [after the file's ending]"),
    Option(
      "--sidecar", value: "FILE.json",
      help: "where each place, pin and row is, alt text, what is missing"),
    Option(
      "--image-map", value: "FILE.html",
      help: "a page with the picture, its pins and rows to point at, and a list"),
  ]

  /// Reads a command line.
  init(_ parsed: OptionTable.Parsed) throws(UsageError) {
    guard let path = parsed["--output"], !path.isEmpty else { throw .missingOption("-o FILE") }
    files = SnapshotFiles(path, as: try Self.format(parsed, path))
    for option in ["--sidecar", "--image-map"] where parsed[option]?.isEmpty == true {
      throw .missingValue(option)
    }
    files.sidecar = parsed["--sidecar"]
    files.imageMap = parsed["--image-map"]
    try check()
  }

  private static func format(
    _ parsed: OptionTable.Parsed, _ path: String
  ) throws(UsageError) -> PictureFormat {
    if let name = parsed["--format"] {
      return try ValueParser(option: "--format").choice(name, PictureFormat.self)
    }
    if let format = PictureFormat(ending: path) { return format }
    if path == "-" { return .png }
    throw .badValue(option: "-o", value: path, expected: "a .png, .pdf or .svg; or give -f")
  }

  private func check() throws(UsageError) {
    if files.imageMap != nil {
      if files.format == .pdf { throw .contradiction("--image-map", "a PDF") }
      if files.picture == "-" { throw .contradiction("--image-map", "-o -") }
    }
    let named = named
    for (index, a) in named.enumerated() {
      for b in named[(index + 1)...] where SnapshotFiles.isSame(a.path, b.path) {
        throw .contradiction("\(a.option) \(a.path)", "\(b.option) \(b.path)")
      }
    }
  }

  private var named: [(option: String, path: String)] {
    let all = [
      ("-o", files.picture), ("--sidecar", files.sidecar), ("--image-map", files.imageMap),
    ]
    return all.compactMap { option, path in path.map { (option, $0) } }
  }

  /// The option that goes to standard output, or nothing.
  var standardOutput: String? { named.first { $0.path == "-" }?.option }

  /// The files of a page: `name.png` as `name-1.png`, and so all of them.
  func page(_ number: Int) -> SnapshotFiles {
    var page = files
    page.picture = Self.path(files.picture, page: number)
    page.sidecar = files.sidecar.map { Self.path($0, page: number) }
    page.imageMap = files.imageMap.map { Self.path($0, page: number) }
    return page
  }

  /// `name.png` as `name-1.png`.
  static func path(_ path: String, page: Int) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return "\(path)-\(page)"
    }
    return "\(path[..<dot])-\(page)\(path[dot...])"
  }

  /// Refuses to write over what is read.
  func refuse(overwriting request: SnapshotRequest) throws(Failure) {
    var inputs = request.tiles.map(\.path)
    for case .file(let path) in request.places { inputs.append(path) }
    if case .file(let path) = request.style { inputs.append(path) }
    if let picture = request.pinPicture { inputs.append(picture.path) }
    if case .file(let path) = request.layout { inputs.append(path) }
    if let picture = request.pinPicture { inputs.append(picture.path) }
    for (_, output) in named where output != "-" {
      guard let target = FileIdentity(output) else { continue }
      for path in inputs where FileIdentity(path) == target {
        throw Failure(.usage, "\(output) is an input; it would be overwritten")
      }
    }
  }
}
