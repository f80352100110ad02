import GeoCore
import Glibc
import Pinfold

// Prints where the time of a picture goes, stage by stage, and how many warm pictures a CPU second holds.
//
// usage: PinfoldBench [--runs N] [STYLE ARCHIVE LON,LAT,ZOOM] …
//        PinfoldBench [--runs N] --expressions
let arguments = BenchArguments(Array(CommandLine.arguments.dropFirst()))
if arguments.timesExpressions {
  do {
    print(try ExpressionReport(runs: arguments.runs).text)
    exit(0)
  } catch {
    print("expressions: \(error)")
    exit(3)
  }
}
for view in arguments.views {
  do {
    print(try StageReport(view, runs: arguments.runs).text)
  } catch {
    print("\(view.archive): \(error)")
    exit(3)
  }
}
