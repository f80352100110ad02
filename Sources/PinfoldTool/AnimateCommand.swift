import PanelLayout
import Pinfold
import Typesetting

/// `pinfold animate`: a command line as a value, then a transition as an animation, as frames or as a strip.
struct AnimateCommand {
  /// Both ends; they differ in their layout alone.
  private(set) var from = SnapshotRequest()
  private(set) var to = SnapshotRequest()
  private(set) var options = AnimationOptions()
  private(set) var output = AnimationOutput.animation(path: "", plays: 0)
  private(set) var fonts = FontOptions()
  private(set) var log = NoteLog.brief
  private(set) var wantsHelp = false

  /// Reads a command line.
  ///
  /// - Throws: `Failure` with the status of usage.
  init(_ words: [String]) throws(Failure) {
    do throws(UsageError) {
      let parsed = try AnimateOptions.table.parse(words)
      wantsHelp = parsed.has("--help")
      if !wantsHelp { try read(parsed) }
    } catch {
      throw Failure(error)
    }
  }

  func run() throws(Failure) {
    guard !wantsHelp else { return Terminal.output(HelpText.animate) }
    do throws(SnapshotError) {
      let animated = try SnapshotRenderer(fonts: fonts).animate(from: from, to: to, options)
      switch output {
      case .animation(let path, let plays): try animated.write(to: path, plays: plays)
      case .frames(let names): try animated.writeFrames { names.path($0 + 1) }
      case .strip(let grid, let path, let format):
        try animated.writeStrip(grid, to: path, as: format)
      }
      log.tell(animated.diagnostics)
    } catch {
      throw Failure(error)
    }
  }
}

extension AnimateCommand {
  private mutating func read(_ parsed: OptionTable.Parsed) throws(UsageError) {
    let common = try SnapshotRequestParser(parsed)
    (fonts, log) = (common.fonts, common.log)
    (from, to) = (common.request, common.request)
    from.layout = try SnapshotRequestParser.layout(parsed["--from"] ?? "list", option: "--from")
    to.layout = try SnapshotRequestParser.layout(parsed["--to"] ?? "map", option: "--to")
    options.isForward = Self.leadsOn(from.layout, to.layout)
    if parsed.has("--reverse") {
      swap(&from, &to)
      options.isForward.toggle()
    }
    if let text = parsed["--transition"] {
      let name = try ValueParser(option: "--transition").choice(text, TransitionName.self)
      options.transition = name.transition
    }
    try readTiming(parsed)
    output = try AnimationOutput(parsed)
  }

  private mutating func readTiming(_ parsed: OptionTable.Parsed) throws(UsageError) {
    options.timing.rest = 0.75
    options.timing.finishes = !parsed.has("--unfinished")
    if let text = parsed["--duration"] {
      options.timing.duration = try ValueParser(option: "--duration")
        .number(text, in: TransitionTiming.durations)
    }
    if let text = parsed["--fps"] {
      options.timing.framesPerSecond = try ValueParser(option: "--fps")
        .number(text, in: TransitionTiming.frameRates)
    }
    if let text = parsed["--rest"] {
      options.timing.rest = try ValueParser(option: "--rest")
        .number(text, in: TransitionTiming.durations)
    }
    if let text = parsed["--easing"] {
      options.timing.curve = try ValueParser(option: "--easing").easing(text)
    }
  }

  /// The order of the segments of a screen that has both: the list first.
  private static let segments: [LayoutChoice] = [.list, .listMap, .mapList, .map]

  private static func leadsOn(_ from: LayoutChoice, _ to: LayoutChoice) -> Bool {
    guard let start = segments.firstIndex(of: from), let end = segments.firstIndex(of: to) else {
      return true
    }
    return start <= end
  }
}
