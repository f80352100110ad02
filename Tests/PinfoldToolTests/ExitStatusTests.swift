import FileAccess
import Imaging
import MapStyle
import Painting
import Pinfold
import Places
import Testing
import TileStore
import Typesetting

@testable import PinfoldTool

@Suite("Exit statuses")
struct ExitStatusTests {
  @Test("The numbers that are promised")
  func numbers() {
    let all: [(PinfoldTool.ExitStatus, Int32)] = [
      (.done, 0), (.usage, 2), (.input, 3), (.missingTiles, 4), (.missingGlyphs, 5), (.output, 6),
      (.differs, 7), (.internalFault, 70),
    ]
    for (status, number) in all { #expect(status.rawValue == number) }
  }

  @Test("Errors of the library fall under them")
  func statuses() {
    let file = FileError.cannotRead(path: "a", reason: "b")
    let table: [(SnapshotError, PinfoldTool.ExitStatus)] = [
      (.request("x"), .usage), (.unknownStyle(name: "a", known: []), .input),
      (.resource(name: "a", searched: []), .input),
      (.places(.empty(path: "a")), .input), (.tiles(.noTiles(path: "a")), .input),
      (.file(file), .input), (.style(path: "a", .noLayers), .input),
      (.fonts(.noSuchDirectory(path: "a")), .input), (.fonts(.noFonts(path: "a")), .input),
      (.missingTiles([]), .missingTiles), (.missingGlyphs([]), .missingGlyphs),
      (.output(.cannotWrite(path: "a", reason: "b")), .output),
      (.painting(.tooLarge(width: 1, height: 1, limit: 1, side: 1)), .usage),
      (.painting(.noPages), .internalFault), (.encoding(.outOfMemory), .internalFault),
      (.internalFault("x"), .internalFault),
    ]
    for (error, status) in table { #expect(Failure(error).status == status, "\(error)") }
  }

  @Test("A folder without fonts is an error that names it")
  func fontFolders() {
    let here = String(#filePath.dropLast("/ExitStatusTests.swift".count))
    for folder in [here, "/does/not/exist"] {
      let words = ["render", "-m", "1,2", "--fonts-dir", folder, "-o", "/dev/null", "-f", "png"]
      #expect(CommandLineTool.run(words) == .input)
      #expect(CommandLineTool.run(words + ["--no-system-fonts"]) == .input)
    }
    #expect(Failure(.fonts(.noFonts(path: "some/fonts"))).message.contains("some/fonts"))
  }

  @Test("A message is one line, whatever it repeats")
  func oneLine() {
    #expect(
      Terminal.oneLine("cannot read a\nb.csv:\r\nnothing\u{2028}there")
        == "cannot read a b.csv: nothing there")
  }

  @Test("Words and statuses of whole runs")
  func runs() {
    #expect(CommandLineTool.run(["--version"]) == .done)
    #expect(CommandLineTool.run([]) == .usage)
    #expect(CommandLineTool.run(["draw"]) == .usage)
    #expect(
      CommandLineTool.run(["render", "/does/not/exist.csv", "-o", "/dev/null", "-f", "png"])
        == .input)
    #expect(
      CommandLineTool.run(["render", "-t", "/does/not/exist", "-o", "/dev/null", "-f", "png"])
        == .input)
  }
}
