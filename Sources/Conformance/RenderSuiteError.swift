/// Why a case cannot be drawn or compared, which counts as a failure, or why the suite cannot run at all.
enum RenderSuiteError: Error, Hashable, CustomStringConvertible {
  case usage(String)
  case cannotRead(path: String, reason: String)
  case noCases(folder: String)
  case operation(name: String, reason: String)
  case style(String)
  case painting(String)
  case noExpectation
  case size(expected: String, actual: String)

  var description: String {
    switch self {
    case .usage(let text): text
    case .cannotRead(let path, let reason): "\(path): \(reason)"
    case .noCases(let folder): "\(folder): no style.json below it"
    case .operation(let name, let reason): "operation \(name): \(reason)"
    case .style(let reason): "style: \(reason)"
    case .painting(let reason): "painting: \(reason)"
    case .noExpectation: "there is no expected picture"
    case .size(let expected, let actual): "expected \(expected) pixels, got \(actual)"
    }
  }
}
