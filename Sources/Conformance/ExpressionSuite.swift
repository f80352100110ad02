/// `expression`: expressions and functions of stops with what the reference makes of them.
struct ExpressionSuite: ConformanceSuite {
  static let name = "expression"
  static let arguments = "DIR"

  private let folder: CaseFolder

  init(_ arguments: [String]) throws(ConformanceError) {
    folder = try CaseFolder(arguments, expected: Self.arguments)
  }

  func cases() throws(ConformanceError) -> [String] { try folder.files(ending: "/test.json") }

  func difference(in name: String) -> String? {
    do throws(UnreadableCase) {
      return ExpressionCase(try folder.json(name + "/test.json")).difference()
    } catch {
      return error.reason
    }
  }
}
