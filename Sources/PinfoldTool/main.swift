import Glibc

// A closed pipe is an error of the write, not the end of the process.
signal(SIGPIPE, SIG_IGN)
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
