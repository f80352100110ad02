/// Finds the command that a command line names, runs it, and says what became of it.
enum CommandLineTool {
  static let version = "0.1.0"

  /// Runs one command; the only place that prints errors.
  static func run(_ words: [String]) -> ExitStatus {
    do throws(Failure) {
      try dispatch(words)
      return .done
    } catch {
      Terminal.error("pinfold: \(error.message)")
      if error.status == .usage { Terminal.error("try: pinfold --help") }
      return error.status
    }
  }

  private static func dispatch(_ words: [String]) throws(Failure) {
    switch words.first {
    case nil: throw Failure(.noCommand)
    case "-h", "--help", "help": Terminal.output(HelpText.text)
    case "--version": Terminal.output("pinfold \(version)")
    case "info": try InfoCommand(Array(words.dropFirst())).run()
    case "render": try RenderCommand(Array(words.dropFirst())).run()
    case let word?: throw Failure(.unknownCommand(word))
    }
  }
}
