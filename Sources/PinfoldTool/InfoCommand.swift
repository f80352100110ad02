import GeoCore
import Places

/// `pinfold info`: what is in files, without a picture.
struct InfoCommand {
  private var paths: [String] = []
  private var reading = PlaceReadingOptions()
  private var isJSON = false
  private var wantsHelp = false

  static let options: [Option] =
    [Option("--json", help: "for programs")] + PlaceArguments.readingOptions
    + [Option("--help", "-h", help: "this text")]

  /// Reads a command line.
  init(_ words: [String]) throws(Failure) {
    do throws(UsageError) {
      let parsed = try OptionTable(options: Self.options).parse(words)
      wantsHelp = parsed.has("--help")
      guard !wantsHelp else { return }
      paths = parsed.operands
      guard !paths.isEmpty else { throw .missingOption("FILE") }
      isJSON = parsed.has("--json")
      reading = PlaceArguments.reading(parsed)
    } catch {
      throw Failure(error)
    }
  }

  func run() throws(Failure) {
    guard !wantsHelp else { return Terminal.output(HelpText.info) }
    var reports: [String] = []
    var failures: [Failure] = []
    for path in paths {
      var reader = PlaceReader()
      reader.options = reading
      reader.progress = PlaceArguments.progress
      do throws(Failure) {
        reports.append(try InfoFile(path: path, reader: reader).report(asJSON: isJSON))
      } catch {
        failures.append(error)
        if isJSON { reports.append(Self.json(path, error)) }
      }
    }
    write(reports)
    // The others are reported all the same; the last failure ends the command.
    for failure in failures.dropLast() { Terminal.error("pinfold: \(failure.message)") }
    if let last = failures.last { throw last }
  }

  private func write(_ reports: [String]) {
    guard !reports.isEmpty else { return }
    guard isJSON, paths.count > 1 else {
      return Terminal.output(reports.joined(separator: "\n"))
    }
    Terminal.output("[\n" + reports.joined(separator: ",\n") + "\n]")
  }

  private static func json(_ path: String, _ failure: Failure) -> String {
    JSONText.write(
      .object([
        PropertyMember(name: "kind", value: .string("error")),
        PropertyMember(name: "path", value: .string(path)),
        PropertyMember(name: "error", value: .string(failure.message)),
      ]))
  }
}
