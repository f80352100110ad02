/// What is wrong with a command line.
enum UsageError: Error, Equatable, Sendable {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String, nearest: String?)
  case missingValue(String)
  case valueForFlag(String)
  case missingOption(String)
  case badValue(option: String, value: String, expected: String)
  case contradiction(String, String)

  /// One line for a person, without a full stop.
  var message: String {
    switch self {
    case .noCommand: "nothing to do; try: pinfold render PLACES -o OUT.png"
    case .unknownCommand(let name): "no command is called '\(name)'; there are: render, info, help"
    case .unknownOption(let name, let nearest?): "unknown option \(name); did you mean \(nearest)?"
    case .unknownOption(let name, nil): "unknown option \(name)"
    case .missingValue(let name): "\(name) needs a value"
    case .valueForFlag(let name): "\(name) takes no value"
    case .missingOption(let name): "\(name) is missing"
    case .badValue(let option, let value, let expected):
      "\(option) '\(value)' is not \(expected)"
    case .contradiction(let a, let b): "\(a) and \(b) exclude each other"
    }
  }
}
