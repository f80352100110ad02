import Glibc

// Runs MapLibre's own suites, or any folder of cases in their format, and says what differs.
//
// usage: conformance expression|validation DIR
exit(ConformanceTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
