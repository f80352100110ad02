import Glibc

// Runs MapLibre's own suites, or any folder of cases in their format, and says what differs.
let arguments = Array(CommandLine.arguments.dropFirst())
exit(await RenderSuiteCommand.run(arguments))
