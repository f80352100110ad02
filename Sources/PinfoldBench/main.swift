import Glibc

// Prints where the time of a picture goes, stage by stage, and how many warm pictures a CPU second holds.
//
// usage: PinfoldBench [--runs N] [STYLE ARCHIVE LON,LAT,ZOOM] …
//        PinfoldBench [--runs N] --expressions | --pins | --labels
let arguments = BenchArguments(Array(CommandLine.arguments.dropFirst()))
do {
  switch arguments.subject {
  case .expressions: print(try ExpressionReport(runs: arguments.runs).text)
  case .pins: print(try PinReport(runs: arguments.runs).text)
  case .labels: print(try LabelReport(runs: arguments.runs).text)
  case .pictures:
    for view in arguments.views { print(try StageReport(view, runs: arguments.runs).text) }
  }
} catch {
  print("\(arguments.subject): \(error)")
  exit(3)
}
