import Glibc
import Typesetting

/// `conformance render`: draws the cases of a folder and compares them with their expected pictures.
struct RenderSuiteCommand {
  static let usage = """
    usage: conformance render DIR --assets DIR [--filter GROUP] [--report out.html]
                              [--all] [--score FILE] [--record FILE]
    """

  private var folder = ""
  private var assets = ""
  private var filter: String?
  private var report: String?
  /// Whether the report shows what passes too.
  private var showsAll = false
  private var score: String?
  private var record: String?

  /// Runs the suite; 0 where all is well, 1 where a case fails, or with a score where one is lost, 2 where the suite
  /// cannot run.
  static func run(_ words: [String]) async -> Int32 {
    do throws(RenderSuiteError) {
      let command = try RenderSuiteCommand(words)
      return try await command.run()
    } catch {
      print(error)
      return 2
    }
  }

  init(_ words: [String]) throws(RenderSuiteError) {
    guard words.first == "render" else { throw .usage(Self.usage) }
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--all": showsAll = true
      case "--assets": assets = try Self.value(&rest)
      case "--filter": filter = try Self.value(&rest)
      case "--report": report = try Self.value(&rest)
      case "--score": score = try Self.value(&rest)
      case "--record": record = try Self.value(&rest)
      default:
        guard folder.isEmpty, !word.hasPrefix("-") else { throw .usage(Self.usage) }
        folder = word
      }
    }
    guard !folder.isEmpty, !assets.isEmpty else { throw .usage(Self.usage) }
  }

  private static func value(_ rest: inout ArraySlice<String>) throws(RenderSuiteError) -> String {
    guard let value = rest.popFirst() else { throw .usage(usage) }
    return value
  }

  private func run() async throws(RenderSuiteError) -> Int32 {
    let names = try RenderSuiteFolder(path: folder).cases(filter: filter)
    let fonts: FontLibrary
    do throws(TypesettingError) { fonts = try FontLibrary() } catch {
      throw .usage("fonts: \(error)")
    }
    let drawing = RenderSuiteDrawing(assets: RenderSuiteAssets(path: assets), fonts: fonts)
    let workers = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let run = RenderSuiteRun(
      folder: folder, names: names, drawing: drawing, workers: workers, keepsPictures: showsAll)
    let verdicts = await run.verdicts()
    // Where a score is kept, only what it loses is news.
    if score == nil { verdicts.forEach(Self.tell) }
    let summary = RenderSuiteCommand.summary(verdicts)
    if let report {
      let shown = showsAll ? verdicts : verdicts.filter { !$0.passes }
      try RenderSuiteReport(path: report).write(shown, summary: summary)
    }
    let lost = try keepScore(verdicts, names)
    for line in summary { print(line) }
    if score != nil { return lost.isEmpty ? 0 : 1 }
    return verdicts.allSatisfy(\.passes) ? 0 : 1
  }

  private static func tell(_ verdict: RenderSuiteVerdict) {
    if let reason = verdict.reason { print("\(verdict.name): \(reason)") }
  }

  static func summary(_ verdicts: [RenderSuiteVerdict]) -> [String] {
    let telling = verdicts.filter { !$0.isFlat }
    return [
      "passed \(verdicts.count(where: \.passes)) of \(verdicts.count)",
      "of those not trivially flat: \(telling.count(where: \.passes)) of \(telling.count)",
    ]
  }

  /// The cases that passed once and do not now; a case that is not there any more is one, unless it was not asked for.
  private func keepScore(
    _ verdicts: [RenderSuiteVerdict], _ names: [String]
  ) throws(RenderSuiteError) -> [String] {
    let asked = Set(names)
    var lost: [String] = []
    if let score {
      lost = try RenderSuiteScore(path: score).lost(in: verdicts) {
        filter == nil || asked.contains($0)
      }
      verdicts.filter { lost.contains($0.name) }.forEach(Self.tell)
      for name in lost { print("\(name): passed before") }
    }
    if let record {
      let before =
        unsafe access(record, F_OK) == 0
        ? try RenderSuiteScore(path: record) : RenderSuiteScore(names: [])
      try before.raised(by: verdicts).write(to: record)
    }
    return lost
  }
}
