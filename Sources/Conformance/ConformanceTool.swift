/// The program: a suite by name, then what the suite wants to know.
enum ConformanceTool {
  /// What the program says by its exit status.
  enum Status: Int32 {
    case allPassed = 0
    case someFailed = 1
    case usage = 2
  }

  /// Every suite; another one is another line here and a file of its own.
  static var suites: [any ConformanceSuite.Type] {
    [ExpressionSuite.self, ValidationSuite.self]
  }

  static var usage: String {
    suites.map { "usage: conformance \($0.name) \($0.arguments)" }.joined(separator: "\n")
  }

  /// Runs the suite that `arguments` name, prints each failure, and how many cases passed.
  static func run(_ arguments: [String]) -> Status {
    guard let suite = suites.first(where: { $0.name == arguments.first }) else {
      print(usage)
      return .usage
    }
    do throws(ConformanceError) {
      let score = try Score.of(suite.init(Array(arguments.dropFirst()))) { print($0) }
      print(score.line)
      return score.passed == score.total ? .allPassed : .someFailed
    } catch {
      print("\(suite.name): \(error)")
      return .usage
    }
  }
}

/// How many cases there were, and how many of them passed.
struct Score {
  private(set) var passed = 0
  private(set) var total = 0

  /// The last line of the program.
  var line: String { "passed \(passed) of \(total)" }

  /// Runs all cases of `suite`; `report` gets a line or more for each that failed.
  static func of(_ suite: any ConformanceSuite, report: (String) -> Void) throws(ConformanceError)
    -> Score
  {
    var score = Score()
    for name in try suite.cases() {
      score.total += 1
      if let difference = suite.difference(in: name) {
        report("\(name): \(difference)")
      } else {
        score.passed += 1
      }
    }
    return score
  }
}
