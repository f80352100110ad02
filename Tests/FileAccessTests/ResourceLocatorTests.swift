import FileAccess
import Testing

struct ResourceLocatorTests {
  @Test(arguments: [
    ("sprite.json", "styles/sprite.json"), ("../tiles/{z}.pbf", "styles/../tiles/{z}.pbf"),
    ("/etc/a.json", "/etc/a.json"), ("file:///a%20b/c.json", "/a b/c.json"),
    ("a:b.json", "styles/a:b.json"),
  ])
  func files(address: String, path: String) {
    let locator = FolderLocator(besideFile: "styles/style.json")
    #expect(locator.place(of: address) == .file(path))
  }

  @Test(arguments: ["https://a.b/c", "mapbox://sprites/x", "data:image/png;base64,AA=="])
  func whatIsNotFetched(address: String) {
    guard case .unreachable = FolderLocator(folder: "").place(of: address) else {
      Issue.record("\(address) is taken for a file")
      return
    }
  }

  @Test func addressesInADocumentAreRelativeToIt() {
    let locator = FolderLocator(folder: "styles").within("tiles/tiles.json")
    #expect(locator.place(of: "0/0/0.pbf") == .file("styles/tiles/0/0/0.pbf"))
  }
}
