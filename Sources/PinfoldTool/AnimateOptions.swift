import PanelLayout

/// The options of `pinfold animate`: those of `render`, with two ends in place of one layout.
enum AnimateOptions {
  private static let transition: [Option] = [
    Option("--from", value: "NAME", help: "the layout that goes, as for render --layout [list]"),
    Option("--to", value: "NAME", help: "the layout that comes [map]"),
    Option(
      "--transition", value: "NAME",
      help: TransitionName.allCases.map(\.rawValue).joined(separator: ", ") + " [flip]"),
    Option("--duration", value: "SECONDS", help: "how long it takes, 0 to 60 [0.5]"),
    Option("--fps", value: "RATE", help: "frames in a second, 1 to 120 [30]"),
    Option(
      "--easing", value: "CURVE",
      help: "linear, ease-in, ease-out, ease-in-out, or X1,Y1,X2,Y2 [ease-in-out]"),
    Option("--rest", value: "SECONDS", help: "how long both ends stand still [0.75]"),
    Option("--reverse", help: "the way back, from --to to --from"),
    Option("--unfinished", help: "cancelled half-way: it runs back to where it began"),
  ]

  private static let output: [Option] = [
    Option(
      "--output", "-o", value: "FILE",
      help: "an animated .png; frame-%03d.png for a file a frame; - is standard output"),
    Option("--loop", value: "COUNT|forever", help: "how often it is shown [forever]"),
    Option(
      "--strip", value: "COLUMNSxROWS",
      help: "frames side by side in one .png, .pdf or .svg instead"),
    Option("--format", "-f", value: "FORMAT", help: "png, pdf or svg [after the file's ending]"),
  ]

  static let groups: [(title: String, options: [Option])] =
    [("Transition", transition), ("Animation", output)] + shared

  private static let files = RenderFiles.options.map(\.name)
  private static let shared = RenderOptions.groups.map { group in
    (
      title: group.title,
      options: group.options.filter { $0.name != "--layout" && !files.contains($0.name) }
    )
  }

  static let table = OptionTable(options: groups.flatMap(\.options))
}
