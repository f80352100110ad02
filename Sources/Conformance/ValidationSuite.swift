/// `validation`: whole styles with the messages the reference has for each.
struct ValidationSuite: ConformanceSuite {
  static let name = "validation"
  static let arguments = "DIR"

  private let folder: CaseFolder

  init(_ arguments: [String]) throws(ConformanceError) {
    folder = try CaseFolder(arguments, expected: Self.arguments)
  }

  func cases() throws(ConformanceError) -> [String] { try folder.files(ending: ".input.json") }

  func difference(in name: String) -> String? { "styles are not validated yet" }
}
