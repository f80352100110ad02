/// Finds the command that a command line names, runs it, and says what became of it.
enum CommandLineTool {
  static let version = "0.1.0"

  /// Inputs may hold names of any length; a line that nobody can read says less.
  private static let longest = 600

  /// Runs one command; the only place that prints errors.
  static func run(_ words: [String]) -> ExitStatus {
    do throws(Failure) {
      try dispatch(words)
      return .done
    } catch {
      let hint = error.status == .usage ? " (pinfold --help lists all options)" : ""
      Terminal.error("pinfold: \(error.message.prefix(longest))\(hint)")
      return error.status
    }
  }

  private static func dispatch(_ words: [String]) throws(Failure) {
    switch words.first {
    case nil: throw Failure(.noCommand)
    case "-h", "--help", "help": Terminal.output(HelpText.text)
    case "--version": Terminal.output("pinfold \(version)")
    case "animate": try AnimateCommand(Array(words.dropFirst())).run()
    case "render": try RenderCommand(Array(words.dropFirst())).run()
    case "info" where words.contains { $0.hasPrefix("--layout") }:
      try InfoLayout(Array(words.dropFirst())).run()
    case "info": try InfoCommand(Array(words.dropFirst())).run()
    case let word?: throw Failure(.unknownCommand(word))
    }
  }
}
