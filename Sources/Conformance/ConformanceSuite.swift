/// Cases of one kind with what the reference makes of each.
protocol ConformanceSuite {
  /// The word on the command line.
  static var name: String { get }
  /// What follows it there.
  static var arguments: String { get }

  /// Makes a suite from what follows its name on the command line.
  ///
  /// - Throws: where that is not what the suite wants.
  init(_ arguments: [String]) throws(ConformanceError)

  /// The names of all cases, in order; none is left out.
  ///
  /// - Throws: where there is not one, which is never what was meant.
  func cases() throws(ConformanceError) -> [String]

  /// What differs from the reference in a case, or nothing where it passes.
  func difference(in name: String) -> String?
}

/// Why a suite cannot run.
enum ConformanceError: Error, Hashable, CustomStringConvertible {
  case wrongArguments(expected: String)
  case cannotList(path: String, reason: String)
  case noCases(path: String)

  var description: String {
    switch self {
    case .wrongArguments(let expected): "expected \(expected)"
    case .cannotList(let path, let reason): "\(path): \(reason)"
    case .noCases(let path): "\(path): no case of this suite below it"
    }
  }
}
