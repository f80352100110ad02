import JSONReading
import MapStyle

/// `validation`: whole styles with the messages the reference has for each.
struct ValidationSuite: ConformanceSuite {
  static let name = "validation"
  static let arguments = "DIR"

  private let folder: CaseFolder

  init(_ arguments: [String]) throws(ConformanceError) {
    folder = try CaseFolder(arguments, expected: Self.arguments)
  }

  func cases() throws(ConformanceError) -> [String] { try folder.files(ending: ".input.json") }

  func difference(in name: String) -> String? {
    do throws(UnreadableCase) {
      let style = try folder.json(name + ".input.json")
      let expected = try folder.json(name + ".output.json").array?.map(Self.line) ?? []
      return Self.difference(StyleValidator.issues(in: style).map(Self.line), expected)
    } catch {
      return error.reason
    }
  }

  /// The first lines that differ, and what was wanted there.
  private static func difference(_ found: [String], _ expected: [String]) -> String? {
    if found == expected { return nil }
    let same = zip(found, expected).prefix { $0 == $1 }.count
    let count = found.count == expected.count ? "" : "\(found.count) issues of \(expected.count)"
    let ours = same < found.count ? found[same] : "nothing"
    let theirs = same < expected.count ? expected[same] : "nothing"
    return "\(count)\n    found    \(ours)\n    expected \(theirs)"
  }

  private static func line(_ issue: StyleIssue) -> String {
    line(issue.line, issue.severity.rawValue, issue.identifier, issue.message)
  }

  private static func line(_ node: JSONNode) -> String {
    let number = (node["line"]?.number).flatMap { Int(exactly: $0) }
    return line(
      number, node["severity"]?.string ?? "error", node["identifier"]?.string,
      node["message"]?.string ?? "")
  }

  private static func line(
    _ line: Int?, _ severity: String, _ identifier: String?, _ message: String
  ) -> String {
    let place = line.map { "line \($0)" } ?? "no line"
    return "\(place): \(severity)\(identifier.map { " (\($0))" } ?? ""): \(message)"
  }
}
