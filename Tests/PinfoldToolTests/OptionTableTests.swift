import Testing

@testable import PinfoldTool

@Suite("Command line words")
struct OptionTableTests {
  private let table = OptionTable(options: [
    Option("--output", "-o", value: "FILE", help: ""), Option("--quiet", "-q", help: ""),
    Option("--tiles", "-t", value: "FILE", help: ""),
  ])

  @Test("Values stand apart, behind a sign or at the letter")
  func values() throws {
    let parsed = try table.parse(["a.csv", "-oout.png", "--tiles=x", "-t", "y", "-q", "-"])
    #expect(parsed.operands == ["a.csv", "-"])
    #expect(parsed["--output"] == "out.png")
    #expect(parsed.all("--tiles") == ["x", "y"])
    #expect(parsed.has("--quiet"))
  }

  @Test("After two dashes everything is an operand; a value may begin with a dash")
  func dashes() throws {
    let parsed = try table.parse(["-t", "-12,60", "--", "-q", "--nothing"])
    #expect(parsed["--tiles"] == "-12,60")
    #expect(parsed.operands == ["-q", "--nothing"])
  }

  @Test("What is wrong is named")
  func errors() {
    #expect(throws: UsageError.unknownOption("--outptu", nearest: "--output")) {
      try table.parse(["--outptu", "x"])
    }
    #expect(throws: UsageError.unknownOption("-x", nearest: nil)) { try table.parse(["-x"]) }
    #expect(throws: UsageError.missingValue("-o")) { try table.parse(["-o"]) }
    #expect(throws: UsageError.valueForFlag("--quiet")) { try table.parse(["--quiet=1"]) }
  }
}
