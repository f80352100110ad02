import Pinfold
import Testing

@Suite("Resources")
struct ResourcesTests {
  @Test(
    "An installed program looks in share beside it, a built one above it, the variable comes first")
  func roots() {
    let installed = Resources.beside(program: "/usr/local/bin/pinfold", home: nil)
    #expect(installed.roots.first == "/usr/local/share/pinfold")
    let built = Resources.beside(
      program: "/src/pinfold/.build/x86_64-unknown-linux-gnu/release/pinfold", home: "/data")
    #expect(built.roots.first == "/data")
    #expect(built.roots.contains("/src/pinfold"))
    #expect(!Resources.beside(program: "/pinfold", home: nil).roots.isEmpty)
  }

  @Test("What is not there is named with where it was looked for")
  func absent() {
    let resources = Resources(roots: ["/nowhere"])
    #expect {
      try resources.style(named: "streets")
    } throws: { error in
      guard case SnapshotError.resource(let name, let searched) = error else { return false }
      return name == "streets.json" && searched == ["/nowhere/Styles/streets.json"]
    }
  }
}
