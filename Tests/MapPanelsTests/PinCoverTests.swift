import Drawing
import GeoCore
import PanelLayout
import Places
import Testing
import Typesetting

@testable import MapPanels

@Suite struct PinCoverTests {
  @Test("Box and outline of a pin hold all of it but the shadow", arguments: PinStyle.Form.allCases)
  func hold(form: PinStyle.Form) throws {
    let fonts = try FontLibrary(options: FontOptions())
    let numbers: [String?] = [nil, "7", "1234567"]
    for number in numbers {
      let entry = BoardEntry(
        place: Place(index: 0, name: "", coordinate: Coordinate(longitude: 0, latitude: 0)))
      var style = PinStyle(of: entry)
      style.form = form
      style.text = number
      let context = PanelContext(
        board: .empty, size: Size(width: 9, height: 9), shaping: fonts)
      var setter = PinSetter(context)
      let look = PinLook(entry, style, in: &setter)
      let path = look.shape.path(grown: look.rim)
      var lines = Polylines()
      lines.append(path, path.all, tolerance: 0.001)
      let first = try #require(lines.points.first)
      let drawn = lines.points.reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) {
        $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0))
      }
      var covers = PinCovers()
      let outline = covers.cover(of: look)
      #expect(outline.box.inset(by: Insets(-0.01)).contains(drawn), "\(outline.box) \(drawn)")
      #expect(drawn.inset(by: Insets(-0.02)).contains(outline.box), "\(outline.box) \(drawn)")
      let corners = outline.corners
      // A flag is a pole and a cloth: no one outline.
      guard form != .flag else { return #expect(corners.isEmpty) }
      #expect(corners.count >= 6 && corners.count < 60)
      let xs = corners.map { $0.x + outline.box.minX }
      let ys = corners.map { $0.y + outline.box.minY }
      #expect(abs((xs.max() ?? 0) - drawn.maxX) < 0.6 && abs((xs.min() ?? 0) - drawn.minX) < 0.6)
      #expect(abs((ys.max() ?? 0) - drawn.maxY) < 0.6 && abs((ys.min() ?? 0) - drawn.minY) < 0.6)
    }
  }
}
