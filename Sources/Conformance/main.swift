import Glibc

// Runs MapLibre's own suites, or any folder of cases in their format, and says what differs.
//
// usage: conformance expression|validation|render DIR
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "render" { exit(await RenderSuiteCommand.run(arguments)) }
exit(ConformanceTool.run(arguments).rawValue)
