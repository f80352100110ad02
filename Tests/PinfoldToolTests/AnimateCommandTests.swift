import GeoCore
import PanelLayout
import Pinfold
import Testing

@testable import PinfoldTool

@Suite("pinfold animate")
struct AnimateCommandTests {
  private func command(_ words: String, to output: String = "x.png") throws -> AnimateCommand {
    try AnimateCommand(words.split(separator: " ").map(String.init) + ["-o", output])
  }

  @Test("A flip from the list to the map, unless told otherwise")
  func defaults() throws {
    let command = try command("a.csv --size 400x300 --rtl")
    #expect(command.from.layout == .list && command.to.layout == .map)
    #expect(command.from.size.width == 400 && command.to.size.width == 400)
    #expect(command.from.isRightToLeft)
    #expect(command.options.transition is Flip)
    #expect(command.options.isForward && command.options.timing.finishes)
    #expect(command.output == .animation(path: "x.png", plays: 0))
  }

  @Test("Directions follow the order of the segments; the way back turns them round")
  func directions() throws {
    #expect(try !command("--from map --to list").options.isForward)
    let back = try command("--reverse")
    #expect(back.from.layout == .map && back.to.layout == .list && !back.options.isForward)
    #expect(try command("--from map --to list --reverse").options.isForward)
  }

  @Test("Timing")
  func timing() throws {
    let timing = try command("--duration 1 --fps 10 --easing 0,0,1,1 --rest 0 --unfinished")
      .options.timing
    #expect(timing.frames.map(\.progress) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.4, 0.3, 0.2, 0.1, 0])
    #expect(try command("--easing ease-in").options.timing.curve as? CubicBezier == .easeIn)
  }

  @Test("Outputs: animation, numbered frames, strip")
  func outputs() throws {
    #expect(try command("--loop 3").output == .animation(path: "x.png", plays: 3))
    #expect(try command("--loop forever", to: "-").output == .animation(path: "-", plays: 0))
    #expect(try command("", to: "a.apng").output == .animation(path: "a.apng", plays: 0))
    #expect(
      try command("--strip 4x2", to: "a.pdf").output
        == .strip(FrameGrid(columns: 4, rows: 2), path: "a.pdf", .pdf))
    guard case .frames(let names) = try command("", to: "f/a-%03d.png").output else {
      return #expect(Bool(false))
    }
    #expect(names.path(7) == "f/a-007.png" && names.path(1234) == "f/a-1234.png")
    #expect(FrameNames("%d.png")?.path(12) == "12.png")
    for bad in ["%s.png", "%.png", "%0d.png", "%d%d.png", "%3d.png", "%00d.png"] {
      #expect(FrameNames(bad) == nil, "\(bad)")
    }
  }

  @Test(
    "Bad values are refused with the status of usage",
    arguments: [
      ["--transition", "wipe"], ["--duration", "61"], ["--duration", "-1"], ["--fps", "0"],
      ["--easing", "bounce"], ["--easing", "2,0,0,1"], ["--loop", "0"], ["--loop", "x"],
      ["--strip", "0x3"], ["--strip", "3"], ["--strip", "101x1"], ["--from", "nowhere"],
      ["--layout", "map"], ["--strip", "2x2", "--loop", "2"], ["-f", "pdf"], ["--rest", "nan"],
    ])
  func refused(words: [String]) {
    do {
      _ = try AnimateCommand(words + ["-o", "x.png"])
      Issue.record("\(words) were taken")
    } catch {
      #expect(error.status == .usage)
      #expect(!error.message.isEmpty)
    }
  }

  @Test("A file must be named, and be one that can move")
  func files() {
    #expect(throws: Failure.self) { try AnimateCommand([]) }
    #expect(throws: Failure.self) { try AnimateCommand(["-o", "a.pdf"]) }
    #expect(throws: Failure.self) { try AnimateCommand(["-o", "a.gif"]) }
    #expect(throws: Failure.self) { try AnimateCommand(["-o", "a-%x.png"]) }
  }

  @Test("Help of its own, with the options of both")
  func help() throws {
    #expect(try AnimateCommand(["--help"]).wantsHelp)
    for word in ["--transition", "--strip", "--tiles", "--query", "--scale"] {
      #expect(HelpText.animate.contains(word))
    }
    #expect(!HelpText.animate.contains("--layout NAME"))
  }
}
