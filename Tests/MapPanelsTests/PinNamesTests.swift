import Drawing
import FileAccess
import GeoCore
import MapRendering
import MapStyle
import PanelLayout
import Places
import Testing
import TileStore
import Typesetting

@testable import MapPanels

/// What lies over a map and what its own labels keep away from, over boards made by a seed.
@Suite struct PinNamesTests {
  private static let fonts = try? FontLibrary()

  private struct Dice {
    var state: UInt64

    mutating func roll() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }

    mutating func pick<T>(_ values: [T]) -> T {
      values[min(values.count - 1, Int(roll() * Double(values.count)))]
    }
  }

  private static let words = [
    "Kahvila", "Ekberg", "رصيف", "甜品", "बाज़ार", "Café", "à la", "Sörnäinen", "X", "Überlandstraße",
  ]
  private static let forms = PinStyle.Form.allCases
  private static let crowdings: [PinCrowding] = [.automatic, .overlap, .spread, .cluster, .spider]

  /// A board, how its map looks, and what lies above it.
  private struct Case {
    var panel: MapPanel
    var context: PanelContext

    init(seed: UInt64, count given: Int? = nil, renderer: MapRenderer? = nil) throws {
      var dice = Dice(state: seed &* 77 &+ 5)
      let fonts = try #require(PinNamesTests.fonts)
      let count = given ?? dice.pick([5, 30, 100, 300])
      let places = (0..<count).map { index in
        let name = (0...Int(dice.roll() * 3)).map { _ in dice.pick(PinNamesTests.words) }
        return Place(
          index: index, name: dice.roll() < 0.05 ? "" : name.joined(separator: " "),
          coordinate: Coordinate(
            longitude: 24.92 + dice.roll() * 0.05, latitude: 60.16 + dice.roll() * 0.02))
      }
      var options = BoardOptions()
      if dice.roll() < 0.3 { options.selection = .number("2") }
      let size = Size(width: 200 + dice.roll() * 700, height: 150 + dice.roll() * 500)
      context = PanelContext(board: Board(places, options), size: size, shaping: fonts)
      let style = try Style(json: Array(#"{"version":8,"sources":{},"layers":[]}"#.utf8))
      panel = MapPanel(
        renderer
          ?? MapRenderer(style: style, sources: [:], shaping: fonts, cache: TileCache()))
      panel.names = .beside
      panel.pins.form = dice.pick(PinNamesTests.forms)
      panel.pins.crowding = dice.pick(PinNamesTests.crowdings)
      if dice.roll() < 0.3 { panel.pins.icon = .named("cafe") }
      if dice.roll() < 0.2 { panel.pins.text = .name }
    }

    func scene() -> PinScene {
      var scene = PinScene(panel, in: context)
      scene.arrange(credits: ["© Somebody", "© Somebody else"], inset: nil)
      return scene
    }
  }

  // A line may lie on its own pin and on what its box covers.
  private func isOwn(_ point: Point, _ pin: PinScene.Pin) -> Bool {
    pin.box.inset(by: Insets(-2)).contains(point)
  }

  private func side(_ p: Point, _ line: NameLine) -> Double {
    let (d, q) = (line.end - line.start, p - line.start)
    return d.x * q.y - d.y * q.x
  }

  private func cross(_ a: NameLine, _ b: NameLine) -> Bool {
    side(a.start, b) * side(a.end, b) < 0 && side(b.start, a) * side(b.end, a) < 0
  }

  @Test(
    "No name lies on anything, no line runs over anything, whatever the board", arguments: 0..<48)
  func apart(seed: UInt64) throws {
    let scene = try Case(seed: seed).scene()
    let obstacles = scene.obstacles
    for (at, label) in scene.labels.enumerated() {
      let name = scene.pins[label.pin].look.entry.place.name
      #expect(scene.frame.contains(label.rect), "\(name) leaves the map")
      #expect(!obstacles.contains { $0.intersects(label.rect) }, "\(name) lies on something")
      for other in scene.labels[(at + 1)...] {
        #expect(!other.rect.intersects(label.rect), "\(name) lies on another name")
        if let line = label.line, let next = other.line {
          #expect(!cross(line, next), "the line of \(name) crosses another")
        }
      }
      guard let line = label.line else { continue }
      let pin = scene.pins[label.pin]
      let way = line.end - line.start
      #expect(
        way.length <= 4 * label.label.lineHeight * 2.0.squareRoot() + pin.box.width
          + pin.box.height,
        "the line of \(name) is \(way.length) long")
      for step in 0...Int(way.length * 2) {
        let p = line.start + way * (Double(step) / max(1, (way.length * 2).rounded(.down)))
        guard !isOwn(p, pin) else { continue }
        #expect(!obstacles.contains { $0.contains(p) }, "the line of \(name) runs over something")
        #expect(
          !scene.labels.contains { $0.pin != label.pin && $0.rect.contains(p) },
          "the line of \(name) runs over a name")
      }
    }
  }

  @Test(
    "Every name is beside its pin, at the end of a line, on the pin, or told", arguments: 0..<48)
  func told(seed: UInt64) throws {
    let scene = try Case(seed: seed).scene()
    var fates: [PlaceMark.NameFate: Int] = [:]
    let entries = scene.context.board.entries
    for mark in scene.marks where mark.fate != .outside {
      let name = entries[mark.place].place.name
      #expect((mark.name == nil) == name.isEmpty)
      if let fate = mark.name { fates[fate, default: 0] += 1 }
    }
    #expect(fates[.shown, default: 0] == scene.labels.count { $0.line == nil })
    #expect(fates[.moved, default: 0] == scene.labels.count { $0.line != nil })
    let omitted = fates[.omitted, default: 0]
    let remark = scene.diagnostics.filter { $0.message.contains("left out") }
    #expect(remark.count == (omitted > 0 ? 1 : 0))
    #expect(remark.allSatisfy { $0.message.hasPrefix("\(omitted) of ") }, "\(remark)")
  }

  @Test("The same board gives the same names")
  func same() throws {
    for seed in 0..<6 as Range<UInt64> {
      let (a, b) = (try Case(seed: seed).scene(), try Case(seed: seed).scene())
      #expect(a.labels.map(\.rect) == b.labels.map(\.rect) && a.reserved == b.reserved)
    }
  }

  @Test(
    "A name stands above right of its place while that is free, then below right, then left")
  func order() throws {
    let fonts = try #require(Self.fonts)
    for form in [PinStyle.Form.teardrop, .circle, .dot] {
      let entry = BoardEntry(
        place: Place(index: 0, name: "Ekberg", coordinate: Coordinate(longitude: 0, latitude: 0)))
      var style = PinStyle(of: entry)
      style.form = form
      let context = PanelContext(board: .empty, size: Size(width: 9, height: 9), shaping: fonts)
      var setter = PinSetter(context)
      let look = PinLook(entry, style, in: &setter)
      let label = try #require(PinLabel(look, in: context))
      let places = PinLabelPlaces(label: label, look: look).beside
      try #require(places.count == 8)
      let sides = places.map { place -> String in
        let side = place.minX > 0 ? "R" : place.maxX < 0 ? "L" : "C"
        let middle = place.center.y
        return (middle < -4 ? "U" : middle > 4 ? "L" : "C") + side
      }
      // Yoeli's order as Slocum et al. give it: UR, LR, UL, LL, UC, LC, CR, CL; level with a disc first. What stands on
      // its place has its middle above it, which here counts as above.
      switch form {
      case .circle: #expect(sides == ["CR", "UR", "LR", "CL", "UL", "LL", "UC", "LC"])
      case .dot: #expect(sides == ["UR", "LR", "UL", "LL", "UC", "LC", "CR", "CL"])
      default: #expect(sides == ["UR", "CR", "UL", "CL", "UC", "LC", "UR", "UL"])
      }
      #expect(!places.contains { $0.intersects(look.box) && form != .teardrop })
    }
  }

  // Something of the frame that panels above hide, as a container says it.
  private struct Above: Panel {
    func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
      PanelOutput(size: context.size)
    }
  }

  @Test(
    "Neither names, credits nor the map's own labels lie under panels above the map, or on pins",
    arguments: 0..<6)
  func labels(seed: UInt64) throws {
    let map = try Case(seed: seed, count: 20, renderer: try Self.helsinki())
    var panel = map.panel
    panel.camera = .center(Coordinate(longitude: 24.944, latitude: 60.171), zoom: 14.6)
    let probe = Probe(panel: panel)
    var above = LayoutContainer.Child(Above())
    above.placement = .content(.end, .end)
    (above.placement.width, above.placement.height) = (.points(130), .points(90))
    _ = try LayoutContainer.stack([.init(probe), above]).draw(in: map.context)
    let scene = try #require(probe.seen.scene)
    let size = map.context.size
    let hidden = try #require(scene.panels.first)
    #expect(abs(hidden.maxX - size.width) < 1 && abs(hidden.width - 130) < 1)
    #expect(abs(hidden.maxY - size.height) < 1 && abs(hidden.height - 90) < 1)
    let credit = try #require(scene.credit)
    #expect(!credit.box.intersects(hidden))
    #expect(!scene.labels.contains { $0.rect.intersects(hidden) })
    var request = MapRequest(viewport: scene.viewport)
    request.reserved = scene.reserved
    let list = panel.renderer.render(request).list
    var count = 0
    for command in list.commands {
      guard case .glyphs(let range, .fill) = command else { continue }
      for glyph in list.glyphs[range] {
        guard let ink = glyph.ink, ink.intersects(scene.frame) else { continue }
        count += 1
        let struck = scene.reserved.first { $0.intersects(ink.inset(by: Insets(0.5))) }
        #expect(
          struck == nil, "a glyph at \(ink) lies on \(struck.map(String.init(describing:)) ?? "")")
      }
    }
    #expect(count > 20)
  }

  private final class Seen: @unchecked Sendable { var scene: PinScene? }

  /// Keeps the scene of a map that is rendered in a container.
  private struct Probe: Panel {
    let panel: MapPanel
    let seen = Seen()

    func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
      var scene = PinScene(panel, in: context)
      scene.arrange(credits: ["© Somebody"], inset: nil)
      seen.scene = scene
      return PanelOutput(size: context.size)
    }
  }

  private static func helsinki() throws -> MapRenderer {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let style = try Style(json: try FileBytes.read(root + "/Styles/streets.json"))
    let archive = try TileArchive.open(root + "/Samples/helsinki.pmtiles")
    let sources = style.sources.map { ($0.name, StackedTileSource([archive])) }
    return MapRenderer(
      style: style, sources: Dictionary(sources) { a, _ in a }, shaping: try #require(fonts),
      cache: TileCache())
  }
}

extension PlacedGlyph {
  /// The box around its ink, in points.
  fileprivate var ink: Rect? {
    let path = outline.path
    guard !path.isEmpty else { return nil }
    var moved = Path()
    moved.append(
      path,
      transform: AffineTransform.scale(size, size).then(.rotation(radians: angle))
        .then(.translation(origin)))
    return moved.bounds()
  }
}
