import Testing

/// The checker itself, fed with what it must find and with what it must leave alone.
struct FloorRulesTests {
  static let rules: FloorRules = {
    var plan = FloorPlan.house
    plan.rooms["MapPanels"]?.declared = ["GeoCore", "Drawing", "ListPanels", "Pinfold", "CCairo"]
    plan.rooms["Painting"]?.declared = ["GeoCore", "CCairo"]
    return FloorRules(plan: plan)
  }()

  static func faults(_ text: String, in target: String = "MapPanels") -> [String] {
    rules.faults(target: target, path: "Sources/\(target)/F.swift", text: text)
      .map { "\($0.line): \($0.reason)" }
  }

  @Test(arguments: [
    ("import ListPanels", "1: import ListPanels: it is on floor 5, and MapPanels on floor 5"),
    ("\npublic import Pinfold", "2: import Pinfold: it is on floor 7, and MapPanels on floor 5"),
    ("import CCairo", "1: import CCairo: MapPanels is not its door"),
    (
      "internal import struct Symbols.Box",
      "1: import Symbols: Package.swift does not declare it for MapPanels"
    ),
    ("import Foundation", "1: import Foundation: start-up is too slow with it"),
    (
      "@preconcurrency import FoundationEssentials",
      "1: import FoundationEssentials: start-up is too slow with it"
    ),
    ("import Dispatch", "1: import Dispatch: it has no floor"),
  ])
  func imports(text: String, fault: String) {
    #expect(Self.faults(text) == [fault])
  }

  @Test func importsThatAreAllowed() {
    #expect(Self.faults("import Glibc\npublic import GeoCore\n@testable import Drawing") == [])
    #expect(Self.faults("internal import CCairo", in: "Painting") == [])
    #expect(Self.faults("// import Foundation\nlet s = \"import Foundation\"") == [])
    #expect(Self.faults("/* a /* nested */\nimport Foundation\n*/") == [])
    #expect(Self.faults("let text = \"\"\"\n  import Foundation\n  \"\"\"") == [])
  }

  @Test func aTargetWithoutAFloor() {
    #expect(
      Self.faults("import GeoCore", in: "Attic") == ["1: Attic has no floor in FloorPlan"])
  }

  @Test(arguments: [
    ("let a = try! f()", "1: try!"), ("let a = b as! C", "1: as!"),
    ("  fatalError(\"no\")", "1: fatalError"),
    ("let s = \"\\(try! f(\"a\"))\"", "1: try!"),
    ("let s = #\"\\#(b as! C)\"#", "1: as!"),
  ])
  func words(text: String, fault: String) {
    #expect(Self.faults(text) == [fault])
  }

  @Test func wordsThatAreAllowed() {
    #expect(Self.faults("// try! as! fatalError(") == [])
    #expect(Self.faults("let s = \"try! \\\" as! fatalError(\"") == [])
    #expect(Self.faults("let s = #\"a \" try! \"#") == [])
    #expect(Self.faults("try f() as? C; notFatalError(); has!") == [])
  }

  @Test(arguments: [
    ("public func f() -> OpaquePointer? { nil }", "1: OpaquePointer in a public signature"),
    (
      "public func f(\n  a: Int,\n  b: UnsafeRawPointer\n) {\n}",
      "3: UnsafeRawPointer in a public signature"
    ),
    (
      "  public init(_ a: Int)\n    throws\n    -> UnsafeMutablePointer<Int>\n  {",
      "3: UnsafeMutablePointer in a public signature"
    ),
    (
      "@usableFromInline\nlet a: UnsafeBufferPointer<Int>",
      "2: UnsafeBufferPointer in a public signature"
    ),
    (
      "@inlinable public var a: UnsafeMutableRawBufferPointer {",
      "1: UnsafeMutableRawBufferPointer in a public signature"
    ),
    (
      "public enum E {\n  case a\n  case b(OpaquePointer)\n}",
      "3: OpaquePointer in a public signature"
    ),
    (
      "public protocol P {\n  func f(_ p: UnsafePointer<Int>)\n}",
      "2: UnsafePointer in a public signature"
    ),
    ("open class A: B<OpaquePointer> {", "1: OpaquePointer in a public signature"),
  ])
  func pointers(text: String, fault: String) {
    #expect(Self.faults(text) == [fault])
  }

  @Test func pointersThatAreAllowed() {
    #expect(Self.faults("func f() -> OpaquePointer? { nil }") == [])
    #expect(Self.faults("public func f() {\n  let p: OpaquePointer? = nil\n}") == [])
    #expect(Self.faults("public let a: Int\nprivate let p: OpaquePointer") == [])
    #expect(Self.faults("/// An OpaquePointer.\npublic let a: RawSpan") == [])
    #expect(Self.faults("public func f() { a.withUnsafeBytes { g($0) } }") == [])
    #expect(Self.faults("public enum E {\n  private var p: OpaquePointer? { nil }\n}") == [])
  }

  @Test func longFiles() {
    let line = "let a = 1\n"
    #expect(Self.faults(String(repeating: line, count: 400)) == [])
    #expect(Self.faults(String(repeating: line, count: 401)) == ["401: longer than 400 lines"])
  }

  @Test func manifests() {
    let manifest = Manifest(
      """
      room("GeoCore"),
      room("Drawing", on: ["GeoCore", "Imaging"]),
      door(
        "TileStore", to: ["CSQLite"],
        on: ["GeoCore"]),
      tests("DrawingTests", on: ["Drawing"]),
      """)
    #expect(
      manifest.imports == [
        "GeoCore": [], "Drawing": ["GeoCore", "Imaging"], "TileStore": ["CSQLite", "GeoCore"],
      ])
  }
}
