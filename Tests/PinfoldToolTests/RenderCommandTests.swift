import GeoCore
import MapPanels
import Pinfold
import Places
import Testing

@testable import PinfoldTool

@Suite("pinfold render")
struct RenderCommandTests {
  private func request(_ words: String) throws -> SnapshotRequest {
    try RenderCommand(words.split(separator: " ").map(String.init) + ["-o", "x.png"]).request
  }

  private func refusal(_ words: String...) -> Failure? {
    do {
      _ = try RenderCommand(words + ["-o", "x.png"])
      return nil
    } catch {
      return error
    }
  }

  @Test("Sizes in points, pixels, millimetres and inches")
  func sizes() throws {
    #expect(try request("--size 400x300").size == Size(width: 400, height: 300))
    #expect(try request("--size 400x300px -r 2").size == Size(width: 200, height: 150))
    #expect(try request("--size 2x1in").size == Size(width: 192, height: 96))
    // 25.4 mm are an inch, 96 points.
    #expect(try request("--size 50.8x25.4mm").size == Size(width: 192, height: 96))
    #expect(try request("--dpi 192").scale == 2)
    #expect(try request("-w 320 --height 240").size == Size(width: 320, height: 240))
  }

  @Test("Cameras: centre and zoom, box, zoom alone, fit")
  func cameras() throws {
    let helsinki = Coordinate(longitude: 24.94, latitude: 60.17)
    #expect(try request("-c 24.94,60.17 -z 12").camera == .center(helsinki, zoom: 12))
    #expect(try request("--lat 60.17 --lon 24.94").camera == .center(helsinki, zoom: nil))
    #expect(try request("-z 3.5").camera == .zoom(3.5))
    #expect(
      try request("-b 170,-20,-170,10").camera
        == .bounds(GeoBounds(west: 170, south: -20, east: -170, north: 10)))
    #expect(try request("--fit").camera == .fitPlaces)
    #expect(
      try request("--padding 1,2,3,4").padding == Insets(top: 1, right: 2, bottom: 3, left: 4))
  }

  @Test("Pins: form, text, size, order, crowding, colours")
  func pins() throws {
    let pins = try request(
      "--pin flag --pin-text code --pin-size 1.5 --pin-order rank --crowding cluster "
        + "--dots-beyond 50 --cluster-radius 60 --no-pin-shadow"
    ).pins
    #expect(pins.form == .flag)
    #expect(pins.text == .property("code"))
    #expect(pins.scale == 1.5)
    #expect(pins.order == .property("rank"))
    #expect(pins.crowding == .cluster)
    #expect(pins.dotsBeyond == 50)
    #expect(pins.clusterRadius == 60)
    #expect(!pins.hasShadows)
    #expect(try request("--color-by kind").board.colorProperty == "kind")
    #expect(try request("").pins == PinOptions())
  }

  @Test("A picture for pins has anchor, offset and height; they need one")
  func pinPicture() throws {
    let words = "--pin-icon a.png --pin-anchor 0.5,1 --pin-offset -2,3 --pin-height 20"
    let picture = try #require(try request(words).pinPicture)
    #expect(picture.path == "a.png")
    #expect(picture.anchor == Point(x: 0.5, y: 1))
    #expect(picture.offset == Point(x: -2, y: 3))
    #expect(picture.height == 20)
    #expect(try request("--pin-icon cafe").pins.icon == .named("cafe"))
    #expect(try request("--pin-icon own").pins.showsIcons == true)
    #expect(try request("--pin-icon none").pins.showsIcons == false)
    #expect(try request("").pins.showsIcons == nil)
    #expect(refusal("--pin-anchor", "0,0")?.status == .usage)
    #expect(refusal("--pin-icon", "no such icon")?.status == .usage)
    #expect(refusal("--pin-icon", "a.png", "--pin", "flag")?.status == .usage)
  }

  @Test("A latitude over 90 is refused with a hint that the order may be swapped")
  func swapped() throws {
    let failure = try #require(refusal("-c", "60.17,124.9"))
    #expect(failure.status == .usage)
    #expect(failure.message.contains("swapped"))
  }

  @Test(
    "Bad values are refused with the status of usage",
    arguments: [
      ["-z", "30"], ["-z", "x"], ["--size", "800"], ["--size", "0x5"], ["--size", "nanx5"],
      ["-b", "1,2,3"], ["-b", "1,5,2,3"], ["--limit", "-1"],
      ["--pin", "star"], ["--crowding", "x"], ["--pin-size", "9"], ["--cluster-radius", "0"],
      ["--layout", "grid"],
      ["--lat", "5"], ["--sort", "distance"], ["--no-system-fonts"], ["--bearing", "inf"],
      ["-b", "1,2,3,4", "-c", "1,2"], ["-r", "2", "--dpi", "96"], ["--background", "blurple"],
      ["--padding", "1,2,3"], ["-f", "gif"],
    ])
  func refused(words: [String]) {
    do {
      _ = try RenderCommand(words + ["-o", "x.png"])
      Issue.record("\(words) were taken")
    } catch {
      #expect(error.status == .usage)
      #expect(!error.message.isEmpty)
    }
  }

  @Test("The format follows the file's ending")
  func formats() throws {
    #expect(try RenderCommand(["-o", "a.PDF"]).output?.files.format == .pdf)
    #expect(try RenderCommand(["-o", "-", "-f", "svg"]).output?.files.format == .svg)
    #expect(try RenderCommand(["-o", "-"]).output?.files.format == .png)
    #expect(throws: Failure.self) { try RenderCommand(["-o", "a.gif"]) }
    #expect(throws: Failure.self) { try RenderCommand(["a.csv"]) }
  }

  @Test("Archives are bound to a source by name, but a path may hold a sign")
  func tiles() throws {
    let tiles = try request("-t dem=a.pmtiles -t ./a=b.mbtiles -t c.mbtiles").tiles
    #expect(
      tiles == [
        TileInput(source: "dem", path: "a.pmtiles"), TileInput(path: "./a=b.mbtiles"),
        TileInput(path: "c.mbtiles"),
      ])
  }

  @Test("Pages by number, or all into numbered files")
  func pages() throws {
    #expect(try request("--page 3").page == 2)
    #expect(try request("--page all").page == nil)
    #expect(RenderFiles.path("a/b.c.png", page: 2) == "a/b.c-2.png")
    #expect(RenderFiles.path("a.b/c", page: 2) == "a.b/c-2")
    #expect(refusal("--page", "0")?.status == .usage)
    #expect(throws: Failure.self) { try RenderCommand(["--page", "all", "-o", "-"]) }
  }

  @Test("The board")
  func board() throws {
    let board = try request("--query kah --sort -seats --near 24,60 --limit 3 --select 2").board
    #expect(board.query == "kah")
    #expect(board.sort == .property("seats", descending: true))
    #expect(board.near == Coordinate(longitude: 24, latitude: 60))
    #expect(board.limit == 3)
    #expect(board.selection == .number("2"))
  }
}
